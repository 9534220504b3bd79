import Heed
import HeedTesting
import HeedUpdate
import Testing

/// What holds for every document, install and state, by generated cases.
@Suite struct DecisionInvariantTests {
  private static let count = 3_000

  /// Whether the device could install a release, said in other words than the decision's own.
  private func fits(_ release: Release, _ situation: Situation) -> Bool {
    let needs = release.requirements
    let system = situation.device.system
    if let least = needs.minimumSystem { guard let system, system >= least else { return false } }
    if let most = needs.maximumSystem { guard let system, system <= most else { return false } }
    if !needs.deviceFamilies.isEmpty && !needs.deviceFamilies.contains("phone") { return false }
    if !needs.hardware.allSatisfy({ situation.device.hardware.contains($0) }) { return false }
    if let start = release.startDate, start > situation.now { return false }
    return true
  }

  private func check(
    _ name: String, _ test: (Situation, Decision, String) throws -> Void
  ) rethrows {
    var generator = UpdateGenerator(seed: TestSeed.value)
    for number in 0..<Self.count {
      let situation = generator.situation()
      let decision = situation.decide(generator.chance(20) ? .manual : .background)
      try test(situation, decision, "HEED_SEED=\(TestSeed.value), \(name), case \(number)")
    }
  }

  @Test func nobodyIsForcedWithoutAReleaseThatCanBeInstalled() throws {
    var count = 0
    try check("forced") { situation, decision, note in
      guard decision.kind == .forced else { return }
      count += 1
      let release = try #require(decision.release, "\(note)")
      let version = try #require(situation.installed.version)
      let newer = try #require(release.version)
      #expect(fits(release, situation), "\(note)")
      #expect(newer > version || newer == version && release.build != nil, "\(note)")
      #expect(situation.document.source != .store, "\(note)")
      #expect(
        !situation.settings.requiresVerified || situation.document.trust.isVerified, "\(note)")
      #expect(situation.settings.mayForce, "\(note)")
      #expect(!decision.isInformational && !decision.canSkip && !decision.canRemind, "\(note)")
      // What is forced ends it: the new version is not refused in its turn.
      if decision.reason.code != .forcedByRule {
        var after = situation
        after.installed.versionText = release.versionText
        after.installed.build = release.build ?? after.installed.build
        let next = after.decide()
        #expect(
          next.reason.code != .belowMinimum && next.reason.code != .blockedVersion, "\(note)")
      }
    }
    #expect(count > 100, "only \(count) of the cases force anybody")
  }

  @Test func whatIsOfferedCanBeInstalledAndIsNewer() throws {
    var count = 0
    try check("offer") { situation, decision, note in
      guard decision.kind == .offer else { return }
      count += 1
      let release = try #require(decision.release, "\(note)")
      #expect(fits(release, situation), "\(note)")
      #expect(
        release.channel == nil || situation.installed.channels.contains(release.channel ?? ""),
        "\(note)")
      #expect(decision.canRemind || decision.isCritical, "\(note)")
      #expect(!decision.canSkip || decision.canRemind, "\(note)")
      if let link = decision.link {
        #expect(situation.settings.allowedLinks.contains(link.description), "\(note)")
      }
    }
    #expect(count > 300)
  }

  @Test func unsupportedMeansThatTheDeviceIsInTheWay() throws {
    var count = 0
    try check("unsupported") { situation, decision, note in
      guard decision.kind == .unsupportedHere else { return }
      count += 1
      let release = try #require(decision.release, "\(note)")
      #expect(!fits(release, situation), "\(note)")
      #expect(decision.link == nil, "\(note)")
      var ideal = situation
      ideal.device.system = nil
      for index in ideal.document.releases.indices {
        ideal.document.releases[index].requirements = Requirements(
          minimumVersion: ideal.document.releases[index].requirements.minimumVersion)
      }
      ideal.document.policy.minimumSystem = nil
      ideal.settings.policy.minimumSystem = nil
      #expect(
        ideal.decide().kind == .forced,
        "\(note)\n\(decision.trace.map { $0.text })\n\(ideal.decide().trace.map { $0.text })")
    }
    #expect(count > 5)
  }

  @Test func aPersonWhoAsksIsToldAtLeastAsMuch() {
    var generator = UpdateGenerator(seed: TestSeed.value)
    for number in 0..<Self.count {
      let situation = generator.situation()
      let background = situation.decide()
      let manual = situation.decide(.manual)
      let note = "HEED_SEED=\(TestSeed.value), case \(number)"
      #expect(strength(manual) >= strength(background) || background.kind == .forced, "\(note)")
      #expect((background.kind == .unavailable) == (manual.kind == .unavailable), "\(note)")
    }
  }

  private func strength(_ decision: Decision) -> Int {
    switch decision.kind {
    case .forced, .unsupportedHere: 2
    case .offer: 1
    default: 0
    }
  }

  @Test func aHigherVersionNeverGetsAStrongerDecision() {
    var generator = UpdateGenerator(seed: TestSeed.value)
    var strong = 0
    for number in 0..<Self.count {
      var situation = generator.situation()
      // A minimum is a floor; what is about single versions is not, and is left out.
      situation.document.policy.blocked = []
      situation.document.policy.rules = Policy.Rules(all: .optional)
      situation.settings.policy = Policy()
      situation.state.skipped = SkippedLines()
      for index in situation.document.releases.indices {
        situation.document.releases[index].informational = nil
        situation.document.releases[index].majorUpgradeBelow = nil
        situation.document.releases[index].requirements.minimumVersion = nil
      }
      let decision = situation.decide()
      strong += strength(decision)
      var higher = situation
      let other = generator.version()
      guard let version = situation.installed.version, other > version else { continue }
      higher.installed.versionText = other.text
      let note = "HEED_SEED=\(TestSeed.value), case \(number): \(version) and \(other)"
      #expect(strength(higher.decide()) <= strength(decision), "\(note)")
    }
    #expect(strong > 200)
  }

  @Test func forcedLeadsSomewhereUnlessTheAppSaysOtherwise() {
    var generator = UpdateGenerator(seed: TestSeed.value)
    var count = 0
    for number in 0..<4_000 {
      var situation = generator.situation()
      // Nobody can skip what forces, but what is only offered for want of an address.
      situation.state.skipped = SkippedLines()
      let free = situation.decide()
      situation.settings.forcesWithoutLink = false
      let decision = situation.decide()
      let note: Comment = "HEED_SEED=\(TestSeed.value), situation \(number)"
      if decision.kind == .forced { #expect(decision.link != nil, note) }
      if free.kind == .forced, decision.kind != .forced {
        count += 1
        #expect(decision.kind == .offer || decision.kind == .none, note)
        #expect(decision.hasStep(.noLink), note)
      }
    }
    #expect(count > 100)
  }

  @Test func decidingIsAFunctionOfItsArguments() {
    var generator = UpdateGenerator(seed: TestSeed.value)
    for _ in 0..<2_000 {
      let situation = generator.situation()
      #expect(situation.decide() == situation.decide())
      #expect(
        situation.decide().trace.last?.stage == .result || situation.decide().link != nil
          || situation.decide().hasStep(.linkRefused))
      #expect(!situation.decide().summary.isEmpty)
    }
  }

  @Test func aRolloutOnlyEverOpens() {
    var generator = UpdateGenerator(seed: TestSeed.value)
    for number in 0..<2_000 {
      let percentages = (0..<Int.random(in: 1...9, using: &generator.random)).map { _ in
        Double.random(in: 0...100, using: &generator.random)
      }
      let rollout =
        generator.chance(50)
        ? Rollout(percentages: percentages)
        : Rollout(
          interval: Double.random(in: 0...1e5, using: &generator.random),
          groups: Int.random(in: 1...40, using: &generator.random))
      var most = 0
      for step in -2..<60 {
        let open = rollout.openBuckets(after: Double(step) * 20_000)
        #expect(open >= most && open <= 10_000, "HEED_SEED=\(TestSeed.value), case \(number)")
        most = open
      }
    }
  }

  @Test func everyFeedIsReadBackAsItWasWritten() throws {
    var generator = UpdateGenerator(seed: TestSeed.value)
    for number in 0..<500 {
      var feed = Feed(serial: 4, issued: Sample.now, expires: Sample.now + 5)
      for _ in 0..<3 {
        var document = generator.document()
        document.serial = feed.serial
        document.issued = feed.issued
        document.expires = feed.expires
        // A moment in a feed is exact to the millisecond.
        for index in document.releases.indices {
          document.releases[index].date = document.releases[index].date.map { rounded($0) }
          document.releases[index].startDate = document.releases[index].startDate.map {
            rounded($0)
          }
        }
        document.policy.minimumEffective = document.policy.minimumEffective.map { rounded($0) }
        feed.documents.append(document)
      }
      let text = FeedWriter().write(feed)
      let read = try FeedReader(isStrict: true).read(Array(text.utf8))
      #expect(read == feed, "HEED_SEED=\(TestSeed.value), case \(number)\n\(text)")
    }
  }

  private func rounded(_ moment: Timestamp) -> Timestamp {
    Timestamp(seconds: moment.seconds.rounded())
  }

  /// What the lint lets pass locks nobody out who has a release of the feed.
  @Test func afterTheLintEveryoneWhoIsRefusedHasAWayOn() {
    var generator = UpdateGenerator(seed: TestSeed.value)
    var clean = 0
    for number in 0..<Self.count {
      var document = generator.document()
      for index in document.releases.indices {
        document.releases[index].requirements.hardware = []
        document.releases[index].requirements.deviceFamilies = []
        document.releases[index].requirements.minimumVersion = nil
        document.releases[index].platform = nil
        document.releases[index].informational = nil
      }
      document.policy.daysSinceRelease = nil
      let feed = Feed(documents: [document])
      let errors = FeedLint(now: Sample.now).findings(of: feed).filter { $0.severity == .error }
      let locks: [FeedFinding.Code] = [
        .minimumAboveLatest, .systemLeftBehind, .systemLockedOut, .blockedLatest, .noWayOn,
        .blocksEverything,
      ]
      if errors.contains(where: { locks.contains($0.code) }) { continue }
      clean += 1
      for installed in document.releases where installed.channel == nil {
        for system in ["15", "16", "17", "18", "19", "20"] {
          var situation = Situation()
          situation.document = document
          situation.installed.versionText = installed.versionText
          situation.device.system = Sample.version(system)
          guard fits(installed, situation) else { continue }
          let decision = situation.decide()
          let note =
            "HEED_SEED=\(TestSeed.value), case \(number): \(installed.versionText) \(system)"
          #expect(decision.kind != .unsupportedHere, "\(note)")
          #expect(!decision.hasStep(.policyCannotBeMet), "\(note)")
        }
      }
    }
    #expect(clean > 200, "only \(clean) feeds are clean")
  }
}
