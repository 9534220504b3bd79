import Heed
import Testing

@testable import HeedSnapshots

@Suite struct OutlineTests {
  @Test func saysWhereEverythingStandsAndWhatItSays() {
    let alert = Alert("Delete?", message: "It \"cannot\" be undone.", cancel: "Cancel") {
      Action("Delete", role: .destructive)
    }
    assertScene(
      of: alert,
      matches: """
        surface 390×844 @2x
        panel                    60,358 270×128.5 · dialog "Delete?"
        title                    76,378 238×22 "Delete?" · heading
        message                  76,404 238×18 "It \\"cannot\\" be undone." · text
        separator/actions        60,442 270×0.5
        action/cancel            60,442.5 135×44 · button "Cancel"
        action/cancel/title      72,453.5 111×22 "Cancel"
        separator/destructive    195,442.5 0.5×44
        action/destructive       195.5,442.5 134.5×44 · button "Delete"
        action/destructive/title 207.5,453.5 110.5×22 "Delete"
        focus [action/cancel] → action/destructive
        """)
  }

  @Test func ignoresWhiteSpaceAtTheEndsOfLines() {
    #expect(AlertScene.trimmed("a  \n\tb\t \n\n \n") == "a\n\tb")
    #expect(AlertScene.trimmed("") == "")
  }

  @Test(
    arguments: [
      ("a\nb\n", "a\nb\n", nil),
      ("a\nb", "a\nc", "  a\n- b\n+ c"),
      ("a", "b", "- a\n+ b"),
      ("", "b", "- \n+ b"),
      (
        "1\n2\n3\n4\n5\n6\n7\n8\n9", "1\n2\n3\n4\nx\n6\n7\n8\n9",
        "  …\n  3\n  4\n- 5\n+ x\n  6\n  7\n  …"
      ),
      ("a\nb\nc", "b\nc", "- a\n  b\n  c"),
      ("b\nc", "b\nc\nd", "  b\n  c\n+ d"),
    ] as [(String, String, String?)])
  func showsTheLinesThatDiffer(old: String, new: String, expected: String?) {
    #expect(LineDifference.text(from: old, to: new) == expected)
  }

  @Test func comparesVeryLongTextsByTheirEnds() {
    let lines = (0..<50_000).map { "line \($0)" }
    var other = lines
    other[40_000] = "new"
    let text = LineDifference.text(
      from: lines.joined(separator: "\n"), to: other.joined(separator: "\n"))
    #expect(
      text
        == "  …\n  line 39998\n  line 39999\n- line 40000\n+ new\n  line 40001\n  line 40002\n  …")
  }
}
