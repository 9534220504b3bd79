import Heed
import HeedDocument
import HeedUpdate
import Testing

@Suite struct FeedLintTests {
  private func codes(
    _ text: String, now: Timestamp? = Sample.now, isSigned: Bool = false,
    allowedLinks: LinkAllowList? = nil, previous: Feed? = nil
  ) -> [String] {
    FeedLint(now: now, isSigned: isSigned, allowedLinks: allowedLinks, previous: previous)
      .findings(in: Array(text.utf8)).map { "\($0.severity.name) \($0.code.name)" }
  }

  private static let link = "\"link\": \"https://apps.apple.com/app/id1\""

  private func app(_ policy: String, _ releases: String, top: String = "") -> String {
    FeedSample.app("\(Self.link), \"policy\": {\(policy)}, \"releases\": [\(releases)]", top: top)
  }

  @Test(arguments: [
    ("{\"version\": \"2.0\", \"devices\": [\"tablet\"]}, {\"version\": \"1.5\"}", true),
    ("{\"version\": \"2.0\", \"hardware\": [\"arm64\"]}, {\"version\": \"1.5\"}", true),
    (
      "{\"version\": \"2.0\", \"devices\": [\"tablet\"]},"
        + " {\"version\": \"1.5\", \"devices\": [\"Phone\"]}", true
    ),
    (
      "{\"version\": \"2.0\", \"devices\": [\"tablet\"]},"
        + " {\"version\": \"1.5\", \"devices\": [\"Tablet\"]}", false
    ),
    (
      "{\"version\": \"2.1\", \"devices\": [\"tablet\"]}, {\"version\": \"2.0\"},"
        + " {\"version\": \"1.5\"}", false
    ),
  ])
  func whoeverIsRefusedNeedsAReleaseForTheirDevice(_ releases: String, _ isFound: Bool) {
    let found = codes(app("\"minimumSupported\": \"2.0\"", releases))
    #expect(found == (isFound ? ["error device-locked-out"] : []))
  }

  @Test func aReleaseThatWasHaltedIsNoWayOn() {
    let found = codes(
      app(
        "\"minimumSupported\": \"2.0\"",
        "{\"version\": \"2.0\", \"rollout\": {\"paused\": true}}"))
    #expect(found == ["error minimum-above-latest"])
  }

