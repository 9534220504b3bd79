import Heed
@testable import HeedUpdate
import Testing

/// The rules of Sparkle, Siren and upgrader that Heed keeps or means to better, a row of the shared table
/// each.
@Suite struct DecisionVectorTests {
  // MARK: Critical, informational, channels, best

  @Test(arguments: [("1.0", true), ("1.5", false), ("1.6", false)])
  func aReleaseIsCriticalOnlyBelowItsVersion(_ host: String, _ isCritical: Bool) {
    let item = Sample.item("2.0") { $0.critical = Critical(below: Sample.build("1.5")) }
    let decision = Situation(appcast: host, [item]).decide()
    #expect(decision.isCritical == isCritical)
    #expect(decision.canSkip == !isCritical)
    #expect(decision.canRemind == !isCritical)
  }

  @Test func aCriticalMajorUpgradeCanBeRefused() {
    let item = Sample.item("3.0") { item in
      item.critical = Critical()
      item.majorUpgradeBelow = Sample.build("2.0")
    }
    let decision = Situation(appcast: "1.0", [item]).decide()
    #expect(decision.isCritical)
    #expect(decision.canSkip && decision.canRemind)
  }

  @Test(arguments: [
    ("2.3", false), ("2.6", false), ("1.0", false), ("0.5", false), ("0.4", true), ("0.0", true),
    ("2.4", true), ("2.5", true),
  ])
  func aReleaseIsOnlyToldOfToTheVersionsOfItsList(_ host: String, _ isTold: Bool) {
    let item = Sample.item("3.0") { item in
      item.informational = Informational(
        versions: [Sample.build("2.4"), Sample.build("2.5")], below: [Sample.build("0.5")])
    }
    #expect(Situation(appcast: host, [item]).decide().isInformational == isTold)
  }

  @Test func anEmptyListTellsEverybody() {
    let item = Sample.item("4.0") { $0.informational = Informational() }
    #expect(Situation(appcast: "2.3", [item]).decide().isInformational)
  }

  @Test(arguments: [
    ([] as [Name], ["2.0", "3.0"]), (["beta"], ["2.0", "3.0", "4.0"]),
    (["nightly"], ["2.0", "3.0", "5.0"]),
  ])
  func channelsAddReleasesToThoseForEverybody(_ channels: [Name], _ expected: [String]) {
    var situation = Situation(
      appcast: "1.0",
      [
        Sample.item("2.0"), Sample.item("3.0"), Sample.item("4.0") { $0.channel = "beta" },
        Sample.item("5.0") { $0.channel = "nightly" },
      ])
    situation.installed.channels = channels
    var seen: [String] = []
    while let release = situation.decide().release {
      seen.insert(release.versionText, at: 0)
      situation.document.releases.removeAll { $0 == release }
    }
    #expect(seen == expected)
  }

  @Test func ofTwoEqualReleasesTheFirstOfTheDocumentCounts() {
    let first = Sample.item("2.0") { $0.title = "first" }
    let second = Sample.item("2.0.0") { $0.title = "second" }
    #expect(Situation(appcast: "1.0", [first, second]).decide().release?.title == "first")
    #expect(Situation(appcast: "1.0", [second, first]).decide().release?.title == "second")
  }

  @Test func theBestReleaseIsTheBestThatThisSystemRuns() {
    let decision = Situation(
      appcast: "1.0",
      [
        Sample.item("2.0"), Sample.item("3.0"),
        Sample.item("4.0") { $0.requirements.minimumSystem = Sample.version("19.0.0") },
        Sample.item("5.0") { $0.requirements.maximumSystem = Sample.version("2.0.0") },
      ]
    ).decide()
    #expect(decision.outline == "offer 3.0 offered")
  }

  // MARK: Major upgrades and skipping

  private static let two = [
    Sample.item("3.0") { $0.majorUpgradeBelow = Sample.build("2.0") }, Sample.item("2.0"),
  ]
  private static let five: [Release] =
    [("4.1", "4.0"), ("4.0", "4.0"), ("3.9", "3.0"), ("3.0", "3.0")].map { version, line in
      Sample.item(version) { $0.majorUpgradeBelow = Sample.build(line) }
    } + [Sample.item("2.0")]

