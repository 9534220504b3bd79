import Heed
import HeedDocument
import HeedUpdate
import Testing

/// What a lenient reading makes of slips that would let a release reach more people than is meant.
@Suite struct FeedDoubtTests {
  private func document(_ members: String) throws -> UpdateDocument {
    let feed = try FeedReader().read(Array(FeedSample.app(members).utf8))
    return try #require(feed.documents.first)
  }

  private func releases(_ release: String) throws -> [String] {
    try document("\"releases\": [{\"version\": \"2.0\", \(release)}, {\"version\": \"1.5\"}]")
      .releases.map { $0.versionText }
  }

  @Test(arguments: [
    "\"chanel\": \"beta\"", "\"Channel\": \"beta\"", "\"platfrom\": \"macos\"",
    "\"minimumsystem\": \"19\"", "\"rolout\": {\"percentages\": [1]}", "\"device\": [\"tablet\"]",
    "\"start\": \"2027-01-01T00:00:00Z\"",
  ])
  func aMisspelledLimitDropsTheRelease(_ member: String) throws {
    #expect(try releases(member) == ["1.5"])
  }

  @Test(arguments: ["channel", "platform"])
  func aLimitThatIsThereTwiceDropsTheRelease(_ key: String) throws {
    #expect(try releases("\"\(key)\": \"ios\", \"\(key)\": \"beta\"") == ["1.5"])
  }

  @Test(arguments: ["\"checksum\": \"1\"", "\"size\": 5", "\"x-note\": []", "\"titel\": \"T\""])
  func anotherUnknownKeyDropsNothing(_ member: String) throws {
    #expect(try releases(member) == ["2.0", "1.5"])
  }

  @Test(arguments: [
    "\"minimumSupported\": \"9.0\", \"minimumSupported\": \"1.0\"",
    "\"minimumSupported\": \"1.9\", \"minimumSystems\": \"19\"",
    "\"minimumSupported\": \"1.9\", \"minimumfrom\": \"2027-01-01T00:00:00Z\"",
  ])
  func aMinimumInDoubtRefusesNobody(_ policy: String) throws {
    #expect(try document("\"policy\": {\(policy)}").policy.minimumSupported == nil)
  }

  @Test func aPlatformOfItsOwnComesBeforeEveryPlatform() throws {
    let feed = Feed(documents: [
      UpdateDocument(app: AppIdentity(id: "org.example.teapot")),
      UpdateDocument(app: AppIdentity(id: "org.example.teapot"), platform: "iOS"),
    ])
    var installed = InstalledApp(id: "org.example.teapot", version: Sample.version("1.0"))
    #expect(try feed.document(for: installed).platform == "iOS")
    installed.platform = "macos"
    #expect(try feed.document(for: installed).platform == nil)
  }

  @Test(arguments: [
    ("de-CH", "de"), ("fr", "any"), ("en", "any"), ("zh-TW", "any"), ("zh-HK", "any"),
    ("zh-SG", "zh-Hans"), ("pt-PT", "pt-BR"), ("sr-Latn-RS", "any"), ("nb", "no"), ("he", "iw"),
  ])
  func aTextWithoutATagIsForWhoeverReadsNoOther(_ language: Name, _ expected: String) {
    var entries = ["de", "zh-Hans", "pt-BR", "sr", "no", "iw"].map {
      LocalizedText.Entry(language: Name($0), text: $0)
    }
    entries.insert(LocalizedText.Entry(text: "any"), at: 2)
    #expect(LocalizedText(entries).text(for: [language]) == expected)
  }

  // MARK: Sizes

  @Test func aVersionThatIsTooLongForAStateIsNoRelease() throws {
    let long = "1." + String(repeating: "9", count: 300)
    #expect(
      try document("\"releases\": [{\"version\": \"\(long)\"}, {\"version\": \"1.5\"}]")
        .releases.map { $0.versionText } == ["1.5"])
    #expect(
      throws: LookupError.self,
      performing: {
        try LookupReader().read(Array("{\"results\":[{\"version\":\"\(long)\"}]}".utf8))
      })
  }

  @Test func aStateStaysReadableWhateverItsReleasesAreCalled() throws {
    let long = "1." + String(repeating: "9", count: 300_000)
    var situation = Situation("1.0", releases: long).answered(.skip)
    #expect(try UpdateState(json: Array(situation.state.json.utf8)) == situation.state)
    for number in 0..<UpdateState.mostRecords {
      let text = "\(number)." + String(repeating: "\u{1}", count: 250)
      situation.state.recordShown(Sample.item(text), at: Sample.now)
    }
    #expect(situation.state.records.count == UpdateState.mostRecords)
    #expect(try UpdateState(json: Array(situation.state.json.utf8)) == situation.state)
  }

  @Test func listsThatNobodyNeedsAreCut() throws {
    let blocked = (0..<600).map { "\"3.\($0)\"" }.joined(separator: ",")
    let names = (0..<600).map { "\"l\($0)\": \"\"" }.joined(separator: ",")
    let read = try document(
      "\"policy\": {\"blocked\": [\(blocked)], \"minimumMessage\": {\(names)}}")
    #expect(read.policy.blocked.count == 512)
    #expect(read.policy.minimumMessage?.entries.count == 256)
    #expect(read.problems.count == 2)
  }
}
