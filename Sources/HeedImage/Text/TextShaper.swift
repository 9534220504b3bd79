internal import CCairo
internal import CPango
internal import Heed

/// Breaks one text into lines with Pango, paragraph by paragraph.
struct TextShaper {
  let request: TextRequest
  let book: FontBook
  let missingFamilies: [String]
  let bytes: [UInt8]
  let runEnds: [Int]
  let families: FontFamilies
  /// The size of the largest font, in points.
  let largestSize: Double
  private var lines: [ShapedLine] = []
  private var fonts: [ShapedFont] = []
  private var fontIndices: [UnsafeMutablePointer<PangoFont>: Int] = [:]
  private var missing: [Unicode.Scalar] = []
  private var noted: Set<Unicode.Scalar> = []
  private var isTruncated = false

  init(_ request: TextRequest, book: FontBook, missingFamilies: [String]) {
    self.request = request
    self.book = book
    self.missingFamilies = missingFamilies
    families = FontFamilies(language: request.language)
    largestSize = request.runs.reduce(1) { max($0, min($1.font.size, ParagraphLayout.largestFont)) }
    var bytes: [UInt8] = []
    var runEnds: [Int] = []
    for run in request.runs {
      // A zero byte would end the text for C.
      for byte in run.text.utf8 { bytes.append(byte == 0 ? 0x20 : byte) }
      runEnds.append(bytes.count)
    }
    self.bytes = bytes
    self.runEnds = runEnds
  }

  /// The whole text.
  func text() -> ShapedText {
    var shaper = self
    shaper.shape()
    return ShapedText(
      lines: shaper.lines, fonts: shaper.fonts, isTruncated: shaper.isTruncated,
      runEnds: runEnds, missing: shaper.missing, missingFamilies: missingFamilies,
      request: request)
  }

  private mutating func shape() {
    let paragraphs = TextParagraphs.ranges(of: bytes)
    for (index, paragraph) in paragraphs.enumerated() {
      guard let end = append(paragraph: paragraph) else { continue }
      guard request.lineLimit > 0, lines.count >= request.lineLimit else { continue }
      // Pango counts the lines of one paragraph; that others follow it cannot know.
      let isMore = paragraphs[(index + 1)...].contains { !$0.isEmpty }
      if isMore, !end.layout.isEllipsized {
        lines.removeSubrange(end.firstLine...)
        let cut = ParagraphLayout(
          end.layout.range, of: self, lineLimit: request.lineLimit - end.firstLine,
          direction: end.layout.direction, addsEllipsis: true)
        if let cut { append(cut, lines: cut.lineCount) }
      }
      isTruncated = isTruncated || isMore
      break
    }
    if lines.isEmpty { lines.append(ShapedLine(range: 0..<0, glyphs: [], width: 0)) }
  }

  /// Breaks a paragraph into lines, a long one in pieces that begin where a line does.
  ///
  /// - Returns: What broke its last piece, and which line of the text that piece begins with.
  private mutating func append(
    paragraph: Range<Int>
  ) -> (layout: ParagraphLayout, firstLine: Int)? {
    var pieces = ParagraphPieces(of: paragraph, in: self)
    var direction: Direction?
    while true {
      let firstLine = lines.count
      let rest = request.lineLimit > 0 ? request.lineLimit - firstLine : 0
      let piece = pieces.next
      let isCut = piece.upperBound < paragraph.upperBound
      guard
        let layout = ParagraphLayout(
          piece, of: self, lineLimit: rest, direction: direction, isCut: isCut)
      else { return nil }
      direction = layout.direction
      let count = layout.lineCount
      if !isCut || layout.isEllipsized {
        append(layout, lines: count)
        return (layout, firstLine)
      }
      // The last line may go on with what follows the piece.
      if count > 1, let start = layout.start(ofLine: count - 1), start > piece.lowerBound {
        append(layout, lines: count - 1)
        pieces.advance(to: start)
      } else if !pieces.grow() {
        append(layout, lines: count)
        pieces.advance(to: piece.upperBound)
        if rest == count {
          isTruncated = true
          return (layout, firstLine)
        }
      }
    }
  }

