import Heed
import HeedUpdate
import Testing

/// What people complain of in other update prompts, and what Heed does instead.
@Suite struct ComplaintTests {
  @Test func aMissingZeroIsNoUpdate() {
    var situation = Situation("2.1", releases: "2.1.0")
    #expect(situation.decide().outline == "none up-to-date")
    situation.document.policy.minimumSupported = Sample.version("2.1.0")
    situation.document.policy.rules = Policy.Rules(all: .forced)
    #expect(situation.decide().outline == "none up-to-date")
  }

  @Test func aStoreNeverForcesAnybody() {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.source = .store
    situation.settings.policy.rules = Policy.Rules(all: .forced)
    situation.settings.policy.minimumSupported = Sample.version("2.0")
    let decision = situation.decide()
    #expect(decision.outline == "offer 2.0 offered")
    #expect(decision.hasStep(.mayNotForce))
    #expect(!decision.canSkip)
  }

  @Test func aStoresReleaseWaitsADayForItsServers() {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.source = .store
    situation.document.releases[0].date = Sample.now
    #expect(situation.decide().outline == "none too-soon-after-release")
    #expect(situation.decide(.manual).outline == "none too-soon-after-release")
    #expect(situation.later(Sample.day - 1).decide().kind == .none)
    #expect(situation.later(Sample.day).decide().kind == .offer)
    situation.settings.policy.daysSinceRelease = 0
    #expect(situation.decide().kind == .offer)
  }

  @Test func comingBackWithoutTheUpdateIsCounted() {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.policy.minimumSupported = Sample.version("2.0")
    #expect(situation.decide().updateAttempts == 0)
    situation = situation.answered(.update)
    #expect(situation.decide().outline == "forced 2.0 below-minimum")
    #expect(situation.decide().updateAttempts == 1)
  }

  @Test func anOldAnswerOfTheStoreIsNoDowngrade() {
    var situation = Situation("3.0", releases: "2.0")
    situation.document.source = .store
    #expect(situation.decide().outline == "none ahead")
  }

  @Test func aForcedDecisionIsTheSameEachTimeItIsAsked() {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.policy.minimumSupported = Sample.version("2.0")
    let first = situation.decide()
    situation.state.recordShown(situation.document.releases[0], at: situation.now)
    #expect(situation.decide().kind == first.kind)
    #expect(situation.answered(.update).later(1).decide().kind == .forced)
    #expect(situation.answered(.later).later(1).decide().kind == .forced)
  }

  @Test func blockingStaysUntilAnotherVersionIsInstalled() {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.policy.minimumSupported = Sample.version("2.0")
    for _ in 0..<5 {
      situation = situation.answered(.update).later(60)
      #expect(situation.decide().kind == .forced)
    }
    situation.installed = InstalledApp(id: "org.example.teapot", version: Sample.version("2.0"))
    #expect(situation.decide().kind == .none)
  }

  @Test func anAppThatWasKilledUnderItsPromptHasSpentNothing() {
    var situation = Situation("1.0", releases: "2.0")
    situation.state.recordShown(situation.document.releases[0], at: situation.now)
    #expect(situation.later(1).decide().outline == "offer 2.0 offered")
    #expect(situation.state.records[0].shown == 1)
    #expect(situation.state.records[0].answered == 0)
  }

  @Test func theLastDocumentBindsWithoutAnyNetwork() {
    // The document and the state are all there is: nothing here asks a server.
    var situation = Situation("1.0", releases: "2.0")
    situation.document.policy.minimumSupported = Sample.version("2.0")
    situation.document.expires = Sample.now + 30 * Sample.day
    #expect(situation.later(29 * Sample.day).decide().kind == .forced)
  }

  @Test func anEmptyDocumentBlocksNobody() {
    #expect(Situation("1.0").decide().outline == "none no-releases")
  }

  @Test func whereTheSystemIsTooOldNobodyIsSentToTheStore() {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.releases[0].requirements.minimumSystem = Sample.version("19.0")
    situation.document.link = "https://apps.apple.com/app/id1"
    #expect(situation.decide().outline == "none system-too-old")
    situation.document.policy.minimumSupported = Sample.version("2.0")
    let decision = situation.decide()
    #expect(decision.outline == "unsupported-here 2.0 system-too-old")
    #expect(decision.link == nil)
    #expect(decision.reason.needed == "19.0")
    #expect(decision.reason.actual == "18.0")
  }

