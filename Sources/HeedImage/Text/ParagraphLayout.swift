internal import CPango
internal import Heed

/// One paragraph or a piece of a long one, broken into lines by Pango.
final class ParagraphLayout {
  let layout: OpaquePointer
  /// Its bytes in the whole text.
  let range: Range<Int>
  let isMiddle: Bool
  /// The points that count as no limit: Pango counts up to two million.
  static let widest = 1_000_000.0
  /// The most points of a font; a larger one is drawn as large as this.
  static let largestFont = 2000.0

  /// Breaks a paragraph, or a piece of one, into no more lines than the limit, where it is above 0.
  ///
  /// The direction is that of its first letter, or else the text's, unless it is given. An ellipsis
  /// may be added at the end, for paragraphs that follow and have no room.
  init?(
    _ range: Range<Int>, of shaper: TextShaper, lineLimit: Int, direction: Direction? = nil,
    isCut: Bool = false, addsEllipsis: Bool = false
  ) {
    let request = shaper.request
    let isLeftToRight = (direction ?? request.direction) == .leftToRight
    let context = isLeftToRight ? shaper.book.leftToRight : shaper.book.rightToLeft
    guard let layout = pango_layout_new(context) else { return nil }
    self.layout = layout
    self.range = range
    // The end of a piece is not that of the text.
    isMiddle = lineLimit == 1 && request.truncation == .middle && !isCut
    var bytes = Array(shaper.bytes[range])
    if addsEllipsis {
      let visible = TextParagraphs.trimmedEnd(of: bytes, in: 0..<bytes.count)
      bytes.removeSubrange(visible...)
      bytes += "…".utf8
    }
    bytes.withUnsafeBytes { buffer in
      let text = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      pango_layout_set_text(layout, text, Int32(buffer.count))
    }
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_auto_dir(layout, direction == nil ? 1 : 0)
    pango_layout_set_justify(layout, request.isJustified ? 1 : 0)
    if request.width < Self.widest {
      // Measured widths are whole units too, so that a text fits the width measured for it.
      // A line has room for a letter at least: where not even one fits, Pango 1.50 ends the process
      // for texts with marks on their own.
      let width = (max(shaper.largestSize * 1.25, request.width) * Double(PANGO_SCALE)).rounded()
      pango_layout_set_width(layout, Int32(width))
    }
    if lineLimit > 0 {
      pango_layout_set_ellipsize(layout, isMiddle ? PANGO_ELLIPSIZE_MIDDLE : PANGO_ELLIPSIZE_END)
      pango_layout_set_height(layout, Int32(clamping: -lineLimit))
    }
    let attributes = ParagraphAttributes(range, of: shaper, end: bytes.count)
    pango_layout_set_attributes(layout, attributes.list)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// The byte of the whole text with which a line begins.
  func start(ofLine index: Int) -> Int? {
    pango_layout_get_line_readonly(layout, Int32(index)).map {
      range.lowerBound + Int($0.pointee.start_index)
    }
  }

  /// The direction of the paragraph.
  var direction: Direction {
    let line = pango_layout_get_line_readonly(layout, 0)?.pointee
    return line?.resolved_dir == PANGO_DIRECTION_RTL.rawValue ? .rightToLeft : .leftToRight
  }

  var lineCount: Int { Int(pango_layout_get_line_count(layout)) }
  var isEllipsized: Bool { pango_layout_is_ellipsized(layout) != 0 }
}
