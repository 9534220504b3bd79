import Heed
import HeedUpdate

/// Values that many tests share.
enum Sample {
  static let day = 86_400.0
  /// Monday, 2 March 2026, at noon in UTC.
  static let now = Timestamp(seconds: 1_772_452_800)

  static func version(_ text: String) -> Version {
    do {
      return try Version(text)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  static func order(_ text: String) -> ComparedVersion { ComparedVersion(version(text)) }

  static func build(_ text: String) -> ComparedVersion {
    do {
      return try ComparedVersion(text, by: .sparkle)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  static func release(_ text: String, _ change: (inout Release) -> Void = { _ in }) -> Release {
    var release = Release(version(text))
    change(&release)
    return release
  }

  /// An item of an appcast, which is ordered by its build.
  static func item(_ text: String, _ change: (inout Release) -> Void = { _ in }) -> Release {
    var release = Release(order: build(text), versionText: text, build: BuildNumber(text))
    change(&release)
    return release
  }
}

/// All that a decision depends on, with usual values, for a test to change.
struct Situation {
  var document = UpdateDocument(source: .feed)
  var installed = InstalledApp(id: "org.example.teapot", version: Sample.version("1.0"))
  var device = Device(system: Sample.version("18.0"), family: "phone")
  var state = UpdateState(installID: 0x1234_5678_9ABC_DEF0)
  var now = Sample.now
  var settings = UpdateSettings(
    allowedLinks: LinkAllowList(hosts: ["example.org", "apps.apple.com"]), forcesWithoutLink: true)

  /// A feed with releases of these versions.
  init(_ installed: String = "1.0", releases: String...) {
    self.installed = InstalledApp(id: "org.example.teapot", version: Sample.version(installed))
    document.releases = releases.map { Sample.release($0) }
  }

  /// An appcast with these items.
  init(appcast installed: String, _ items: [Release]) {
    self.installed = InstalledApp(
      id: "org.example.teapot", platform: "macos", versionText: installed,
      build: BuildNumber(installed))
    document.source = .appcast
    document.ordering = .build
    document.releases = items
  }

  func decide(_ kind: CheckKind = .background) -> Decision {
    HeedUpdate.decide(
      document: document, installed: installed, device: device, state: state, now: now, kind: kind,
      settings: settings)
  }

  func later(_ seconds: Double) -> Situation {
    var situation = self
    situation.now = now + seconds
    return situation
  }

  /// The situation after the person answered its prompt.
  func answered(_ answer: UpdateAnswer, wasShown: Bool = true) -> Situation {
    var situation = self
    let decision = decide()
    if wasShown, let release = decision.release { situation.state.recordShown(release, at: now) }
    situation.state.recordAnswer(answer, for: decision, at: now, wasShown: wasShown)
    return situation
  }
}

extension Decision {
  /// What a test compares: the kind, the release if somebody is asked, and the reason's code.
  var outline: String {
    let asked = kind == .none || kind == .unavailable ? nil : release?.versionText
    return [kind.name, asked, reason.code.name].compactMap { $0 }.joined(separator: " ")
  }

  func hasStep(_ code: DecisionReason.Code) -> Bool { trace.contains { $0.reason.code == code } }
}
