import Heed
import Testing

@testable import HeedImage

/// Texts so long that Pango alone takes minutes, or can no longer count their width.
struct LongTextTests {
  private static func shaped(_ request: TextRequest) throws -> ShapedText {
    try TextEngine().shaped(request)
  }

  private static func check(_ text: ShapedText, bytes: Int, width: Double) {
    #expect(text.lines.first?.range.lowerBound == 0)
    #expect(text.lines.last?.range.upperBound == bytes)
    for (line, next) in zip(text.lines, text.lines.dropFirst()) {
      #expect(line.range.upperBound == next.range.lowerBound)
      #expect(line.width <= width)
    }
  }

  @Test func breaksAWordWithoutEndIntoLinesOfOneLength() throws {
    let text = try Self.shaped(
      Scenes.request(String(repeating: "x", count: 60_000), size: 13, width: 238))
    Self.check(text, bytes: 60_000, width: 238)
    #expect(Set(text.lines.dropLast().map(\.range.count)).count == 1)
  }

  @Test(arguments: [13.0, 1000])
  func breaksATextThatIsTooLongForOneLineOfPango(size: Double) throws {
    let count = size > 13 ? 4000 : 80_000
    let text = try Self.shaped(
      Scenes.request(String(repeating: "word ", count: count), size: size, width: 5000))
    Self.check(text, bytes: count * 5, width: 5000)
    // Each line has as many words, but where they no longer fill one.
    #expect(Set(text.lines.dropLast().map(\.range.count)).count == 1)
    #expect(text.lines.count > 50)
  }

  @Test func breaksPiecesWherePangoWouldBreakTheWhole() throws {
    // Less than a piece, and the same words followed by more.
    let words = (0..<1200).map { "\($0 * 7919 % 1000)" }.joined(separator: " ")
    let short = try Self.shaped(Scenes.request(words, size: 13, width: 238))
    let long = try Self.shaped(Scenes.request(words + " " + words + words, size: 13, width: 238))
    let same = short.lines.dropLast().map(\.range)
    #expect(words.utf8.count < 8192)
    #expect(long.lines.prefix(same.count).map(\.range) == same)
    Self.check(long, bytes: words.utf8.count * 3 + 1, width: 238)
  }

  @Test func keepsTheDirectionOfAParagraphToItsEnd() throws {
    let words = "\u{05D0}" + String(repeating: " word", count: 3000) + "!"
    let text = try Self.shaped(Scenes.request(words, size: 13, width: 238))
    let mark = try #require(text.lines.last?.glyphs.first { $0.byte == words.utf8.count - 1 })
    #expect(mark.isRightToLeft)
  }

  @Test func cutsALongTextAtItsLastLine() throws {
    for limit in [1, 3] {
      let text = try Self.shaped(
        Scenes.request(
          String(repeating: "x", count: 60_000), size: 13, width: 238, lineLimit: limit))
      #expect(text.lines.count == limit)
      #expect(text.isTruncated)
      #expect(text.lines.last?.glyphs.last?.isEllipsis == true)
    }
  }

  @Test func namesEachOfManyMissingCharactersOnce() throws {
    let scalars = (0..<3000).compactMap { Unicode.Scalar(0xF0000 + UInt32($0 % 1000)) }
    let text = try Self.shaped(
      Scenes.request(String(String.UnicodeScalarView(scalars)), width: 238))
    #expect(text.missing == Array(scalars.prefix(1000)))
  }

  @Test func findsTheRunOfEachOfManyGlyphs() throws {
    let run = Scenes.request("ab").runs[0]
    var request = Scenes.request("ab", width: 238)
    request.runs = (0..<500).map { _ in run }
    let text = try Self.shaped(request)
    for glyph in text.lines.flatMap(\.glyphs) { #expect(glyph.run == glyph.byte / 2) }
  }
}
