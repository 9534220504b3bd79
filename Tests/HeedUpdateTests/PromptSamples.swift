import Heed

@testable import HeedUpdate

/// Decisions about the made-up app Teapot.
enum Samples {
  static func release(
    _ version: String = "2.4.0", notes: [ReleaseNotes] = [],
    minimumSystem: String? = nil
  ) throws -> Release {
    var release = Release(try Version(version), notes: notes)
    release.requirements.minimumSystem = try minimumSystem.map { try Version($0) }
    return release
  }

  static let link = "https://apps.apple.com/app/id1000000001"

  static func decision(
    _ kind: Decision.Kind, _ code: DecisionReason.Code = .offered, version: String = "2.4.0",
    canSkip: Bool = false, canRemind: Bool = false, isCritical: Bool = false,
    message: String? = nil, notes: ReleaseNotes? = nil, link: String? = Samples.link,
    minimumSystem: String? = nil
  ) throws -> Decision {
    Decision(
      kind, installed: "2.3.1", release: try release(version, minimumSystem: minimumSystem),
      canSkip: canSkip, canRemind: canRemind, isCritical: isCritical,
      reason: DecisionReason(code), message: message, notes: notes,
      link: try link.map { try StoreLink($0) })
  }

  static func offer(_ version: String = "2.4.0") throws -> Decision {
    try decision(.offer, version: version, canSkip: true, canRemind: true)
  }

  static func forced(_ version: String = "2.4.0") throws -> Decision {
    try decision(.forced, .belowMinimum, version: version)
  }

  static let none = Decision(.none, installed: "2.4.0", reason: DecisionReason(.upToDate))
  static let unavailable = Decision(
    .unavailable, installed: "2.3.1", reason: DecisionReason(.expired))

  static func prompt(_ language: Name = "en", look: UpdateLook = .alert) -> UpdatePrompt {
    UpdatePrompt(appName: "Teapot", languages: [language], look: look)
  }

  /// Every kind of prompt that there is, with its name.
  static func all(_ prompt: UpdatePrompt) throws -> [(String, Alert)] {
    let html = ReleaseNotes(
      "<ul><li>A faster search</li><li>Dark mode</li><li>Albums</li></ul>", format: .html)
    var kept = prompt
    kept.blocksUnsupported = true
    let link = try StoreLink(Samples.link)
    let hints = UpdateHints(daysLeft: 3, timesLeft: 2)
    let waiting = UpdateHints(isWaiting: true, failedLink: link)
    let forced = try decision(.forced, .belowMinimum, notes: html)
    let unsupported = try decision(.unsupportedHere, .systemTooOld, minimumSystem: "17.4")
    let alerts: [(String, Alert?)] = [
      ("optional", prompt.alert(for: try decision(.offer, canRemind: true, notes: html))),
      (
        "skippable",
        prompt.alert(
          for: try decision(.offer, canSkip: true, canRemind: true, notes: html), hints: hints)
      ),
      ("critical", prompt.alert(for: try decision(.offer, isCritical: true))),
      ("forced", prompt.alert(for: forced)),
      ("waiting", prompt.alert(for: forced, hints: waiting)),
      ("blocked", prompt.alert(for: try decision(.forced, .blockedVersion))),
      ("unsupported", prompt.alert(for: unsupported)),
      ("kept out", kept.alert(for: unsupported)),
      ("current", prompt.alert(for: none, kind: .manual)),
      ("failed", prompt.alert(for: unavailable, kind: .manual)),
      ("store failed", prompt.alert(prompt.storeFailure(link, decision: forced))),
    ]
    return alerts.compactMap { name, alert in alert.map { (name, $0) } }
  }
}
