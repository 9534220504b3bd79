import Heed
import HeedTesting
import HeedUpdate
import Testing

@Suite struct TimingTests {
  @Test(arguments: [
    (22 * 60, 7 * 60, 21.99, false), (22 * 60, 7 * 60, 22, true), (22 * 60, 7 * 60, 3, true),
    (22 * 60, 7 * 60, 7, false), (9 * 60, 17 * 60, 12, true), (9 * 60, 17 * 60, 8.99, false),
    (9 * 60, 17 * 60, 17, false), (600, 600, 10, false),
  ])
  func quietHoursMayGoOverMidnight(_ start: Int, _ end: Int, _ hour: Double, _ isQuiet: Bool) {
    let hours = QuietHours(start: start, end: end)
    let midnight = Timestamp(seconds: 1_772_409_600)
    #expect(hours.contains(midnight + hour * 3_600, utcOffset: 0) == isQuiet)
    // The device's own time counts.
    #expect(hours.contains(midnight + (hour * 3_600 - 19_800), utcOffset: 19_800) == isQuiet)
    #expect(hours.contains(midnight + (hour * 3_600 + 36_000), utcOffset: -36_000) == isQuiet)
  }

  @Test func nobodyIsAskedInQuietHoursUnlessTheyAsk() {
    var situation = Situation("1.0", releases: "2.0")
    situation.device.utcOffset = 10 * 3_600
    situation.document.policy.quietHours = QuietHours(start: 22 * 60, end: 7 * 60)
    // Noon in UTC is ten in the evening there.
    let decision = situation.decide()
    #expect(decision.outline == "none quiet-hours")
    #expect(decision.reason.until == Sample.now + 9 * 3_600)
    #expect(situation.decide(.manual).kind == .offer)
    #expect(situation.later(9 * 3_600).decide().kind == .offer)
    situation.device.utcOffset = 0
    #expect(situation.decide().kind == .offer)
  }

  @Test func aPersonMayNameTheTimeOfTheReminder() {
    var situation = Situation("1.0", releases: "2.0")
    situation.state.recordAnswer(
      .later, for: situation.decide(), at: situation.now, remindAfter: 3_600)
    #expect(situation.later(3_599).decide().kind == .none)
    #expect(situation.later(3_600).decide().kind == .offer)
  }

  @Test func whatIsShownOftenEnoughIsNotShownAgain() {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.policy.timesShown = 2
    for _ in 0..<2 {
      #expect(situation.decide().kind == .offer)
      situation = situation.answered(.later).later(4 * Sample.day)
    }
    #expect(situation.decide().outline == "none asked-enough")
    #expect(situation.decide(.manual).kind == .offer)
    situation.document.releases.append(Sample.release("2.1"))
    #expect(situation.decide().kind == .offer)
  }

  @Test func whatIsInstalledIsForgotten() {
    var situation = Situation("1.0", releases: "2.0", "1.5").answered(.update)
    situation.document.releases.removeFirst()
    situation = situation.answered(.later)
    #expect(situation.state.records.count == 2)
    var isNew = situation.state.recordInstalled(situation.installed)
    #expect(!isNew)
    #expect(situation.state.records.count == 2)
    situation.installed.versionText = "1.5"
    isNew = situation.state.recordInstalled(situation.installed)
    #expect(isNew)
    #expect(situation.state.records.map { $0.release.text } == ["2.0"])
    isNew = situation.state.recordInstalled(situation.installed)
    #expect(!isNew)
  }

  @Test func onlySoMuchIsRemembered() {
    var state = UpdateState(installID: 1)
    for number in 0..<100 {
      state.recordShown(Sample.release("1.\(number)"), at: Sample.now)
      var document = UpdateDocument(trust: .verified(keyID: "key\(number)"))
      document.serial = 1
      state.recordAccepted(document, at: Sample.now)
    }
    #expect(state.records.count == UpdateState.mostRecords)
    #expect(state.records.last?.release.text == "1.99")
    #expect(state.serials.count == UpdateState.mostSerials)
    #expect(state.highestSerial(of: "key99") == 1)
  }

  // MARK: Rollouts