  /// What is left of the items by Sparkle's filter.
  private func best(
    _ host: String, _ items: [Release], _ skipped: SkippedLines = SkippedLines(), upgrades: Bool
  ) throws -> String? {
    var situation = Situation(appcast: host, items)
    situation.state.skipped = skipped
    let decider = Decider(
      document: situation.document, installed: situation.installed, device: situation.device,
      state: situation.state, now: situation.now, kind: .background, settings: situation.settings)
    let order = Sample.build(host)
    let newer = decider.offers(from: order, channels: []).newer
    return decider.pick(from: newer, order: order, withUpgrades: upgrades)?.release.versionText
  }

  @Test(arguments: ["2.0", "2.5"])
  func withoutUpgradesANewerHostGetsTheNextMajor(_ host: String) throws {
    #expect(try best(host, Self.two, upgrades: false) == "3.0")
  }

  @Test func lesserReleasesComeBeforeMajorUpgrades() throws {
    #expect(try best("1.0", Self.two, upgrades: false) == "2.0")
    #expect(try best("1.0", Self.two, upgrades: true) == "3.0")
    #expect(Situation(appcast: "1.0", Self.two).decide().outline == "offer 2.0 offered")
    #expect(try best("1.0", Self.five, upgrades: false) == "2.0")
  }

  @Test func aSkippedMinorHidesItsLineAndNotTheUpgrade() throws {
    let skipped = SkippedLines(release: Sample.build("2.0"))
    #expect(try best("1.0", Self.two, skipped, upgrades: false) == nil)
    #expect(try best("1.0", Self.two, skipped, upgrades: true) == "3.0")
    var situation = Situation(appcast: "1.0", Self.two)
    situation.state.skipped = skipped
    #expect(situation.decide().outline == "offer 3.0 offered")
  }

  @Test func aSkippedMajorHidesTheUpgradeAndNotLesserReleases() throws {
    let skipped = SkippedLines(major: Sample.build("3.0"))
    #expect(try best("1.0", Self.two, skipped, upgrades: true) == "2.0")
  }