  @Test func neverNagButBlockBelowAVersion() {
    var situation = Situation("1.5", releases: "2.0")
    situation.document.policy.onlyMandatory = true
    situation.document.policy.minimumSupported = Sample.version("1.4")
    #expect(situation.decide().outline == "none only-mandatory")
    #expect(situation.decide(.manual).kind == .offer)
    situation.installed.versionText = "1.3"
    #expect(situation.decide().outline == "forced 2.0 below-minimum")
  }

  @Test func oneBadVersionCanBePulledWithAMessage() {
    var situation = Situation("2.0028", releases: "2.1", "2.0028", "2.29")
    situation.device.languages = ["de-AT", "en"]
    situation.document.policy.blocked = [
      BlockedVersions(
        Sample.version("2.0028"),
        message: LocalizedText([
          .init(language: "en", text: "It loses tea."), .init(language: "de", text: "Kein Tee."),
        ]))
    ]
    let decision = situation.decide()
    #expect(decision.outline == "forced 2.29 blocked-version")
    #expect(decision.message == "Kein Tee.")
    situation.installed.versionText = "2.27"
    #expect(situation.decide().outline == "offer 2.29 offered")
  }

  @Test(arguments: [
    ("1.5", false), ("1.6", true), ("1.6.2", true), ("1.6.3", false), ("1.6.3-beta", true),
  ])
  func aRangeCanBePulled(_ version: String, _ isBlocked: Bool) {
    var situation = Situation(version, releases: "2.0")
    situation.document.policy.blocked = [
      BlockedVersions(from: Sample.version("1.6"), before: Sample.version("1.6.3"))
    ]
    #expect(situation.decide().kind == (isBlocked ? .forced : .offer))
  }

  @Test func aBlockedReleaseIsOfferedToNobody() {
    var situation = Situation("1.0", releases: "2.0", "1.9")
    situation.document.policy.blocked = [BlockedVersions(Sample.version("2.0"))]
    #expect(situation.decide().outline == "offer 1.9 offered")
    situation.document.releases.removeLast()
    #expect(situation.decide().outline == "none blocked-release")
  }

