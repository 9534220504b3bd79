import Heed
import HeedUpdate
import Testing

@Suite struct ForcedTests {
  private func demanding() -> Situation {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.policy.minimumSupported = Sample.version("2.0")
    return situation
  }

  @Test func withAKeyOnlyAVerifiedDocumentForces() {
    var situation = demanding()
    #expect(situation.decide().kind == .forced)
    situation.settings.requiresVerified = true
    let decision = situation.decide()
    #expect(decision.outline == "offer 2.0 offered")
    #expect(decision.hasStep(.mayNotForce))
    situation.document.trust = .verified(keyID: "spring")
    #expect(situation.decide().kind == .forced)
    situation.document.source = .store
    #expect(situation.decide().kind == .offer)
  }

  @Test func anAppCanForbidForcing() {
    var situation = demanding()
    situation.settings.mayForce = false
    #expect(situation.decide().kind == .offer)
    situation.document.releases[0].requirements.minimumSystem = Sample.version("19")
    #expect(situation.decide().kind == .none)
  }

  @Test(arguments: ["system", "newSystem", "family", "hardware"])
  func onlyTheDeviceInTheWayMeansUnsupportedHere(_ obstacle: String) {
    var situation = demanding()
    switch obstacle {
    case "system": situation.document.releases[0].requirements.minimumSystem = Sample.version("19")
    case "newSystem":
      situation.document.releases[0].requirements.maximumSystem = Sample.version("17")
    case "family": situation.document.releases[0].requirements.deviceFamilies = ["tablet"]
    default: situation.document.releases[0].requirements.hardware = ["lidar"]
    }
    #expect(situation.decide().kind == .unsupportedHere)
    // A release that fits takes its place.
    situation.document.releases.append(Sample.release("2.0.1"))
    #expect(situation.decide().outline == "forced 2.0.1 below-minimum")
  }

  @Test(arguments: [
    "starts", "delay", "informational", "channel", "platform", "updates", "blocked",
  ])
  func whateverElseIsInTheWayLocksNobodyOut(_ obstacle: String) {
    var situation = demanding()
    switch obstacle {
    case "starts": situation.document.releases[0].startDate = Sample.now + 1
    case "delay":
      situation.document.releases[0].date = Sample.now
      situation.document.policy.daysSinceRelease = 2
    case "informational": situation.document.releases[0].informational = Informational()
    case "channel": situation.document.releases[0].channel = "beta"
    case "platform": situation.document.releases[0].platform = "macos"
    case "updates": situation.document.releases[0].requirements.minimumVersion = Sample.order("1.5")
    default: situation.document.policy.blocked = [BlockedVersions(Sample.version("2.0"))]
    }
    let decision = situation.decide()
    #expect(decision.kind != .forced)
    #expect(decision.kind != .unsupportedHere)
  }

  @Test func whatComesToThisDeviceCountsMoreThanWhatItCannotHave() {
    var situation = demanding()
    situation.document.releases[0].requirements.minimumSystem = Sample.version("19")
    situation.document.releases.append(
      Sample.release("2.0.1") { $0.startDate = Sample.now + Sample.day })
    #expect(situation.decide().outline == "none not-started")
    #expect(situation.later(Sample.day).decide().outline == "forced 2.0.1 below-minimum")
    // One that this device cannot have either changes nothing.
    situation.document.releases[1].requirements.minimumSystem = Sample.version("19")
    #expect(situation.decide().outline == "unsupported-here 2.0 system-too-old")
  }

  @Test func nobodyIsForcedIntoAReleaseThatWasHalted() {
    var situation = demanding()
    situation.document.releases[0].rollout = Rollout(interval: 0, isPaused: true)
    #expect(situation.decide().outline == "none rollout-paused")
    #expect(situation.decide(.manual).outline == "offer 2.0 offered")
    situation.document.releases.append(Sample.release("2.0.1"))
    #expect(situation.decide().outline == "forced 2.0.1 below-minimum")
  }

  @Test(arguments: [Rollout(percentages: [0, 100]), Rollout(interval: 0, isPaused: true)])
  func whoAsksByHandIsNotForcedAheadOfARollout(_ rollout: Rollout) {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.policy.rules = Policy.Rules(all: .forced)
    situation.document.releases[0].date = Sample.now
    situation.document.releases[0].rollout = rollout
    #expect(situation.decide().kind == .none)
    let decision = situation.decide(.manual)
    #expect(decision.outline == "offer 2.0 offered")
    #expect(decision.canRemind && !decision.canSkip)
    #expect(!decision.hasStep(.mayNotForce))
    situation.document.releases[0].rollout = nil
    #expect(situation.decide(.manual).kind == .forced)
  }

  @Test func aMinimumCountsFromItsMomentOn() {
    var situation = demanding()
    situation.document.policy.minimumEffective = Sample.now + 60
    #expect(situation.decide().kind == .offer)
    #expect(situation.later(60).decide().kind == .forced)
  }

  @Test func quietHoursAndLimitsDoNotCountWhereThePersonMust() {
    var situation = demanding()
    situation.document.policy.quietHours = QuietHours(start: 0, end: 1_439)
    situation.document.policy.timesShown = 0
    situation.document.policy.onlyMandatory = true
    #expect(situation.decide().kind == .forced)
  }

  @Test func thePersonIsForcedToAReleaseOfTheRolloutFirst() {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.policy.minimumSupported = Sample.version("1.5")
    situation.document.releases.append(
      Sample.release("2.1") { release in
        release.date = Sample.now
        release.rollout = Rollout(percentages: [0, 100])
      })
    #expect(situation.decide().outline == "forced 2.0 below-minimum")
    situation.document.releases.removeFirst()
    #expect(situation.decide().outline == "forced 2.1 below-minimum")
  }

