import Heed
import HeedDocument
import HeedUpdate
import Testing

@Suite struct MappedReaderTests {
  private func path(_ text: String) throws -> FieldPath { try FieldPath(text) }

  private func read(_ map: FieldMap, _ text: String) throws -> UpdateDocument {
    try MappedReader(map).read(Array(text.utf8))
  }

  @Test func readsABackendsOwnForm() throws {
    var map = FieldMap(version: try path("last.version"))
    map.releases = try path("ios")
    map.build = try path("last.build")
    map.date = try path("when")
    map.notes = try path("notes")
    map.link = try path("url")
    map.minimumSystem = try path("requirements.os")
    map.critical = try path("urgent")
    map.minimumSupported = try path("meta[0].required")
    map.blocked = try path("[\"bad.versions\"]")
    map.appID = try path("app")
    let document = try read(
      map,
      """
      {"app": "org.example.teapot", "bad.versions": ["1.2", "1.3", "x"], "meta": [{"required": "1.0"}],
       "ios": [{"last": {"version": "v2.0", "build": 200}, "when": 1772439300000, "notes": "Tea.",
                "url": "https://example.org", "requirements": {"os": "16"}, "urgent": true},
               {"last": {"version": "1.9"}, "when": "2026-03-02T08:15:00", "urgent": null}, {}]}
      """)
    #expect(document.source == .mapped)
    #expect(document.app?.id == "org.example.teapot")
    #expect(document.releases.map { $0.versionText } == ["2.0", "1.9"])
    let release = document.releases[0]
    #expect(release.build?.text == "200")
    #expect(release.date?.seconds == 1_772_439_300)
    #expect(document.releases[1].date?.seconds == 1_772_439_300)
    #expect(release.requirements.minimumSystem?.text == "16")
    #expect(release.critical == Critical())
    #expect(document.policy.minimumSupported?.text == "1.0")
    #expect(document.policy.blocked.count == 2)
    #expect(document.problems.map { $0.path.string } == ["bad.versions[2]"])
  }

  @Test func readsTheFormOfPrinceOfVersions() throws {
    var map = FieldMap(version: try path("last_version_available"))
    map.releases = try path("ios[0]")
    map.minimumSystem = try path("requirements.required_os_version")
    map.minimumSupported = try path("ios[0].required_version")
    let document = try read(
      map,
      """
      {"ios": [{"required_version": "1.5", "last_version_available": "2.0",
      "requirements": {"required_os_version": "15.0"}, "meta": {}}], "meta": {}}
      """)
    var situation = Situation("1.0")
    situation.document = document
    #expect(situation.decide().outline == "forced 2.0 below-minimum")
  }

  @Test func theWholeDocumentMayBeTheOnlyRelease() throws {
    let document = try read(FieldMap(version: try path("v")), "{\"v\": \"2.0\"}")
    #expect(document.releases.count == 1)
    #expect(throws: DocumentError.self) {
      try read(FieldMap(version: try path("w")), "{\"v\": \"2.0\"}")
    }
    #expect(throws: DocumentError.self) { try read(FieldMap(version: try path("v")), "<html>") }
    #expect(throws: DocumentError.self) {
      try read(FieldMap(version: try path("v")), "{\"v\": 2.0}")
    }
  }

  @Test func versionsMayFollowOtherRules() throws {
    var map = FieldMap(version: try path("v"))
    map.rules = .siren
    var situation = Situation("1.1")
    situation.document = try read(map, "{\"v\": \"1.2b3\"}")
    #expect(situation.decide().outline == "none ahead")
    map.rules = .sparkle
    situation.document = try read(map, "{\"v\": \"1.2b3\"}")
    #expect(situation.decide().outline == "offer 1.2b3 offered")
  }

  @Test(arguments: ["a..b", ".a", "a.", "a[", "a[x]", "a[1", "a[\"b]", "a[1]b", "[]", "a[\"b\"c]"])
  func aPathThatIsNoneIsAnError(_ text: String) {
    let error = #expect(throws: FieldPathError.self) { try FieldPath(text) }
    #expect(error?.description.contains("is no path") == true)
  }

  @Test func theEmptyPathIsTheValueAtHand() throws {
    let document = try read(FieldMap(version: try path("")), "[\"1.0\", \"2.0\"]")
    #expect(document.releases.map { $0.versionText } == ["1.0", "2.0"])
  }
}
