import Heed
import HeedUpdate
import Testing

@Suite struct LookupReaderTests {
  private static let shortest = """
    {"resultCount":1,"results":[{"trackId":1000000001,"bundleId":"org.example.teapot",
    "version":"2.4.1","currentVersionReleaseDate":"2026-03-02T08:15:00Z","minimumOsVersion":"16.0",
    "trackViewUrl":"https://apps.apple.com/us/app/teapot-timer/id1000000001?uo=4"}]}
    """

  private func read(
    _ text: String, id: Name? = "org.example.teapot", platform: Name = "ios"
  ) throws(LookupError) -> UpdateDocument {
    try LookupReader(bundleID: id, platform: platform, country: "us").read(Array(text.utf8))
  }

  @Test func readsWhatIsNeeded() throws {
    let document = try read(Self.shortest)
    let release = try #require(document.releases.first)
    #expect(release.versionText == "2.4.1")
    #expect(release.date?.iso8601 == "2026-03-02T08:15:00Z")
    #expect(release.requirements.minimumSystem?.text == "16.0")
    #expect(release.link == "https://apps.apple.com/us/app/teapot-timer/id1000000001?uo=4")
    #expect(document.app?.storeID == "1000000001")
    #expect(document.source == .store)
    #expect(LinkAllowList.appStore.contains(release.link ?? ""))
  }

  @Test func readsTheSharedSample() throws {
    guard let bytes = SharedVectors.bytes("sample-lookup.json") else {
      print("Skipped: ../shared/vectors is not here.")
      return
    }
    let document = try LookupReader(bundleID: "org.example.teapot").read(bytes)
    #expect(document.releases.map { $0.versionText } == ["2.4.1"])
    #expect(document.releases[0].notes[0].text.contains("oolong"))
    #expect(document.app?.name == "Teapot Timer")
  }

  @Test(arguments: [
    ("{\"resultCount\":0,\"results\":[]}", "not-found-in-country"),
    ("{\"errorMessage\":\"Invalid value(s) for key(s): [country]\"}", "bad-country"),
    ("<html>Welcome to the hotel</html>", "not-json"), ("", "not-json"), ("[]", "bad-country"),
    ("{\"results\":[{\"bundleId\":\"org.example.kettle\",\"version\":\"9\"}]}", "other-app"),
    ("{\"results\":[{\"bundleId\":\"org.example.teapot\"}]}", "no-version"),
    ("{\"results\":[{\"version\":2.4}]}", "no-version"),
    ("{\"results\":[{\"version\":\"two\"}]}", "no-version"), ("{\"results\":[7]}", "no-version"),
    ("{\"results\":[{\"kind\":\"mac-software\",\"version\":\"9\"}]}", "other-app"),
  ])
  func saysWhyAnAnswerTellsNothing(_ text: String, _ code: String) {
    let error = #expect(throws: LookupError.self) { try read(text) }
    #expect(error?.code.kind.name == code)
    #expect(error?.description.isEmpty == false)
  }

  @Test func aMacAppIsNotToldOfTheVersionForPhones() throws {
    let both = """
      {"results":[{"kind":"software","version":"9.0"},{"kind":"mac-software","version":"2.0"}]}
      """
    #expect(try read(both, platform: "macos").releases[0].versionText == "2.0")
    #expect(try read(both).releases[0].versionText == "9.0")
  }

  @Test func theNewestOfSeveralAnswersCounts() throws {
    let documents = try ["2.0", "2.10", "2.9", "2.10.0"].map { version in
      try read("{\"results\":[{\"version\":\"\(version)\"}]}")
    }
    #expect(LookupReader.newest(of: documents)?.releases[0].versionText == "2.10")
    #expect(LookupReader.newest(of: []) == nil)
    let many = "{\"results\":[{\"version\":\"2.0\"},{\"version\":\"2.1\"},{\"version\":\"1.0\"}]}"
    #expect(try read(many).releases[0].versionText == "2.1")
  }

  @Test func wrongTypesOfWhatIsOptionalLoseNothing() throws {
    let text = """
      {"results":[{"version":"v2.0 ","releaseNotes":5,"trackId":"x","minimumOsVersion":"soon",
      "currentVersionReleaseDate":"yesterday","trackViewUrl":null,"bundleId":"ORG.example.teapot"}]}
      """
    let document = try read(text)
    #expect(document.releases[0].versionText == "2.0")
    #expect(document.releases[0].date == nil)
    #expect(document.problems.count == 1)
  }
}