  @Test func aForcedRuleWaitsForItsRollout() {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.policy.rules = Policy.Rules(major: .forced)
    situation.document.releases[0].date = Sample.now
    situation.document.releases[0].rollout = Rollout(percentages: [0, 100])
    #expect(situation.decide().outline == "none not-in-rollout")
    #expect(situation.later(Sample.day).decide().outline == "forced 2.0 forced-by-rule")
  }

  @Test func rulesAreByTheFirstHigherNumber() {
    let rules = Policy.Rules(
      major: .forced, minor: .optional, patch: .skippable, revision: .never)
    let expected = ["2.0": "forced", "1.1": "offer", "1.0.1": "offer", "1.0.0.1": "none"]
    for (version, kind) in expected {
      var situation = Situation("1.0", releases: version)
      situation.document.policy.rules = rules
      let decision = situation.decide()
      #expect(decision.kind.name == kind, "\(version)")
      #expect(decision.canSkip == (version == "1.0.1"), "\(version)")
    }
    // A release that nobody asks for leaves the place to another one.
    var situation = Situation("1.0", releases: "1.0.0.1", "1.0.0.2")
    situation.document.policy.rules = Policy.Rules(major: .never, revision: .optional)
    situation.document.releases.append(Sample.release("2.0"))
    #expect(situation.decide().outline == "offer 1.0.0.2 offered")
  }

  @Test func theDocumentsPolicyComesBeforeTheApps() {
    var situation = Situation("1.0", releases: "2.0")
    situation.settings.policy.rules = Policy.Rules(all: .forced)
    #expect(situation.decide().kind == .forced)
    situation.document.policy.rules.major = .optional
    #expect(situation.decide().kind == .offer)
    #expect(!situation.decide().canSkip)
  }

  @Test func anAppcastForcesOnlyByVersionsThatCanBeRead() {
    var situation = Situation(appcast: "100", [Sample.item("200") { $0.versionText = "2.0 (new)" }])
    situation.installed.versionText = "1.0"
    situation.settings.policy.minimumSupported = Sample.version("2.0")
    #expect(situation.decide().outline == "offer 2.0 (new) offered")
    situation.document.releases[0].versionText = "2.0"
    #expect(situation.decide().outline == "forced 2.0 below-minimum")
  }

  @Test(
    arguments: [
      ("org.example.kettle", nil, nil, "other-app"), (nil, "macos", nil, "other-platform"),
      (nil, nil, "beta", "other-channel"), ("org.example.teapot", "iOS", nil, "below-minimum"),
    ] as [(Name?, Name?, Name?, String)])
  func aDocumentForSomethingElseIsRefused(
    _ app: Name?, _ platform: Name?, _ channel: Name?, _ code: String
  ) {
    var situation = demanding()
    situation.document.app = app.map { AppIdentity(id: $0) }
    situation.document.platform = platform
    situation.document.channel = channel
    #expect(situation.decide().reason.code.name == code)
    #expect((situation.decide().kind == .forced) == (code == "below-minimum"))
  }

  @Test func aDocumentOfTheEnvironmentsChannelCounts() {
    var situation = demanding()
    situation.document.channel = "beta"
    situation.installed.distribution = .testFlight
    #expect(situation.decide().outline == "unavailable other-channel")
    situation.document.policy.environments = [
      EnvironmentRule(.testFlight, isAsked: true, channel: "beta")
    ]
    #expect(situation.decide().outline == "forced 2.0 below-minimum")
  }

  // MARK: Addresses

  @Test func nobodyIsForcedWithoutAnAddressThatMayBeOpened() throws {
    var situation = demanding()
    situation.settings.forcesWithoutLink = false
    let decision = situation.decide()
    #expect(decision.outline == "offer 2.0 no-link")
    #expect(decision.link == nil)
    #expect(decision.canRemind && !decision.canSkip)
    #expect(decision.hasStep(.belowMinimum))
    #expect(decision.hasStep(.noLink))
    // One that is refused is none.
    situation.document.link = "https://evil.example/teapot"
    #expect(situation.decide().outline == "offer 2.0 no-link")
    #expect(situation.decide().hasStep(.linkRefused))
    #expect(situation.answered(.later).decide().outline == "none reminder-pending")
    situation.settings.storeLink = try StoreLink(appID: "1")
    #expect(situation.decide().outline == "forced 2.0 below-minimum")
    situation.settings.storeLink = nil
    situation.document.link = "https://example.org/teapot"
    #expect(situation.decide().outline == "forced 2.0 below-minimum")
    // What a prompt does not open counts as little here.
    situation.document.link = "https://example.org:8443/teapot"
    #expect(situation.decide().outline == "offer 2.0 no-link")
  }

  @Test func aReleaseWithAnAddressIsForcedBeforeANewerOneWithout() {
    var situation = demanding()
    situation.settings.forcesWithoutLink = false
    situation.document.releases.append(
      Sample.release("2.0.1") { $0.link = "javascript:alert(1)" })
    situation.document.releases[0].link = "https://example.org/teapot"
    #expect(situation.decide().outline == "forced 2.0 below-minimum")
  }

  @Test func aRuleThatForcesNeedsAnAddressToo() {
    var situation = Situation("1.0", releases: "2.0")
    situation.settings.forcesWithoutLink = false
    situation.document.policy.rules.major = .forced
    let decision = situation.decide()
    #expect(decision.outline == "offer 2.0 no-link")
    #expect(!decision.canSkip)
    #expect(situation.decide(.manual).outline == "offer 2.0 no-link")
    situation.document.releases[0].link = "https://example.org/teapot"
    #expect(situation.decide().outline == "forced 2.0 forced-by-rule")
  }
}
