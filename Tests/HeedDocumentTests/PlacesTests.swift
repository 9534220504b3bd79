import Heed
import HeedDocument
import Testing

struct PlacesTests {
  private func places(
    _ paths: [Name], in document: String, mode: DocumentReader.Mode = .strict
  ) -> [String] {
    DocumentReader(mode: mode).places(of: paths, in: Array(document.utf8)).map {
      "\($0.line):\($0.column) \($0.path)"
    }
  }

  @Test func findsAPartByItsPath() {
    let document = """
      {"heed": 1,
       "title": {"text": {"runs": [{"text": "A"}]}, "top": 3},
       "content": [{"space": 1}, {"field": {"id": "a"}}],
       "actions": [{"title": "B"}]}
      """
    #expect(
      places(["title.text", "content[1].field.id", "actions[0].title", ""], in: document)
        == ["2:20 title.text", "3:45 content[1].field.id", "4:24 actions[0].title", "1:1 "])
  }

  @Test func findsTheNearestWhereTheDocumentSaysNothing() {
    let document = #"{"heed": 1, "close": true, "actions": [{"title": "B"}]}"#
    #expect(
      places(["close.size", "actions[0].label", "message"], in: document)
        == ["1:22 close.size", "1:40 actions[0].label", "1:1 message"])
  }

  @Test func findsPartsOfTheFallbackThatIsUsed() {
    let document = """
      {"heed": 1, "requires": ["telepathy"],
       "fallback": {"heed": 1, "title": "A", "actions": [{"title": "B"}]}}
      """
    #expect(places(["title"], in: document) == ["2:35 fallback.title"])
  }

  @Test func findsPartsOfTheDocumentWhereItsFallbackIsNotUsed() {
    let document = """
      {"heed": 1, "content": [{"space": 1}, {"space": 2}], "actions": [{"title": "B"}],
       "fallback": {"heed": 1, "content": [], "actions": [{"title": "B"}]}}
      """
    #expect(places(["content[1].space"], in: document) == ["1:49 content[1].space"])
  }

  @Test func countsTheBlocksThatWerePassedOver() {
    let document =
      #"{"heed": 1, "content": [{"new": 1}, {"space": 2}], "actions": [{"title": "B"}]}"#
    #expect(places(["content[0].space"], in: document, mode: .lenient) == ["1:47 content[1].space"])
  }

  @Test(arguments: ["", "{", "[]", "3", #"{"heed": 9}"#])
  func knowsNoPlaceInWhatIsNoDocument(_ document: String) {
    #expect(places(["title"], in: document).isEmpty)
  }

  @Test func tellsWhichKindOfProblemAnIssueIs() throws {
    func problem(_ document: String) throws -> AlertProblem.Code? {
      let error = #expect(throws: DocumentError.self) {
        try DocumentReader().read(Array(document.utf8))
      }
      return try #require(error?.issues.first).problem
    }
    #expect(try problem(#"{"heed": 1, "title": "A"}"#) == .noWayOn)
    #expect(
      try problem(
        #"{"heed": 1, "title": "A", "content": [{"space": -1}], "actions": [{"title": "B"}]}"#)
        == .invalidAlert)
    #expect(try problem(#"{"heed": 1, "titel": "A"}"#) == nil)
  }
}
