import Heed
import HeedUpdate
import Testing

/// Lesser complaints, and faults of other projects that were found by reading them.
@Suite struct NextInLineTests {
  @Test func theBackgroundSaysWhyItFoundNothingWhereAPersonFinds() {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.releases[0].date = Sample.now
    situation.document.releases[0].rollout = Rollout(percentages: [0, 100])
    #expect(situation.decide().outline == "none not-in-rollout")
    #expect(situation.decide().reason.until == Sample.now + Sample.day)
    #expect(situation.decide(.manual).kind == .offer)
    #expect(situation.decide(.manual).hasStep(.manualCheck))
  }

  @Test func aLinkThatMayNotBeOpenedIsReported() throws {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.releases[0].link = "javascript:alert(1)"
    situation.settings.storeLink = try StoreLink(appID: "1")
    let decision = situation.decide()
    #expect(decision.link?.address == "https://apps.apple.com/app/id1")
    #expect(decision.hasStep(.linkRefused))
    situation.document.releases[0].link = "https://example.org/teapot"
    #expect(situation.decide().link?.address == "https://example.org/teapot")
  }

  @Test func reviewersWithTheNewestVersionSeeNothing() {
    var situation = Situation("2.0", releases: "1.9")
    situation.document.policy.rules = Policy.Rules(all: .forced)
    situation.document.policy.minimumSupported = Sample.version("3.0")
    #expect(situation.decide().kind == .none)
  }

  @Test func promptsCanBeSwitchedOffFromAfar() {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.policy.rules = Policy.Rules(all: .never)
    #expect(situation.decide().outline == "none ruled-out")
    #expect(situation.decide(.manual).outline == "none ruled-out")
  }

  @Test func severalMissedVersionsAreOnePrompt() {
    var situation = Situation("1.0", releases: "1.1", "1.2", "1.3").answered(.later)
    #expect(situation.state.records.count == 1)
    #expect(situation.later(60).decide().outline == "none reminder-pending")
    situation.installed.versionText = "1.3"
    #expect(situation.decide().outline == "none up-to-date")
  }

  // MARK: Siren

  @Test func theSystemIsAskedOnlyAboutNewerReleases() {
    var situation = Situation("2.0", releases: "2.0")
    situation.document.releases[0].requirements.minimumSystem = Sample.version("99.0")
    #expect(situation.decide().outline == "none up-to-date")
  }

  @Test func noUpdateIsADecisionAndNoError() {
    #expect(Situation("1.0", releases: "1.0").decide().kind == .none)
    #expect(Situation("1.0", releases: "1.0").decide(.manual).kind == .none)
  }

  @Test func skippingIsNotATextThatHasToBeEqual() {
    var situation = Situation("1.0", releases: "2.0").answered(.skip)
    situation.document.releases[0] = Sample.release("2.0.0")
    #expect(situation.later(30 * Sample.day).decide().outline == "none skipped")
  }

  // MARK: Sparkle

  @Test func aChannelThatIsMisspelledIsNotForEverybody() {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.releases[0].channel = "bet a"
    #expect(situation.decide().kind == .none)
  }

  @Test func aReplayedOldFeedIsSeen() {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.trust = .verified(keyID: "a")
    situation.document.serial = 2
    situation.state.recordAccepted(situation.document, at: Sample.now)
    situation.document.serial = 1
    #expect(situation.decide().reason.code == .oldSerial)
    #expect(situation.decide().kind == .unavailable)
  }

  // MARK: Updates

  @Test func aNoticeIsNotSpentBeforeTheSystemAllowsTheRelease() {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.policy.timesShown = 1
    situation.document.releases[0].requirements.minimumSystem = Sample.version("19")
    for _ in 0..<3 { _ = situation.decide() }
    #expect(situation.state.records.isEmpty)
    situation.device.system = Sample.version("19")
    #expect(situation.decide().kind == .offer)
  }

  @Test func aHardMinimumLooksAtTheSystemFirst() {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.releases[0].requirements.minimumSystem = Sample.version("19")
    situation.document.policy.minimumSupported = Sample.version("1.5")
    #expect(situation.decide().kind == .unsupportedHere)
    situation.document.policy.minimumSystem = Sample.version("19")
    #expect(situation.decide().outline == "none system-too-old")
  }

  @Test func whatIsOnlyToldOfTakesThePlaceOfNothing() {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.releases[0].requirements.minimumSystem = Sample.version("19")
    situation.document.releases[0].informational = Informational()
    situation.document.policy.minimumSupported = Sample.version("1.5")
    #expect(situation.decide().outline == "none policy-cannot-be-met")
  }

  @Test func aReleaseWithoutARequirementRunsEverywhere() {
    var situation = Situation("1.0", releases: "2.0")
    situation.device = Device()
    #expect(situation.decide().kind == .offer)
  }

  // MARK: Prince of Versions

  @Test func decidingTwiceAnswersTheSame() {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.policy.timesShown = 1
    #expect(situation.decide() == situation.decide())
  }

  @Test func theInstalledBuildDoesNotMakeAVersionNewer() {
    var situation = Situation("1.2.3", releases: "1.2.3")
    situation.installed.build = BuildNumber(45)
    #expect(situation.decide().outline == "none up-to-date")
  }

  @Test func aNewerBuildOfTheSameVersionCountsWhereThePolicySaysSo() {
    var situation = Situation("1.2.3", releases: "1.2.3")
    situation.installed.build = BuildNumber(9)
    situation.document.releases[0].build = BuildNumber(10)
    #expect(situation.decide().outline == "none up-to-date")
    situation.document.policy.rules.build = .optional
    let decision = situation.decide()
    #expect(decision.outline == "offer 1.2.3 offered")
    #expect(decision.component == .build)
    #expect(!decision.canSkip && decision.canRemind)
    situation = situation.answered(.later)
    situation.state.recordInstalled(situation.installed)
    #expect(situation.later(60).decide().outline == "none reminder-pending")
  }

  // MARK: upgrader

  @Test func anInstalledVersionThatCannotBeReadAsksNothing() {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.policy.minimumSupported = Sample.version("2.0")
    situation.installed.versionText = "1.0 (final)"
    #expect(situation.decide().outline == "unavailable unreadable-version")
    #expect(situation.decide(.manual).kind == .unavailable)
  }

  // MARK: canvas

  @Test func aMinimumThatNoReleaseMeetsLocksNobodyOut() {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.policy.minimumSupported = Sample.version("2.5")
    let decision = situation.decide()
    #expect(decision.outline == "offer 2.0 offered")
    #expect(decision.hasStep(.policyCannotBeMet))
    situation.installed.versionText = "2.0"
    #expect(situation.decide().outline == "none policy-cannot-be-met")
  }
}
