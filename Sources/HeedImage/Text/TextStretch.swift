internal import Heed

/// A part of a line with one look, one font and one direction.
struct TextStretch {
  /// What there is to draw.
  enum Kind: Hashable {
    case letters
    /// Letters that bring their own colours.
    case colored
    /// No font has the characters.
    case unknown
    /// Room only.
    case space
  }

  var kind: Kind
  /// The characters of each of its glyphs' places, in the order in which they are read.
  var parts: [[UInt8]]
  /// The place among the runs of the text.
  var run: Int
  /// The place among the text's fonts.
  var font: Int
  var isRightToLeft: Bool
  /// Its glyphs, from left to right.
  var glyphs: [ShapedGlyph]

  /// The characters.
  var text: String { String(decoding: parts.joined(), as: UTF8.self) }
  /// Points from the line's left end.
  var x: Double { glyphs.first?.x ?? 0 }
  var width: Double { (glyphs.last.map { $0.x + $0.width } ?? 0) - x }
  /// The first of its bytes in the whole text.
  var byte: Int { glyphs.lazy.map(\.byte).min() ?? 0 }
}

extension ShapedLine {
  /// The stretches of the line, from left to right.
  ///
  /// Where spaces are wider than those of the font, each is a stretch of its own.
  func stretches(of text: ShapedText, bytes: [UInt8], endAtSpaces: Bool) -> [TextStretch] {
    let end = TextParagraphs.trimmedEnd(
      of: bytes, in: range.lowerBound..<max(range.lowerBound, min(range.upperBound, bytes.count)))
    // Where the characters of a glyph end is where those of the next begin.
    let starts = Array(Set(glyphs.map(\.byte))).sorted()
    func characters(at byte: Int) -> [UInt8] {
      var (low, high) = (0, starts.count)
      while low < high {
        let middle = (low + high) / 2
        if starts[middle] <= byte { low = middle + 1 } else { high = middle }
      }
      let next = low < starts.count ? min(starts[low], end) : end
      return next > byte ? Array(bytes[byte..<next]) : []
    }
    var stretches: [TextStretch] = []
    var group: [ShapedGlyph] = []
    func close() {
      guard let first = group.first else { return }
      let isEllipsis = Self.isEllipsis(first, end: end)
      var parts: [[UInt8]] = []
      for byte in Set(group.map(\.byte)).sorted() {
        if isEllipsis {
          parts.append(parts.isEmpty ? Array("…".utf8) : [])
        } else {
          parts.append(characters(at: byte))
        }
      }
      // A place to break a word, which shows as a hyphen where it was broken.
      if let last = parts.last, last.suffix(2) == [0xC2, 0xAD], let width = group.last?.width,
        width > 0
      {
        parts[parts.count - 1] = last.dropLast(2) + Array("‐".utf8)
      }
      stretches.append(
        TextStretch(
          kind: Self.kind(of: first, text), parts: parts,
          run: first.run, font: first.font, isRightToLeft: first.isRightToLeft, glyphs: group))
      group = []
    }
    for glyph in glyphs {
      if let first = group.first, let last = group.last,
        first.run != glyph.run || first.font != glyph.font
          || first.isRightToLeft != glyph.isRightToLeft
          || Self.kind(of: first, text) != Self.kind(of: glyph, text)
          || Self.isEllipsis(first, end: end) != Self.isEllipsis(glyph, end: end)
          || Self.isByte(0x09, last, bytes) || Self.isByte(0x09, glyph, bytes)
          || endAtSpaces
            && Self.isByte(0x20, last, bytes) != Self.isByte(0x20, glyph, bytes)
      {
        close()
      }
      group.append(glyph)
    }
    close()
    return stretches
  }

  private static func isByte(_ byte: UInt8, _ glyph: ShapedGlyph, _ bytes: [UInt8]) -> Bool {
    glyph.byte < bytes.count && bytes[glyph.byte] == byte
  }

  private static func isEllipsis(_ glyph: ShapedGlyph, end: Int) -> Bool {
    glyph.isEllipsis || glyph.byte >= end
  }

  private static func kind(of glyph: ShapedGlyph, _ text: ShapedText) -> TextStretch.Kind {
    switch glyph.kind {
    case .unknown: .unknown
    // Joins and marks without a shape of their own belong to the letters around them.
    case .space where glyph.width > 0: .space
    case .space:
      text.fonts.isEmpty ? .space : text.fonts[glyph.font].isColored ? .colored : .letters
    case .glyph: text.fonts[glyph.font].isColored ? .colored : .letters
    }
  }
}
