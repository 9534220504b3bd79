import Heed
import HeedDocument
import Testing

@Suite struct BadDocumentTests {
  @Test func hasManyCases() {
    #expect(BadDocument.all.count >= 120)
    #expect(BadDocument.all.allSatisfy { $0.line > 0 }, "each case marks a place")
  }

  @Test(arguments: BadDocument.all)
  func namesThePlaceAndTheReason(_ document: BadDocument) throws {
    let found = issues(document.text)
    let issue = try #require(found.first)
    #expect(found.count == 1, "\(found)")
    #expect(issue.line == document.line)
    #expect(issue.column == document.column)
    #expect(issue.path.string == document.path)
    let fragment = document.fragment.prefix(1).lowercased() + document.fragment.dropFirst()
    #expect(
      issue.reason.contains(document.fragment) || issue.reason.contains(fragment),
      "\(issue.reason)")
    #expect(issue.suggestion == document.suggestion)
    #expect(issue.severity == .error)
  }

  /// Words with which a sentence says what to do, or what would be right.
  private static let advice = [
    "use ", "add ", "remove", "give ", "write ", "has to ", "have to", "needs ", "save ", "close ",
    "leave ", "did you mean", "set ", "encode ", "may use", "goes from", "go from", "cannot be ",
    "nest less", "shorten", "raise",
  ]

  @Test(arguments: BadDocument.all)
  func saysWhatToDo(_ document: BadDocument) {
    for issue in issues(document.text) {
      let text = issue.description
      #expect(Self.advice.contains { text.contains($0) }, "\(text)")
      #expect(!text.hasSuffix("."), "\(text)")
      #expect(!text.contains("\n"))
    }
  }

  @Test func describesAnIssueInOneLine() {
    let found = issues("{\"heed\": 1,\n \"actions\": [\n   {\"titel\": \"OK\", \"image\": {}}]}")
    #expect(
      found.first?.description
        == "3:5: actions[0].titel: unknown key 'titel'; did you mean 'title'?")
  }

  @Test func findsEverythingInOrderOfPlace() {
    let found = issues(
      """
      {
        "message": 5,
        "heed": 1,
        "colour": "red",
        "actions": [{"title": "a", "font": {"size": "x"}}, {"titel": "b"}],
        "title": {"runs": [{"text": 1}]}
      }
      """)
    #expect(
      found.map(\.path) == [
        "message", "colour", "actions[0].font.size", "actions[1].titel", "title.runs[0].text",
      ])
    #expect(found.map(\.line) == [2, 4, 5, 5, 6])
  }

  @Test func checksTheWholeEvenIfTheLookIsWrong() {
    let found = issues(
      """
      {"heed": 1, "background": "rouge", "actions": [{"title": "a"}], "preferred": "b"}
      """)
    #expect(found.map(\.path) == ["background", "preferred"])
  }

  @Test func stopsAtTheLimitOfIssues() {
    let keys = (0..<50).map { "\"zzz\($0)\": 0" }.joined(separator: ", ")
    #expect(issues("{\"heed\": 1, \(keys)}").count == 20)
    #expect(issues("{\"heed\": 1, \(keys)}", limits: .init(issues: 3)).count == 3)
  }

  @Test func keepsControlCharactersOutOfSentences() {
    let key = "\\u001b[31m" + String(repeating: "long", count: 100)
    let text = issues("{\"heed\": 1, \"\(key)\": 0}").map(\.description).joined()
    #expect(text.contains("?[31mlong"))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 })
    #expect(text.count < 700)
  }

  @Test func rejectsWhatIsNotUTF8AtItsPlace() {
    let bytes = Array("{\"heed\": 1,\n \"title\": \"é".utf8) + [0xC3, 0x28]
    let error = #expect(throws: DocumentError.self) { try DocumentReader().read(bytes) }
    #expect(
      error?.issues.first?.description == "2:13: this is not UTF-8; save the document in UTF-8")
  }

  @Test func rejectsWhatIsBeyondALimit() {
    func first(_ text: String, _ limits: DocumentLimits) -> DocumentIssue? {
      issues(text, limits: limits).first
    }
    let text = """
      {"heed": 1, "title": "t", "actions": [{"title": "a"}, {"title": "b"}],
       "content": [{"choices": {"id": "c", "items": [{"id": "d", "title": "e"},
       {"id": "f", "title": "g"}]}}, {"space": 1}]}
      """
    #expect(first(text, .init(bytes: 20))?.reason.contains("shorten it to 20") == true)
    #expect(first(text, .init(depth: 3))?.description.hasPrefix("2:") == true)
    #expect(first(text, .init(actions: 1))?.path == "actions[1]")
    #expect(first(text, .init(blocks: 1))?.path == "content[1]")
    #expect(first(text, .init(texts: 2))?.reason.contains("more than 2 texts") == true)
    #expect(first(text, .init(texts: 5)) == nil)
    let enough = DocumentLimits(bytes: text.utf8.count, depth: 7, actions: 2, blocks: 2, texts: 5)
    #expect(first(text, enough) == nil)
  }
}