  private mutating func append(_ layout: ParagraphLayout, lines count: Int) {
    isTruncated = isTruncated || layout.isEllipsized
    for index in 0..<count {
      guard let line = pango_layout_get_line_readonly(layout.layout, Int32(index)) else { continue }
      append(line.pointee, of: layout)
    }
  }

  private mutating func append(_ line: PangoLayoutLine, of layout: ParagraphLayout) {
    let base = layout.range.lowerBound
    let start = base + Int(line.start_index)
    var end = min(start + Int(line.length), layout.range.upperBound)
    let visibleEnd = TextParagraphs.trimmedEnd(of: bytes, in: start..<max(start, end))
    var glyphs: [ShapedGlyph] = []
    var x = 0.0
    var node = line.runs
    while let entry = node {
      node = entry.pointee.next
      guard let run = entry.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      else { continue }
      let isEllipsis =
        run.item.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
      if isEllipsis, !(layout.isMiddle) {
        end = min(end, base + Int(run.item.pointee.offset))
      }
      append(run, base: base, isEllipsis: isEllipsis, x: &x, to: &glyphs)
    }
    // What is white at a line's end stands at the left where text runs to the left.
    glyphs.removeAll {
      $0.byte >= visibleEnd && $0.byte < layout.range.upperBound && !$0.isEllipsis
    }
    let left = glyphs.first?.x ?? 0
    for index in glyphs.indices { glyphs[index].x -= left }
    lines.append(
      ShapedLine(
        range: start..<max(start, end), glyphs: glyphs,
        width: glyphs.last.map { $0.x + $0.width } ?? 0))
  }

  private mutating func append(
    _ run: PangoGlyphItem, base: Int, isEllipsis: Bool, x: inout Double,
    to glyphs: inout [ShapedGlyph]
  ) {
    guard let string = run.glyphs?.pointee, let item = run.item?.pointee else { return }
    let font = index(of: item.analysis.font)
    let unit = Double(PANGO_SCALE)
    for index in 0..<Int(string.num_glyphs) {
      let info = string.glyphs[index]
      let byte = base + Int(item.offset) + Int(string.log_clusters[index])
      let width = Double(info.geometry.width) / unit
      var kind = ShapedGlyph.Kind.glyph(info.glyph)
      if info.glyph == Self.emptyGlyph || font == nil {
        kind = .space
      }
      if info.glyph & Self.unknownGlyph != 0 {
        kind = .unknown
        note(missingAt: byte)
      }
      glyphs.append(
        ShapedGlyph(
          kind: kind, byte: byte, run: self.run(at: byte), font: font ?? 0, x: x, width: width,
          dx: Double(info.geometry.x_offset) / unit, dy: Double(info.geometry.y_offset) / unit,
          isEllipsis: isEllipsis || byte >= bytes.count,
          isRightToLeft: item.analysis.level % 2 == 1))
      x += width
    }
  }

  // Pango's own constants are C macros with casts, which do not cross over.
  private static let emptyGlyph: UInt32 = 0x0FFF_FFFF
  private static let unknownGlyph: UInt32 = 0x1000_0000

  /// The place of a run of the request.
  func run(at byte: Int) -> Int {
    var low = 0
    var high = max(0, runEnds.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if byte >= runEnds[middle] { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func note(missingAt byte: Int) {
    guard byte < bytes.count,
      let scalar = String(decoding: bytes[byte...].prefix(4), as: UTF8.self).unicodeScalars.first,
      noted.insert(scalar).inserted
    else { return }
    missing.append(scalar)
  }

  /// The name of a font's family.
  private static func family(of font: UnsafeMutablePointer<PangoFont>) -> String? {
    guard let description = pango_font_describe(font) else { return nil }
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) }
  }

  private mutating func index(of font: UnsafeMutablePointer<PangoFont>?) -> Int? {
    guard let font else { return nil }
    if let known = fontIndices[font] { return known }
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return nil }
    var isColored: FcBool = 0
    let systemFont = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
    if let pattern = pango_fc_font_get_pattern(systemFont) {
      FcPatternGetBool(pattern, FC_COLOR, 0, &isColored)
    }
    fonts.append(
      ShapedFont(
        scaled: scaled, isColored: isColored != 0, family: Self.family(of: font)))
    fontIndices[font] = fonts.count - 1
    return fonts.count - 1
  }
}