  @Test func aGoodFeedHasNoFindings() {
    #expect(
      codes(
        app("\"minimumSupported\": \"1.4\"", "{\"version\": \"2.0\"}, {\"version\": \"1.4\"}"))
        == [])
  }

  @Test(arguments: [
    ("\"minimumSupported\": \"3.0\"", "{\"version\": \"2.0\"}", "error minimum-above-latest"),
    (
      "\"minimumSupported\": \"2.0\"", "{\"version\": \"2.0\", \"channel\": \"beta\"}",
      "error minimum-above-latest"
    ),
    (
      "\"minimumSupported\": \"2.0\"",
      "{\"version\": \"2.0\", \"starts\": \"2027-01-01T00:00:00Z\"}",
      "error minimum-above-latest"
    ),
    (
      "\"minimumSupported\": \"2.0\"", "{\"version\": \"2.0\", \"informational\": true}",
      "error minimum-above-latest"
    ),
    ("\"minimumSupported\": \"2.0\"", "", "error minimum-above-latest"),
    (
      "\"minimumSupported\": \"2.0\"", "{\"version\": \"2.0\", \"minimumSystem\": \"17\"}",
      "error system-left-behind"
    ),
    (
      "\"blocked\": [\"2.0\"]", "{\"version\": \"2.0\"}, {\"version\": \"1.0\"}",
      "error blocked-latest"
    ),
    ("\"blocked\": [{\"from\": \"1.5\"}]", "{\"version\": \"1.0\"}", "error blocks-everything"),
    ("", "{\"version\": \"2.0\"}, {\"version\": \"2.0.0\"}", "error duplicate-release"),
    (
      "", "{\"version\": \"2.0\", \"rollout\": {\"interval\": 60}}", "error rollout-without-date"
    ),
    (
      "",
      "{\"version\": \"2.0\", \"date\": \"2026-01-01T00:00:00Z\", \"rollout\": {\"percentages\": [9, 5, 100]}}",
      "warning rollout-falls"
    ),
    (
      "",
      "{\"version\": \"2.0\", \"date\": \"2026-01-01T00:00:00Z\", \"rollout\": {\"percentages\": [9, 50]}}",
      "warning rollout-ends-early"
    ),
    ("", "{\"version\": \"2.0\", \"link\": \"http://example.org\"}", "error insecure-link"),
    (
      "", "{\"version\": \"2.0\", \"notes\": [{\"link\": \"file:///etc\"}]}", "error insecure-link"
    ),
    (
      "", "{\"version\": \"2.0\", \"critical\": true}, {\"version\": \"1.0\", \"critical\": true}",
      "warning always-critical"
    ),
    (
      "\"rules\": {\"major\": \"forced\", \"minor\": \"forced\", \"patch\": \"forced\", \"revision\": \"forced\"}",
      "{\"version\": \"2.0\"}", "warning always-forced"
    ),
    ("", "{\"version\": \"2.0-beta\"}", "warning pre-release-for-all"),
    (
      "", "{\"version\": \"2.0\", \"minimumSystem\": \"18\", \"maximumSystem\": \"17\"}",
      "error unreachable-system"
    ),
    ("", "{\"version\": \"2.0\", \"date\": \"2027-01-01T00:00:00Z\"}", "warning date-ahead"),
    ("", "{\"verson\": \"2.0\", \"version\": \"2.0\"}", "error invalid-feed"),
  ])
  func findsWhatIsHardlyMeant(_ policy: String, _ releases: String, _ code: String) {
    #expect(codes(app(policy, releases)) == [code])
  }

  @Test func findsASystemThatIsLockedOut() {
    let releases = """
      {"version": "3.0", "minimumSystem": "18"}, {"version": "2.0", "minimumSystem": "16"},
      {"version": "1.0", "minimumSystem": "16"}
      """
    // On 16 and 17 there is no way on for 1.0 and 2.0.
    let found = codes(app("\"minimumSupported\": \"3.0\", \"minimumSystem\": \"18\"", releases))
    #expect(found == [])
    let locked = codes(
      app("\"minimumSupported\": \"3.0\", \"minimumSystem\": \"16\"", releases))
    #expect(locked == ["error system-left-behind", "error system-locked-out"])
    #expect(codes(app("\"minimumSupported\": \"2.0\"", releases)) == ["error system-left-behind"])
  }

  @Test func findsABlockedReleaseWithoutAWayOn() {
    let releases = """
      {"version": "3.0", "minimumSystem": "18"}, {"version": "2.0"}
      """
    #expect(codes(app("\"blocked\": [\"2.0\"]", releases)) == ["error no-way-on"])
    #expect(codes(app("\"blocked\": [\"2.0\"]", releases + ", {\"version\": \"2.0.1\"}")) == [])
  }

  @Test func findsWhatIsWrongWithTheWhole() {
    let release = "{\"version\": \"2.0\"}"
    #expect(
      codes(app("", release, top: "\"expires\": \"2026-03-01T00:00:00Z\", ")) == ["error expired"])
    #expect(
      codes(app("", release, top: "\"expires\": \"2026-03-05T00:00:00Z\", "))
        == ["warning expires-soon"])
    #expect(
      codes(app("", release), isSigned: true) == ["warning no-expiry", "error missing-serial"])
    #expect(
      codes(app("", release, top: "\"issued\": \"2027-03-05T00:00:00Z\", "))
        == ["warning date-ahead"])
    #expect(
      codes(app("", release, top: "\"serial\": 7, "), previous: Feed(serial: 7))
        == ["error serial-not-higher"])
    #expect(codes(app("", release, top: "\"serial\": 8, "), previous: Feed(serial: 7)) == [])
    #expect(codes(app("", release), previous: Feed(serial: 7)) == ["error serial-not-higher"])
    #expect(
      codes("{\"heedFeed\": 1, \"apps\": [{\"id\": \"a\"}, {\"id\": \"a\"}]}")
        == ["error duplicate-app"])
  }

  @Test func findsLinks() {
    let release = "{\"version\": \"2.0\"}"
    #expect(codes(app("", release), allowedLinks: .appStore) == [])
    #expect(
      codes(app("", release), allowedLinks: LinkAllowList(hosts: ["example.org"]))
        == ["error refused-link"])
    #expect(
      codes(FeedSample.app("\"releases\": [\(release)]")) == ["warning missing-link"])
  }

  @Test func saysWhereAndWhatToDo() {
    let findings = FeedLint().findings(
      in: Array(app("\"minimumSupported\": \"3.0\"", "{\"version\": \"2.0\"}").utf8))
    #expect(
      findings.map { $0.description } == [
        "error: apps[0].policy.minimumSupported: 3.0 is above the newest release that everybody can"
          + " have now (2.0); publish that release first [minimum-above-latest]"
      ])
    let broken = FeedLint().findings(in: Array("{\"heedFeed\": 1, \"aps\": []}".utf8))
    #expect(broken.first?.line == 1)
    #expect(broken.allSatisfy { $0.severity == .error })
  }

  @Test func aReleaseForAnotherPlatformMeetsNoMinimum() {
    let releases = """
      {"version": "2.0", "platform": "macos"}, {"version": "1.5", "platform": "ios"}
      """
    let minimum = "\"minimumSupported\": \"2.0\""
    #expect(codes(app(minimum, releases)) == ["error minimum-above-latest"])
    let found = FeedLint().findings(in: Array(app(minimum, releases).utf8))
    #expect(found.first?.reason.hasSuffix("(on ios)") == true)
    #expect(codes(app(minimum, releases + ", {\"version\": \"2.0\"}")) == [])
    #expect(
      codes(app(minimum, releases + ", {\"version\": \"2.0\", \"platform\": \"iOS\"}")) == [])
    let ofOne = FeedSample.app(
      "\(Self.link), \"platform\": \"macOS\", \"policy\": {\(minimum)}, \"releases\": [\(releases)]"
    )
    #expect(codes(ofOne) == [])
    #expect(
      codes(ofOne.replacing("\"platform\": \"macOS\"", with: "\"platform\": \"tvos\""))
        == ["error minimum-above-latest"])
  }

  @Test(arguments: [
    ("{\"version\": \"3.0\", \"minimumVersion\": \"2.0\"}", true),
    ("{\"version\": \"3.0\", \"minimumVersion\": \"2.0\"}, {\"version\": \"2.0\"}", false),
    ("{\"version\": \"3.0\", \"minimumVersion\": \"2.0\"}, {\"version\": \"1.9\"}", true),
    (
      "{\"version\": \"3.0\", \"minimumVersion\": \"2.0\"},"
        + " {\"version\": \"2.5\", \"minimumVersion\": \"1.0\"}, {\"version\": \"1.2\"}", false
    ),
    (
      "{\"version\": \"3.0\", \"minimumVersion\": \"2.0\"},"
        + " {\"version\": \"2.0\", \"channel\": \"beta\"}", true
    ),
  ])
  func theOldestInstallNeedsAWayToWhatMayGoOn(_ releases: String, _ isFound: Bool) {
    let expected = isFound ? ["warning old-installs-left-behind"] : []
    #expect(codes(app("", releases)) == expected)
    #expect(codes(app("\"minimumSupported\": \"3.0\"", releases)) == expected)
  }
}
