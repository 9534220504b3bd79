import Heed
import HeedDocument
import HeedUpdate
import Testing

@Suite struct FeedReaderTests {
  @Test func readsEveryKey() throws {
    let feed = try FeedSample.read(FeedSample.text, isStrict: true)
    #expect(feed.serial == 42)
    #expect(feed.issues.isEmpty)
    #expect(feed.documents.count == 2)
    let document = try #require(feed.documents.first)
    #expect(
      document.app
        == AppIdentity(
          id: "org.example.teapot", name: "Teapot Timer", storeID: "1000000001"))
    #expect(document.source == .feed)
    #expect(document.expires?.iso8601 == "2026-05-01T00:00:00Z")
    let policy = document.policy
    #expect(policy.rules.major == .optional)
    #expect(policy.rules.revision == .never)
    #expect(policy.daysSinceRelease == 0.5)
    #expect(policy.reminderInterval == 172_800)
    #expect(policy.timesShown == 5)
    #expect(policy.quietHours == QuietHours(start: 1_320, end: 450))
    #expect(policy.minimumSupported?.text == "1.4")
    #expect(policy.minimumSystem?.text == "16.0")
    #expect(policy.minimumMessage?.text(for: ["de-CH"]) == "Zu alt.")
    #expect(policy.blocked.count == 4)
    #expect(policy.blocked[2].contains(Sample.version("1.6.2")))
    #expect(policy.blocked[3].contains(Sample.version("0.1")))
    #expect(
      policy.environments == [
        EnvironmentRule(.testFlight, isAsked: true, channel: "beta"),
        EnvironmentRule(.debug, isAsked: false),
      ])
    let release = document.releases[1]
    #expect(release.requirements.deviceFamilies == ["phone", "tablet"])
    #expect(release.critical?.below?.text == "1.8")
    #expect(release.informational?.versions.map { $0.text } == ["1.1"])
    #expect(release.rollout == Rollout(percentages: [1, 10, 50, 100]))
    #expect(release.notes.map { $0.format } == [.markdown, .plain, .plain])
    #expect(
      document.releases[0].rollout
        == Rollout(
          interval: 3_600, groups: 5, salt: "spring", isPaused: true))
    #expect(document.releases[2].critical == Critical())
  }

  @Test func isReadBackAsItWasWritten() throws {
    let feed = try FeedSample.read(FeedSample.text, isStrict: true)
    let written = FeedWriter().write(feed)
    #expect(try FeedSample.read(written, isStrict: true) == feed)
    #expect(FeedWriter().write(try FeedSample.read(written)) == written)
  }

  @Test func oneBadReleaseNeverLosesTheRest() throws {
    let text = FeedSample.app(
      """
      "releases": [{"version": "2.0"}, {"version": "two"}, {"build": "1"}, 7, null,
        {"version": 3.1}, {"version": "1.0", "title": 5, "link": [], "mood": "good"}]
      """)
    let feed = try FeedSample.read(text)
    #expect(feed.documents[0].releases.map { $0.versionText } == ["2.0", "1.0"])
    let problems = feed.documents[0].problems.map { $0.path.string }
    #expect(
      problems == [
        "apps[0].releases[1].version", "apps[0].releases[2]", "apps[0].releases[3]",
        "apps[0].releases[4]", "apps[0].releases[5].version", "apps[0].releases[6].mood",
        "apps[0].releases[6].title", "apps[0].releases[6].link",
      ])
    #expect(throws: DocumentError.self) { try FeedSample.read(text, isStrict: true) }
  }

  @Test(arguments: [
    "\"channel\": 5", "\"channel\": \"\"", "\"rollout\": {\"percentages\": [\"1\"]}",
    "\"rollout\": {\"percentages\": [101]}", "\"rollout\": {}", "\"rollout\": 5",
    "\"minimumSystem\": \"sixteen\"", "\"maximumSystem\": 26", "\"devices\": \"phone\"",
    "\"hardware\": [1]", "\"starts\": \"tomorrow\"", "\"date\": \"2026\"",
    "\"minimumVersion\": \"x\"", "\"informational\": \"yes\"", "\"platform\": 1",
    "\"requires\": [\"telepathy\"]", "\"rollout\": {\"interval\": 1, \"percentages\": [1]}",
  ])
  func aReleaseThatMightReachTooManyIsLeftOut(_ member: String) throws {
    let text = FeedSample.app(
      "\"releases\": [{\"version\": \"2.0\", \(member)}, {\"version\": \"1.0\"}]")
    let feed = try FeedSample.read(text)
    #expect(feed.documents[0].releases.map { $0.versionText } == ["1.0"])
    #expect(!feed.issues.isEmpty)
  }

  @Test(arguments: [
    "\"minimumSupported\": \"x\"", "\"minimumSupported\": 2",
    "\"minimumSupported\": \"9\", \"minimumFrom\": \"later\"",
    "\"minimumSupported\": \"9\", \"minimumSystem\": 17",
    "\"blocked\": [\"x\"]", "\"blocked\": [{\"from\": \"0\", \"before\": \"x\"}]",
    "\"blocked\": [{}]",
    "\"blocked\": [{\"version\": \"1\", \"from\": \"0\"}]",
    "\"rules\": {\"major\": \"froced\"}",
    "\"quietHours\": {\"from\": \"25:00\", \"to\": \"07:00\"}",
  ])
  func aPolicyThatCannotBeReadRefusesNobody(_ members: String) throws {
    let text = FeedSample.app("\"policy\": {\(members)}, \"releases\": [{\"version\": \"9.9\"}]")
    let feed = try FeedSample.read(text)
    var situation = Situation("1.0")
    situation.document = feed.documents[0]
    situation.installed.id = "a"
    #expect(situation.decide().kind == .offer)
    #expect(!feed.issues.isEmpty)
  }

  @Test func aMomentOfExpiryThatCannotBeReadHasPassed() throws {
    let feed = try FeedSample.read(
      FeedSample.app("\"releases\": []", top: "\"expires\": \"soon\", "))
    #expect(feed.documents[0].expires == Timestamp(seconds: 0))
  }

  @Test(arguments: [
    ("", "1:1: the document ends too early"), ("<html>", "1:1: a value has to stand here"),
    ("[]", "1:1: a feed is an object"), ("{}", "1:1: this is no feed yet; add \"heedFeed\": 1"),
    ("{\"heedFeed\": 2, \"apps\": []}", "heedFeed: version 2 is newer than 1"),
    ("{\"heedFeed\": 1e999, \"apps\": []}", "heedFeed: version too large a number is newer"),
    ("{\"heedFeed\": 0.5, \"apps\": []}", "heedFeed: this has to be 1"),
    ("{\"heedFeed\": \"1\", \"apps\": []}", "heedFeed: this has to be 1"),
    ("{\"heedFeed\": 1}", "'apps' is missing"),
  ])
  func whatIsNoFeedIsAnError(_ text: String, _ reason: String) {
    for isStrict in [true, false] {
      let error = #expect(throws: DocumentError.self) {
        try FeedSample.read(text, isStrict: isStrict)
      }
      #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }
  }

  @Test func namesTheKeyThatWasMeant() {
    let error = #expect(throws: DocumentError.self) {
      try FeedSample.read(
        FeedSample.app("\"policy\": {\"minimumSuported\": \"1\"}, \"releases\": []"), isStrict: true
      )
    }
    #expect(
      error?.description
        == "1:49: apps[0].policy.minimumSuported: unknown key 'minimumSuported'; did you mean"
        + " 'minimumSupported'?")
  }

  @Test func aKeyThatIsThereTwiceIsReported() {
    #expect(throws: DocumentError.self) {
      try FeedSample.read(
        FeedSample.app("\"releases\": [], \"releases\": []"), isStrict: true)
    }
  }

  @Test func limitsAreKept() {
    let reader = FeedReader(limits: FeedLimits(bytes: 100, depth: 4))
    #expect(throws: DocumentError.self) {
      try reader.read(Array(repeating: 0x20, count: 101))
    }
    #expect(throws: DocumentError.self) {
      try reader.read(Array("{\"heedFeed\": 1, \"apps\": [[[[[]]]]]}".utf8))
    }
    #expect(throws: DocumentError.self) {
      try FeedReader().read(Array(repeating: UInt8(ascii: "["), count: 100_000))
    }
  }

  // MARK: Apps

  @Test func findsTheDocumentOfAnApp() throws {
    let feed = try FeedSample.read(FeedSample.text)
    let version = Sample.version("1.0")
    let ios = InstalledApp(id: "org.example.teapot", platform: "iOS", version: version)
    #expect(try feed.document(for: ios).releases.count == 3)
    let mac = InstalledApp(id: "org.example.teapot", platform: "macos", version: version)
    #expect(try feed.document(for: mac).releases.count == 1)
    let unnamed = InstalledApp(platform: "macos", version: version)
    #expect(try feed.document(for: unnamed).releases.count == 1)
    let tv = InstalledApp(id: "org.example.teapot", platform: "tvos", version: version)
    #expect(throws: FeedError.self) { try feed.document(for: tv) }
    let other = InstalledApp(id: "org.example.kettle", version: version)
    let error = #expect(throws: FeedError.self) { try feed.document(for: other) }
    #expect(error?.code == .otherApp)
  }

  @Test func theTrustIsThatOfTheWholeFile() throws {
    let feed = try FeedReader().read(
      Array(FeedSample.text.utf8), trust: .verified(keyID: "spring"))
    #expect(feed.documents.allSatisfy { $0.trust == .verified(keyID: "spring") && $0.serial == 42 })
  }

  @Test(
    arguments: [
      (["de-AT"], "Hallo"), (["fr", "de"], "Hallo"), (["fr"], "Hello"), ([], "Hello"),
      (["zh-Hant-TW"], "您好"), (["zh_Hans_CN"], "你好"), (["zh"], "你好"), (["EN-gb"], "Hello"),
    ] as [([Name], String)])
  func textIsInALanguageThatThePersonReads(_ languages: [Name], _ expected: String) {
    let text = LocalizedText([
      .init(language: "de", text: "Hallo"), .init(language: "zh-Hans", text: "你好"),
      .init(language: "zh-Hant", text: "您好"), .init(language: "en", text: "Hello"),
    ])
    #expect(text.text(for: languages) == expected)
    #expect(LocalizedText([]).text(for: languages) == nil)
  }

  @Test(arguments: [
    ("1e999", "this has to be from 0 to 365 and is too large a number"),
    ("-1e999", "this has to be from 0 to 365 and is too large a number"),
    ("-3", "this has to be from 0 to 365 and is -3"),
    ("-0.5", "this has to be from 0 to 365 and is -0.5"),
  ])
  func aNumberOutOfRangeIsItselfPassedOver(_ number: String, _ reason: String) throws {
    let text = FeedSample.app(
      "\"policy\": {\"daysSinceRelease\": \(number), \"timesShown\": 5},"
        + " \"releases\": [{\"version\": \"2.0\"}]")
    let feed = try FeedSample.read(text)
    #expect(feed.documents.first?.releases.count == 1)
    #expect(feed.documents.first?.policy.daysSinceRelease == nil)
    #expect(feed.documents.first?.policy.timesShown == 5)
    #expect(feed.issues.map { $0.reason } == [reason])
    #expect(throws: DocumentError.self) { try FeedSample.read(text, isStrict: true) }
  }

  @Test(
    arguments: [
      (["zh-TW"], "zh-Hant"), (["zh-HK"], "zh-Hant"), (["zh-CN"], "zh-Hans"), (["zh"], "zh-Hans"),
      (["pt-BR"], "pt-BR"), (["pt"], "pt-BR"), (["pt-AO"], "pt-PT"), (["en-AU"], "en-GB"),
      (["en"], "en"), (["sr-Latn-RS", "de-CH"], "de"), (["sr-RS"], "sr"), (["no"], "nb"),
      (["fi", "de"], "de"),
    ] as [([Name], Name)])
  func notesAreInTheLanguageThatThePromptWouldChoose(_ languages: [Name], _ expected: Name) throws {
    let offered: [Name] = ["en", "en-GB", "zh-Hans", "zh-Hant", "pt-PT", "pt-BR", "de", "sr", "nb"]
    let notes = offered.map { ReleaseNotes("Tea", language: $0) }
    #expect(try #require(ReleaseNotes.best(notes, for: languages)).language == expected)
  }
}
