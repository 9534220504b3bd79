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
}
