/// A line of letters, from left to right.
struct ShapedLine {
  /// The bytes of the whole text that it shows.
  var range: Range<Int>
  var glyphs: [ShapedGlyph]
  /// Points, without white space at its end.
  var width: Double

  /// Where bytes of the text stand on the line: several stretches where directions mix.
  func spans(of bytes: Range<Int>) -> [(x: Double, width: Double)] {
    var spans: [(x: Double, width: Double)] = []
    for glyph in glyphs where bytes.contains(glyph.byte) {
      if let last = spans.last, abs(last.x + last.width - glyph.x) < 0.01 {
        spans[spans.count - 1].width += glyph.width
      } else {
        spans.append((glyph.x, glyph.width))
      }
    }
    return spans
  }
}
