import Heed
import Testing

@testable import HeedUIKit

@Suite struct DrawingTextPartsTests {
  private func parts(_ runs: (String, Name?)...) -> TextParts {
    let font = ResolvedFont(size: 13)
    return TextParts(
      TextRequest(
        runs: runs.map {
          TextRequest.Run($0.0, font: font, color: RGBA(hex: 0), link: $0.1)
        }))
  }

  @Test func runsFollowOneAnother() {
    #expect(parts(("ab", nil), ("é", nil), ("", nil)).runs == [0..<2, 2..<4, 4..<4])
  }

  @Test func neighbouringRunsWithOneAddressAreOneLink() {
    let links = parts(
      ("See ", nil), ("the ", "https://a"), ("notes", "https://a"), (" or", nil),
      ("x", "https://a"), ("y", "https://b")
    ).links
    #expect(links.map(\.address) == ["https://a", "https://a", "https://b"])
    #expect(links.map(\.bytes) == [4..<13, 16..<17, 17..<18])
  }

  @Test(
    arguments: [
      ("", [0..<0]), ("a", [0..<1]), ("a\nb", [0..<2, 2..<3]), ("a\r\n", [0..<3, 3..<3]),
      ("\n\n", [0..<1, 1..<2, 2..<2]), ("é\u{2029}b", [0..<5, 5..<6]),
    ] as [(String, [Range<Int>])]
  )
  func paragraphsCoverTheWholeText(text: String, ranges: [Range<Int>]) {
    #expect(parts((text, nil)).paragraphs == ranges)
  }

  @Test(arguments: [("12:30", false), ("…", false), ("a", true), ("שלום", true), ("1 و 2", true)])
  func aLetterGivesAParagraphItsDirection(text: String, hasLetter: Bool) {
    #expect(parts((text, nil)).hasLetter(in: 0..<text.utf8.count) == hasLetter)
  }

  @Test func aLineEndsBeforeWhatPartsParagraphs() {
    let parts = parts(("ab \r\ncd", nil))
    #expect(parts.withoutSeparator(0..<5) == 0..<3)
    #expect(parts.withoutTrailingSpace(0..<3) == 0..<2)
    #expect(parts.withoutSeparator(5..<7) == 5..<7)
    #expect(parts.withoutTrailingSpace(2..<3) == 2..<2)
  }

  @Test func anEmptyParagraphFollowsANewlineAtTheEnd() {
    #expect(parts(("a\n", nil)).endsWithEmptyParagraph)
    #expect(!parts(("a", nil)).endsWithEmptyParagraph)
    #expect(!parts(("", nil)).endsWithEmptyParagraph)
  }
}