  @Test(arguments: ["2.5", "1.5"])
  func aSkippedMinorHidesAllUpToIt(_ skipped: String) throws {
    #expect(
      try best("1.0", Self.two, SkippedLines(release: Sample.build(skipped)), upgrades: true)
        == "3.0")
    let lesser = try best(
      "1.0", Self.two, SkippedLines(release: Sample.build(skipped)), upgrades: false)
    #expect(lesser == (skipped == "2.5" ? nil : "2.0"))
  }

  @Test func aSkippedHigherMajorAlsoHidesLowerOnes() throws {
    #expect(
      try best("1.0", Self.five, SkippedLines(major: Sample.build("4.0")), upgrades: true)
        == "2.0")
  }

  @Test func everythingCanBeSkipped() throws {
    let skipped = SkippedLines(
      release: Sample.build("2.1"), major: Sample.build("4.0"), majorRelease: Sample.build("4.0"))
    #expect(try best("1.0", Self.five, skipped, upgrades: true) == nil)
  }

  @Test(arguments: [("4.1", "4.0", true), ("4.0", "4.0", false), ("4.0", nil, true)])
  func aDocumentCanResetSkippedUpgrades(
    _ reset: String, _ seen: String?, _ isOffered: Bool
  ) throws {
    let item = Sample.item("4.1") { item in
      item.majorUpgradeBelow = Sample.build("4.0")
      item.ignoreSkippedBelow = Sample.build(reset)
    }
    let skipped = SkippedLines(
      major: Sample.build("4.0"), majorRelease: seen.map { Sample.build($0) })
    #expect(try best("1.0", [item], skipped, upgrades: true) == (isOffered ? "4.1" : nil))
  }

  // MARK: Phases

  @Test(
    arguments: [
      (nil, 0.0, true), (6, -3, false), (1, 2, true), (2, 2, true), (3, 2, false), (6, 2, false),
      (0, 0, true), (6, 6, true), (0, -0.001, false),
    ] as [(Int?, Double, Bool)])
  func aGroupIsAskedWhenItsPhaseHasCome(_ group: Int?, _ days: Double, _ isAsked: Bool) {
    let item = Sample.item("2.0") { item in
      item.date = Sample.now
      item.rollout = group == nil ? nil : Rollout(interval: Sample.day)
    }
    var situation = Situation(appcast: "1.0", [item]).later(days * Sample.day)
    // The first and the last bucket of a group are asked together.
    for bucket in [(group ?? 0) * 10_000 / 7 + 1, ((group ?? 0) + 1) * 10_000 / 7 - 1] {
      situation.settings.bucket = bucket
      #expect(situation.decide().kind == (isAsked ? .offer : .none))
      #expect(situation.decide(.manual).kind == .offer)
      situation.document.releases[0].critical = Critical()
      #expect(situation.decide().kind == .offer)
      situation.document.releases[0].critical = nil
    }
  }

  @Test func aPhaseWithoutADateHoldsNobodyBack() {
    let item = Sample.item("2.0") { $0.rollout = Rollout(interval: Sample.day) }
    var situation = Situation(appcast: "1.0", [item])
    situation.settings.bucket = 9_999
    #expect(situation.decide().kind == .offer)
  }

  // MARK: Interval, forced, waiting, delay

  @Test func checksAreAnHourApartAtLeast() {
    var state = UpdateState(installID: 1)
    #expect(state.isCheckDue(at: Sample.now, interval: 60))
    state.lastCheck = Sample.now
    #expect(!state.isCheckDue(at: Sample.now + 3_599, interval: 60))
    #expect(state.isCheckDue(at: Sample.now + 3_600, interval: 60))
  }

  @Test func belowTheMinimumWithoutANewerReleaseNothingIsShown() {
    var situation = Situation("1.0", releases: "1.0")
    situation.document.policy.minimumSupported = Sample.version("2.0")
    #expect(situation.decide().outline == "none policy-cannot-be-met")
  }

  @Test func belowTheMinimumSkippingAndWaitingDoNotCount() {
    var situation = Situation("1.0", releases: "3.0").answered(.skip)
    #expect(situation.decide().kind == .none)
    situation.document.policy.minimumSupported = Sample.version("2.0")
    let decision = situation.decide()
    #expect(decision.outline == "forced 3.0 below-minimum")
    #expect(!decision.canSkip && !decision.canRemind)
  }

  @Test func aNewerReleaseEndsTheWait() {
    var situation = Situation("5.5", releases: "5.6").answered(.later).later(Sample.day)
    #expect(situation.decide().outline == "none reminder-pending")
    situation.document.releases.append(Sample.release("5.7"))
    #expect(situation.decide().outline == "offer 5.7 offered")
  }

  @Test func aForcedReleaseIsShownThoughItWasSkipped() {
    var situation = Situation("1.0", releases: "2.0").answered(.skip)
    situation.document.policy.rules = Policy.Rules(all: .forced)
    #expect(situation.decide().outline == "forced 2.0 forced-by-rule")
  }

  @Test func theDelayAfterAReleaseCountsForForcedOnesToo() {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.releases[0].date = Sample.now
    situation.document.policy.daysSinceRelease = 1
    situation.document.policy.rules = Policy.Rules(all: .forced)
    #expect(situation.decide().outline == "none too-soon-after-release")
    #expect(situation.decide().reason.until == Sample.now + Sample.day)
    #expect(situation.later(Sample.day).decide().kind == .forced)
  }

  /// Every row of the shared table is one of the cases above.
  @Test func everyKindOfSharedRowIsCovered() {
    let rows = SharedVectors.rows("update-decision-vectors.tsv")
    guard !rows.isEmpty else {
      print("Skipped: ../shared/vectors is not here.")
      return
    }
    let covered: Set = [
      "critical", "informational", "channels", "best", "major", "skip", "phase", "interval",
      "forced", "too-soon", "delay",
    ]
    #expect(Set(rows.map { $0[0] }).subtracting(covered).isEmpty)
    #expect(rows.count >= 30)
  }

  @Test func anItemWithoutADownloadIsOnlyToldOf() {
    let item = Sample.item("5.0") { item in
      item.informational = Informational()
      item.link = "https://example.org/teapot/5.0"
    }
    let decision = Situation(appcast: "2.3", [item]).decide()
    #expect(decision.isInformational)
    #expect(decision.link?.address == "https://example.org/teapot/5.0")
  }
}
