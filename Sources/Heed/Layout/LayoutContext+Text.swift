extension LayoutContext {
  /// A text to be set: its runs and how its lines may stand.
  struct TextSetting {
    var runs: [TextRequest.Run]
    var alignment: TextAlignment
    var lineLimit = 0
    var truncation = TextRequest.Truncation.tail
    /// The text's own direction, where it has one.
    var direction: Direction?
  }

  @inline(never)
  func setting(
    _ text: RichText, font: Font, color: Color, alignment: TextAlignment, isAction: Bool = false
  ) -> TextSetting {
    TextSetting(
      runs: styler.runs(of: text, font: font, color: color, isAction: isAction),
      alignment: text.alignment ?? alignment, lineLimit: max(0, text.lineLimit ?? 0))
  }

  /// Breaks a text into lines of a width and gives each its place from the top.
  @inline(never)
  func layout(_ setting: TextSetting, width: Double) -> TextLayout {
    let request = TextRequest(
      runs: setting.runs, width: max(1, width), lineLimit: setting.lineLimit,
      truncation: setting.truncation, isJustified: setting.alignment == .justify,
      direction: setting.direction ?? styler.direction, language: styler.language)
    return place(measurer.text(request), of: request, alignment: setting.alignment, width: width)
  }

  /// Breaks a text into lines of a width. Where large letters would break a word, they get smaller
  /// until it is whole, down to 0.58 of their size, which still is that of the default text size.
  func layoutOfWholeWords(_ setting: TextSetting, width: Double) -> TextLayout {
    let full = layout(setting, width: width)
    guard environment.textSize.isAccessibilitySize, full.breaksWord else { return full }
    for factor in [0.9, 0.8, 0.7, 0.58] {
      var smaller = setting
      for index in smaller.runs.indices { smaller.runs[index].font.size *= factor }
      let layout = layout(smaller, width: width)
      if !layout.breaksWord { return layout }
    }
    return full
  }

  /// The width of a text on a single line, in whole pixels.
  func width(of setting: TextSetting) -> Double {
    let request = TextRequest(
      runs: setting.runs, direction: styler.direction, language: styler.language)
    var widest = 0.0
    for line in measurer.text(request).lines { widest = max(widest, line.width) }
    return pixelUp(widest)
  }

  private func place(
    _ metrics: TextMetrics, of request: TextRequest, alignment: TextAlignment, width: Double
  ) -> TextLayout {
    var lines: [TextLayout.Line] = []
    var heights = LineHeights(runs: request.runs)
    var y = 0.0
    for line in metrics.lines {
      let (size, rise) = heights.largest(in: line.range)
      let height = countsCells ? 1 : pixelUp(DynamicType.lineHeight(of: size) + rise)
      // Ascent and descent of iOS's own font, as parts of its size.
      let baseline = pixel(y + rise + (height - rise - size * 1.193) / 2 + size * 0.952)
      let room = max(0, width - line.width)
      var x = alignment.part(of: room)
      if countsCells, alignment == .center { x = pixelDown(x) }
      lines.add(
        TextLayout.Line(
          range: line.range, x: x, y: y, baseline: baseline, width: line.width, height: height))
      y += height
    }
    var links: [TextLayout.Link] = []
    for span in metrics.links where lines.indices.contains(span.line) {
      let line = lines[span.line]
      links.add(
        TextLayout.Link(
          address: span.link,
          frame: Rect(x: line.x + span.x, y: line.y, width: span.width, height: line.height)))
    }
    return TextLayout(
      request: request, lines: lines, isTruncated: metrics.isTruncated, links: links)
  }
}

extension TextLayout {
  /// The height of all lines together.
  @inline(never)
  var height: Double {
    guard let last = lines.last else { return 0 }
    return last.y + last.height
  }

  /// The width of the widest line.
  @inline(never)
  var widestLine: Double {
    var width = 0.0
    for line in lines { width = max(width, line.width) }
    return width
  }

  /// Whether a line ends within a word, which says that the letters are too large for the room; known of
  /// scripts that part words by spaces and whose letters take one byte or two.
  var breaksWord: Bool {
    guard lines.count > 1 else { return false }
    let bytes = request.plainText.bytes
    func isLetter(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    // The first of two bytes of a letter: Latin, Greek, Cyrillic, Hebrew or Arabic, which all part
    // their words by spaces.
    func beginsLetter(_ byte: UInt8) -> Bool { (0xC3...0xDF).contains(byte) }
    return lines.dropLast().contains { line in
      let end = line.range.upperBound
      guard end > 1, end < bytes.count else { return false }
      let isAfterLetter = isLetter(bytes[end - 1]) || beginsLetter(bytes[end - 2])
      return isAfterLetter && (isLetter(bytes[end]) || beginsLetter(bytes[end]))
    }
  }

  /// The text with its lines moved to the right and down.
  package func moved(_ offset: Point) -> TextLayout {
    moved(x: offset.x, y: offset.y)
  }

  /// The text with its lines moved down by points.
  func movedDown(_ y: Double) -> TextLayout { moved(x: 0, y: y) }

  @inline(never)
  private func moved(x: Double, y: Double) -> TextLayout {
    var lines: [Line] = []
    for line in self.lines {
      lines.add(
        Line(
          range: line.range, x: line.x + x, y: line.y + y, baseline: line.baseline + y,
          width: line.width, height: line.height))
    }
    var links = links
    for index in links.indices { links[index].frame = links[index].frame.offset(x: x, y: y) }
    return with(lines, links)
  }
}

/// Finds the largest font of each line while walking once through the runs.
private struct LineHeights {
  let runs: [TextRequest.Run]
  private var index = 0
  /// The first byte of the run at the index.
  private var start = 0

  init(runs: [TextRequest.Run]) { self.runs = runs }

  /// The largest size among the runs that meet a range, and how far one of them is raised.
  mutating func largest(in range: Range<Int>) -> (size: Double, rise: Double) {
    while index + 1 < runs.count, start + runs[index].text.utf8.count <= range.lowerBound {
      start += runs[index].text.utf8.count
      index += 1
    }
    var size = 0.0
    var rise = 0.0
    var next = index
    var nextStart = start
    while next < runs.count {
      size = max(size, runs[next].font.size)
      rise = max(rise, abs(runs[next].baselineOffset))
      next += 1
      if next == runs.count { break }
      nextStart += runs[next - 1].text.utf8.count
      if nextStart >= range.upperBound { break }
    }
    return (size == 0 ? 17 : size, rise)
  }
}
