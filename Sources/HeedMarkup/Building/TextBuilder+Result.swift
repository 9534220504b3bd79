internal import Heed

extension TextBuilder {
  /// The text that has been read.
  func richText() -> RichText {
    var text = RichText(alignment: isStructured ? .start : nil)
    let bytes = collector.bytes
    let stretches = collector.stretches
    let paragraphs = collector.paragraphs
    var stretch = 0
    var paragraph = 0
    var start = 0
    var known: (style: InlineStyle, attributes: TextAttributes)?
    var paragraphStyle: ParagraphStyle?
    var paragraphStyleOf = -1
    // The direction of a block that takes that of its first letter.
    var direction: Direction??
    while start < bytes.count {
      while stretch + 1 < stretches.count, stretches[stretch + 1].start <= start { stretch += 1 }
      while paragraph + 1 < paragraphs.count, paragraphs[paragraph + 1].start <= start {
        paragraph += 1
      }
      var end = bytes.count
      if stretch + 1 < stretches.count { end = min(end, stretches[stretch + 1].start) }
      if paragraph + 1 < paragraphs.count { end = min(end, paragraphs[paragraph + 1].start) }
      let style = stretches[stretch].style
      if known?.style != style { known = (style, attributes(of: style)) }
      if paragraphStyleOf != paragraph {
        if paragraphs[paragraph].block.direction == .automatic,
          !paragraphs[paragraph].goesOn || direction == nil
        {
          direction = .some(FirstLetter.direction(of: bytes[linesOfBlock(at: paragraph)]))
        } else if paragraphs[paragraph].block.direction != .automatic {
          direction = nil
        }
        paragraphStyle = self.style(of: paragraphs[paragraph], automatic: direction ?? nil)
        paragraphStyleOf = paragraph
      }
      var attributes = known?.attributes ?? TextAttributes()
      attributes.paragraph = paragraphStyle
      text.append(RichText.Run(String(bytes: bytes[start..<end]), attributes))
      start = end
    }
    return text
  }

  /// The bytes of a paragraph and of the further lines of its block.
  private func linesOfBlock(at index: Int) -> Range<Int> {
    let paragraphs = collector.paragraphs
    var next = index + 1
    while next < paragraphs.count, paragraphs[next].goesOn { next += 1 }
    let end = next < paragraphs.count ? paragraphs[next].start : collector.bytes.count
    return paragraphs[index].start..<end
  }

  private func attributes(of style: InlineStyle) -> TextAttributes {
    let flags = style.flags
    var font = Font()
    if flags.contains(.bold) { font.weight = .bold }
    if flags.contains(.italic) { font.isItalic = true }
    if flags.contains(.monospaced) { font.design = .monospaced }
    if flags.contains(.small) || style.rise != 0 { font.style = .caption2 }
    if style.heading > 0 { font.style = HeadingStyle.of(level: Int(style.heading)) }
    if style.size > 0 { font.size = values.sizes[Int(style.size) - 1] }
    var attributes = TextAttributes(
      font: font.isEmpty ? nil : font, isUnderlined: flags.contains(.underlined),
      isStruckThrough: flags.contains(.struckThrough), baselineOffset: Double(style.rise) * 4)
    if flags.contains(.rule) { attributes.color = .tertiaryLabel }
    if flags.contains(.marked) { attributes.background = .marker }
    if style.color > 0 { attributes.color = values.colors[Int(style.color) - 1] }
    if style.background > 0 { attributes.background = values.colors[Int(style.background) - 1] }
    if style.link > 0 { attributes.link = values.links[Int(style.link) - 1] }
    return attributes
  }

  private func style(
    of paragraph: TextCollector.Paragraph, automatic direction: Direction?
  ) -> ParagraphStyle? {
    let block = paragraph.block
    var style = ParagraphStyle(
      level: Int(block.level), quoteLevel: Int(block.quoteLevel), marker: marker(paragraph.mark),
      spacing: paragraph.spacing, alignment: block.alignment)
    switch block.direction {
    case .inherited: break
    case .leftToRight: style.direction = .leftToRight
    case .rightToLeft: style.direction = .rightToLeft
    case .automatic: style.direction = direction
    }
    return style.isPlain ? nil : style
  }

  private func marker(_ mark: ParagraphMark) -> Name? {
    switch mark {
    case .none: return nil
    case .bullet(let mark): return Name(MarkerText.bullet(mark))
    case .checkbox(let isOn): return Name(MarkerText.checkbox(isOn))
    case .custom(let place): return values.markers[place - 1]
    case .number(let number, let mark, let list, let isRelative):
      let count = lists[list].count
      return Name(MarkerText.number(isRelative ? count + number : number, mark))
    }
  }
}

/// The fonts of headings.
enum HeadingStyle {
  /// The style of a heading of level 1 to 6.
  static func of(level: Int) -> Font.Style {
    switch level {
    case 1: .title2
    case 2: .title3
    case 3: .headline
    case 4: .subheadline
    case 5: .footnote
    default: .caption1
    }
  }
}

extension Color {
  /// What is behind text that is marked as by a pen.
  static var marker: Color { Color(light: Color(hex: 0xFFF1A8), dark: Color(hex: 0x6B5900)) }
}