  @Test func aRolloutReachesTheSharesOfItsPlan() {
    let rollout = Rollout(percentages: [1, 2, 5, 10, 20, 50, 100])
    let release = Sample.release("2.0") { $0.rollout = rollout }
    var generator = SeededGenerator(seed: 7)
    let buckets = (0..<20_000).map { _ in
      UpdateState(installID: generator.next()).bucket(of: release)
    }
    for (day, percentage) in [1.0, 2, 5, 10, 20, 50, 100].enumerated() {
      let open = rollout.openBuckets(after: (Double(day) + 0.5) * Sample.day)
      let share = Double(buckets.filter { $0 < open }.count) / 200
      #expect(open == Int(percentage * 100))
      #expect(abs(share - percentage) < 1, "day \(day): \(share)")
    }
  }

  @Test func groupsOpenOneAfterTheOther() {
    let rollout = Rollout(interval: 3_600)
    #expect(rollout.openBuckets(after: -1) == 0)
    #expect(rollout.openBuckets(after: 0) == 1_429)
    #expect(rollout.openBuckets(after: 3_599) == 1_429)
    #expect(rollout.openBuckets(after: 3_600) == 2_858)
    #expect(rollout.openBuckets(after: 6 * 3_600) == 10_000)
    #expect(Rollout(interval: 0).openBuckets(after: -9) == 10_000)
    #expect(Rollout(interval: 1, groups: 0).openBuckets(after: 0) == 10_000)
    #expect(rollout.openBuckets(after: .infinity) == 10_000)
    #expect(rollout.openBuckets(after: .nan) == 0)
  }

  @Test(arguments: [.max, .min, 0, 10_001] as [Int])
  func aPlanOfAnyNumbersOpensSomeOfTheBuckets(_ groups: Int) {
    for percentages in [[.infinity], [.nan], [-5], [1e300]] as [[Double]] {
      for seconds in [0, 1e300, -1e300, .infinity, .nan] as [Double] {
        let all = 0...Rollout.buckets
        #expect(all.contains(Rollout(interval: 1, groups: groups).openBuckets(after: seconds)))
        #expect(all.contains(Rollout(percentages: percentages).openBuckets(after: seconds)))
      }
    }
    #expect(Rollout(percentages: [.infinity]).openBuckets(after: 0) == Rollout.buckets)
  }

  @Test func quietHoursOfAnyMomentAreToldWithoutATrap() {
    let quiet = QuietHours(start: 1_320, end: 420)
    for seconds in [1e18, 7e25, -9.87e33, 1.23456789e36, 1e300, .infinity, .nan] as [Double] {
      for offset in [0, 1e29, -3.3e37] {
        // Such a moment counts as midnight.
        #expect(quiet.contains(Timestamp(seconds: seconds), utcOffset: offset))
      }
    }
  }

  @Test func aDayNeverHasLessThanTheDayBefore() {
    let rollout = Rollout(percentages: [10, 5, 20])
    #expect(
      [0, 1, 2, 9].map { rollout.openBuckets(after: $0 * Sample.day) } == [1000, 1000, 2000, 2000])
  }

  @Test func aHaltedRolloutOffersNothingByItself() {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.releases[0].rollout = Rollout(interval: 0, isPaused: true)
    #expect(situation.decide().outline == "none rollout-paused")
  }

  @Test func aReleaseMayHaveAStart() {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.releases[0].startDate = Sample.now + 60
    #expect(situation.decide(.manual).outline == "none not-started")
    #expect(situation.later(60).decide().kind == .offer)
  }

  @Test func whatBecomesCriticalDoesNotWaitForTheReminder() {
    var situation = Situation("1.0", releases: "2.0").answered(.later).later(60)
    #expect(situation.decide().outline == "none reminder-pending")
    situation.document.releases[0].critical = Critical()
    let decision = situation.decide()
    #expect(decision.outline == "offer 2.0 offered")
    #expect(decision.isCritical && !decision.canRemind)
    // Nor does a critical release on the way to it.
    situation.document.releases[0].critical = nil
    situation.document.releases.append(Sample.release("1.5") { $0.critical = Critical() })
    #expect(situation.decide().outline == "offer 2.0 offered")
    // Who would have to buy it is asked no sooner.
    situation.document.releases[0].majorUpgradeBelow = Sample.order("2.0")
    situation.document.releases[0].critical = Critical()
    situation.document.releases.removeLast()
    #expect(situation.decide().outline == "none reminder-pending")
    // It is dark all the same.
    situation.document.releases[0].majorUpgradeBelow = nil
    situation.document.policy.quietHours = QuietHours(start: 11 * 60, end: 13 * 60)
    #expect(situation.decide().outline == "none quiet-hours")
  }
}
