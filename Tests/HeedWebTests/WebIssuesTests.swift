import Testing

@testable import HeedWeb

@Suite struct WebIssuesTests {
  private func issues(_ document: String, isStrict: Bool = false) -> [String] {
    var reader = ByteReader(WebIssues.bytes(of: Array(document.utf8), isStrict: isStrict))
    var issues: [String] = []
    while !reader.isAtEnd {
      let kind = reader.flag() ? "error" : "skipped"
      let place = "\(reader.whole()):\(reader.whole())"
      issues.append("\(kind) \(place) \(reader.text()) \(reader.text()): \(reader.text())")
    }
    return issues
  }

  @Test func saysWhereAndWhatIsWrong() {
    let issues = issues(
      "{\"heed\": 1,\n \"titel\": 3, \"actions\": [{\"title\": \"OK\"}]}", isStrict: true)
    #expect(issues.count == 1)
    #expect(issues[0].hasPrefix("error 2:2 titel document: "))
    #expect(issues[0].hasSuffix("did you mean 'title'?"))
  }

  @Test func saysWhatWasPassedOver() {
    let issues = issues("{\"heed\": 1, \"titel\": 3, \"actions\": [{\"title\": \"OK\"}]}")
    #expect(issues.count == 1)
    #expect(issues[0].hasPrefix("skipped 1:13 titel document: "))
  }

  @Test func namesTheKindOfAProblem() {
    #expect(issues("{\"heed\": 1, \"title\": \"x\"}").first?.contains(" no-way-on: ") == true)
  }

  @Test func saysNothingOfAGoodDocument() {
    #expect(issues("{\"heed\": 1, \"title\": \"x\", \"actions\": [{\"title\": \"OK\"}]}").isEmpty)
  }

  @Test(arguments: ["html", "markdown"])
  func readsMarkupForItsPlacesAlone(kind: String) {
    let issues = issues(
      """
      {"heed": 1, "requires": ["html", "markdown"],
       "title": {"\(kind)": "", "plain": "Plain"}, "message": {"\(kind)": "<b>x</b>", "bold": 1},
       "actions": [{"title": "OK", "title": "No"}]}
      """, isStrict: true)
    let starts = [
      "error 2:", "error 3:30 actions[0].title document: the key 'title' is already at 3:15;",
    ]
    #expect(zip(issues, starts).map { $0.hasPrefix($1) } == [true, true])
    #expect(issues.first?.contains(" message.bold document: ") == true)
  }
}
