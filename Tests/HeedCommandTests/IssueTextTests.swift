import Heed
import HeedCommand
import HeedDocument
import Testing

struct IssueTextTests {
  private func text(_ source: String, line: Int, column: Int) -> String {
    let issue = DocumentIssue(
      line: line, column: column, path: "title", reason: "unknown key", suggestion: "title")
    return IssueText.text(of: issue, in: "a.json", Array(source.utf8))
  }

  @Test func marksThePlaceBeneathItsLine() {
    #expect(
      text("{\n  \"titel\": 1\n}", line: 2, column: 3) == """
        heed: a.json:2:3: title: unknown key; did you mean 'title'?
            "titel": 1
            ^
        """)
  }

  @Test(arguments: ["one\ntwo\nthree", "one\r\ntwo\r\nthree", "one\rtwo\rthree"])
  func countsLinesByEachEnding(_ source: String) {
    #expect(text(source, line: 2, column: 1).hasSuffix("\n  two\n  ^"))
    #expect(text(source, line: 3, column: 5).hasSuffix("\n  three\n      ^"))
  }

  @Test func marksBeneathWideAndCombinedCharacters() {
    #expect(text("这e\u{301}!", line: 1, column: 4).hasSuffix("\n  这e\u{301}!\n     ^"))
  }

  @Test func keepsControlCharactersFromTheTerminal() {
    let lines = text("a\u{1B}[31m\tb", line: 1, column: 7).split(separator: "\n")
    #expect(lines[1] == "  a [31m b")
    #expect(lines[2] == "        ^")
    let issue = DocumentIssue(line: 9, column: 1, path: "", reason: "bad \u{1B}[2J")
    #expect(
      IssueText.text(of: issue, in: "\u{7}.json", [])
        == "heed: \\u{7}.json:9:1: bad \\u{1B}[2J")
  }

  @Test func cutsALongLineAroundThePlace() {
    let source = String(repeating: "a", count: 500) + "X" + String(repeating: "b", count: 500)
    let lines = text(source, line: 1, column: 501).split(separator: "\n")
    #expect(lines[1].count < 82)
    #expect(lines[1].hasPrefix("  …a") && lines[1].hasSuffix("b…"))
    let place = lines[2].firstIndex(of: "^").map {
      lines[2].distance(from: lines[2].startIndex, to: $0)
    }
    let mark = lines[1].firstIndex(of: "X").map {
      lines[1].distance(from: lines[1].startIndex, to: $0)
    }
    #expect(place != nil && place == mark)
  }

  @Test func showsNoLineWhereThereIsNone() {
    #expect(text("", line: 1, column: 1).split(separator: "\n").count == 1)
    #expect(text("a", line: 7, column: 1).split(separator: "\n").count == 1)
  }
}