  @Test func aPromptThatWasNeverSeenIsNotSpent() {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.policy.timesShown = 1
    #expect(situation.answered(.later, wasShown: false).decide().kind == .offer)
    #expect(situation.answered(.skip, wasShown: false).decide().kind == .offer)
    #expect(
      situation.answered(.later).later(9 * Sample.day).decide().outline == "none asked-enough")
  }

  @Test(arguments: [
    (Answer.Reason.timeout, false), (.withdrawn, false), (.replaced, false), (.interrupted, false),
    (.unavailable, false), (.escape, true), (.outsideTap, true), (.swipe, true),
  ])
  func onlyWhatThePersonDidSpendsAPrompt(_ reason: Answer.Reason, _ isSpent: Bool) {
    var situation = Situation("1.0", releases: "2.0")
    let alert = Alert("Update?", cancel: "Later") { Action("Update", id: "update") }
    situation.state.recordAnswer(
      Answer(to: alert, reason: reason), for: situation.decide(), at: situation.now)
    #expect((situation.later(60).decide().kind == .none) == isSpent)
  }

  @Test func anAlertsActionsAreWhatTheyAreCalled() {
    let alert = Alert("Update?", cancel: "Later") {
      Action("Update", id: "update")
      Action("Skip", id: "skip")
    }
    var situation = Situation("1.0", releases: "2.0")
    let decision = situation.decide()
    var skipping = situation
    skipping.state.recordAnswer(
      Answer(to: alert, reason: .action, action: "skip"), for: decision, at: Sample.now)
    #expect(skipping.later(99 * Sample.day).decide().outline == "none skipped")
    situation.state.recordAnswer(
      Answer(to: alert, reason: .action, action: "update"), for: decision, at: Sample.now)
    #expect(situation.state.records[0].updates == 1)
  }

  @Test func theDayIsKeptAtBothEdgesAndByAClockThatIsSetBack() {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.policy.reminderInterval = Sample.day
    situation = situation.answered(.later)
    #expect(situation.later(Sample.day - 1).decide().kind == .none)
    #expect(situation.later(Sample.day).decide().kind == .offer)
    // Set back by an hour: still waiting. By a year: not for ever.
    #expect(situation.later(-3_600).decide().kind == .none)
    #expect(situation.later(-365 * Sample.day).decide().kind == .offer)
  }

  @Test func aCheckInTheFutureDoesNotStopChecks() {
    var state = UpdateState(installID: 1)
    state.lastCheck = Sample.now + 400 * Sample.day
    #expect(state.isCheckDue(at: Sample.now))
    state.lastCheck = Sample.now + 60
    #expect(!state.isCheckDue(at: Sample.now))
  }

  @Test func eachDecisionSaysWhatItIsAboutAndWhy() {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.releases[0].notes = [ReleaseNotes("Tea.", language: "en")]
    let decision = situation.decide()
    #expect(decision.installed == "1.0")
    #expect(decision.notes?.text == "Tea.")
    #expect(decision.summary == "offer 2.0: 2.0 is newer than 1.0")
    #expect(decision.trace.count >= 5)
    #expect(decision.trace.allSatisfy { !$0.text.isEmpty })
    situation.document.policy.minimumSupported = Sample.version("1.5")
    #expect(
      situation.decide().summary
        == "forced 2.0: 1.0 is below the oldest supported version 1.5")
  }

  @Test(arguments: [
    (Distribution.store, true), (.direct, true), (.enterprise, true), (.testFlight, false),
    (.debug, false), (.simulator, false),
  ])
  func onlyInstallsForPeopleAreAsked(_ distribution: Distribution, _ isAsked: Bool) {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.policy.minimumSupported = Sample.version("2.0")
    situation.installed.distribution = distribution
    #expect(situation.decide().kind == (isAsked ? .forced : .none))
    situation.document.policy.environments = [EnvironmentRule(distribution, isAsked: !isAsked)]
    #expect(situation.decide().kind == (isAsked ? .none : .forced))
  }

  @Test func testBuildsCanHaveAChannelOfTheirOwn() {
    var situation = Situation("1.0", releases: "1.0")
    situation.document.releases.append(Sample.release("1.1-beta.1") { $0.channel = "beta" })
    situation.installed.distribution = .testFlight
    situation.document.policy.environments = [
      EnvironmentRule(.testFlight, isAsked: true, channel: "beta")
    ]
    #expect(situation.decide().outline == "offer 1.1-beta.1 offered")
    situation.installed.distribution = .store
    #expect(situation.decide().outline == "none up-to-date")
  }

  @Test func aBucketIsTheSameAtEachCheckAndAnotherForEachRelease() {
    let state = UpdateState(installID: 42)
    let release = Sample.release("2.0")
    #expect(state.bucket(of: release) == state.bucket(of: release))
    let buckets = (0..<50).map { state.bucket(of: Sample.release("2.\($0)")) }
    #expect(Set(buckets).count > 40)
    #expect(buckets.allSatisfy { (0..<10_000).contains($0) })
    let salted = (0..<5).map { number in
      state.bucket(
        of: Sample.release("2.\(number)") { $0.rollout = Rollout(interval: 1, salt: "spring") })
    }
    #expect(Set(salted).count == 1)
  }

  @Test func aReleaseThatIsHeldBackHidesNoOther() {
    var situation = Situation("1.0", releases: "1.9")
    situation.document.releases.append(
      Sample.release("2.0") { release in
        release.date = Sample.now
        release.rollout = Rollout(percentages: [0, 100])
      })
    #expect(situation.decide().outline == "offer 1.9 offered")
    #expect(situation.later(Sample.day).decide().outline == "offer 2.0 offered")
  }

  @Test func skippingCoversALineAndNotMore() {
    var situation = Situation("1.8", releases: "2.0").answered(.skip)
    situation.document.releases.append(Sample.release("2.1"))
    #expect(situation.later(9 * Sample.day).decide().outline == "none skipped")
    situation.document.releases.append(Sample.release("1.9"))
    #expect(situation.decide().outline == "offer 1.9 offered")
    situation.document.releases.append(Sample.release("3.0"))
    #expect(situation.decide().outline == "offer 3.0 offered")
    situation.document.releases.removeLast()
    situation.document.releases[1].ignoreSkippedBelow = Sample.order("2.1")
    #expect(situation.decide().outline == "offer 2.1 offered")
  }

  @Test(arguments: ["2.0", "1.1"])
  func askingByHandAndNotSkippingAgainTakesASkipBack(_ version: String) {
    var situation = Situation("1.0", releases: version).answered(.skip).later(9 * Sample.day)
    #expect(situation.decide().outline == "none skipped")
    situation.state.recordAnswer(.later, for: situation.decide(.manual), at: situation.now)
    #expect(situation.state.skipped.isEmpty)
    #expect(situation.later(9 * Sample.day).decide().kind == .offer)
  }

  @Test func anAnswerAboutAnotherLineKeepsASkip() {
    var situation = Situation("1.8", releases: "2.0").answered(.skip)
    situation.document.releases.append(Sample.release("1.9"))
    situation = situation.answered(.later)
    #expect(situation.state.skipped.major?.text == "2")
    situation.document.releases.removeLast()
    #expect(situation.later(9 * Sample.day).decide().outline == "none skipped")
  }

  @Test func whatIsCriticalWasNotWhatWasSkipped() {
    var situation = Situation("1.8", releases: "2.0").answered(.skip)
    situation.document.releases.append(Sample.release("2.0.1") { $0.critical = Critical() })
    let decision = situation.decide()
    #expect(decision.outline == "offer 2.0.1 offered")
    #expect(!decision.canSkip && !decision.canRemind)
  }

  @Test func aSkippedMinorReleaseHidesAllUpToIt() {
    var situation = Situation("1.0", releases: "1.2").answered(.skip)
    situation.document.releases.append(Sample.release("1.1.5"))
    #expect(situation.later(9 * Sample.day).decide().kind == .none)
    situation.document.releases.append(Sample.release("1.2.1"))
    #expect(situation.decide().outline == "offer 1.2.1 offered")
  }

  @Test func criticalHidesWhatIsOptional() {
    var situation = Situation("1.0", releases: "1.1", "1.2")
    #expect(situation.decide().canSkip && situation.decide().canRemind)
    // The critical release is on the way to the newest.
    situation.document.releases[0].critical = Critical()
    let decision = situation.decide()
    #expect(decision.outline == "offer 1.2 offered")
    #expect(decision.isCritical && !decision.canSkip && !decision.canRemind)
    situation.installed.versionText = "1.1"
    #expect(!situation.decide().isCritical)
  }

  @Test func buildsAreNeverComparedWithVersions() {
    // The store's version is smaller than the build, and the build of the feed larger than the version.
    var situation = Situation("2.0", releases: "1.9")
    situation.installed.build = BuildNumber(57)
    situation.document.releases[0].build = BuildNumber(900)
    #expect(situation.decide().outline == "none ahead")
    situation.document.ordering = .build
    situation.document.releases = [Sample.item("58") { $0.versionText = "2.0.1" }]
    #expect(situation.decide().outline == "offer 2.0.1 offered")
    situation.installed.build = nil
    #expect(situation.decide().outline == "unavailable no-installed-build")
  }

  @Test func rulesThatDifferHaveNoOrder() {
    var situation = Situation("1.0", releases: "1.0")
    situation.document.releases.append(Sample.item("9000"))
    #expect(situation.decide().outline == "none incomparable")
    situation.document.releases.append(Sample.release("1.1"))
    #expect(situation.decide().outline == "offer 1.1 offered")
  }

  @Test func whoTestsAPreReleaseGetsTheFinal() {
    var situation = Situation("2.0-beta.3", releases: "2.0")
    situation.installed.channels = ["beta"]
    #expect(situation.decide().outline == "offer 2.0 offered")
    situation.document.releases.append(Sample.release("2.0-beta.11") { $0.channel = "beta" })
    #expect(situation.decide().outline == "offer 2.0 offered")
    situation.document.releases.removeFirst()
    #expect(situation.decide().outline == "offer 2.0-beta.11 offered")
  }

  @Test func aDocumentCannotBeRolledBackOrReplayed() {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.trust = .verified(keyID: "spring")
    situation.document.serial = 7
    situation.state.recordAccepted(situation.document, at: Sample.now)
    #expect(situation.decide().kind == .offer)
    situation.document.serial = 6
    #expect(situation.decide().outline == "unavailable old-serial")
    situation.document.serial = nil
    #expect(situation.decide().outline == "unavailable missing-serial")
    situation.document.serial = 8
    situation.document.expires = Sample.now
    #expect(situation.decide().outline == "unavailable expired")
    situation.document.expires = Sample.now + 1
    #expect(situation.decide().kind == .offer)
  }

  @Test func aHugeSerialUnderALostKeyShutsNobodyOut() {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.trust = .verified(keyID: "stolen")
    situation.document.serial = .max
    situation.state.recordAccepted(situation.document, at: Sample.now)
    situation.document.trust = .verified(keyID: "fresh")
    situation.document.serial = 9
    #expect(situation.decide().kind == .offer)
    situation.state.recordAccepted(situation.document, at: Sample.now)
    #expect(situation.state.highestSerial(of: "fresh") == 9)
    #expect(situation.state.highestSerial(of: "stolen") == .max)
  }
}
