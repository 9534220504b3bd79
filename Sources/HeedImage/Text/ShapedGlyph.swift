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
  /// Whether it belongs to letters that run from right to left.
  var isRightToLeft: Bool
}
