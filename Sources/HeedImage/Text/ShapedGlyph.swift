internal import CCairo

/// A font at a size, ready to draw with.
final class ShapedFont {
  let scaled: OpaquePointer
  /// Whether its letters bring their own colours.
  let isColored: Bool

  init(scaled: OpaquePointer, isColored: Bool) {
    self.scaled = cairo_scaled_font_reference(scaled)
    self.isColored = isColored
  }

  deinit { cairo_scaled_font_destroy(scaled) }
}

/// A glyph on its line.
struct ShapedGlyph {
  /// What there is to draw.
  enum Kind {
    case glyph(UInt32)
    /// No font has the character.
    case unknown
    /// Room only.
    case space
  }

  var kind: Kind
  /// The byte of the whole text at which its character begins.
  var byte: Int
  /// The place among the runs of the text of the one it belongs to.
  var run: Int
  /// The place among the text's fonts.
  var font: Int
  /// Points from the line's left end.
  var x: Double
  var width: Double
  /// Where its outline begins, from its place; downwards.
  var dx: Double
  var dy: Double
  var isEllipsis: Bool
}

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
