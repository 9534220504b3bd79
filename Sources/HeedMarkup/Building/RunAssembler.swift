internal import Heed

/// Puts the runs of a text together in normal form, with looks that occur again made once.
struct RunAssembler {
  /// How a run looks and stands, small enough to be compared with many.
  private struct Look: Equatable {
    var inline = InlineStyle()
    var paragraph = ParagraphLook()

    /// A number by which most looks of a text differ.
    var place: Int {
      var place = Int(inline.flags.rawValue) &* 5 &+ Int(inline.heading) &* 3
      place = place &+ Int(inline.rise) &* 7 &+ Int(inline.link) &* 11
      return place &+ paragraph.place &* 13
    }

    static func == (lhs: Look, rhs: Look) -> Bool {
      // Most differ in these.
      lhs.inline.flags == rhs.inline.flags && lhs.paragraph == rhs.paragraph
        && lhs.inline == rhs.inline
    }
  }

  private let values: StyleValues
  private let lists: [ListRecord]
  private var runs: [RichText.Run] = []
  /// Looks that have occurred, each at its place.
  private var known: [(look: Look, attributes: TextAttributes)?]

  /// The number of those places, a power of two.
  private static let places = 64

  init(values: StyleValues, lists: [ListRecord]) {
    self.values = values
    self.lists = lists
    known = Array(repeating: nil, count: Self.places)
  }

  func runs(
    of bytes: [UInt8], _ stretches: [TextCollector.Stretch],
    _ paragraphs: [TextCollector.Paragraph]
  ) -> [RichText.Run] {
    var assembler = self
    bytes.withUnsafeBufferPointer { assembler.assemble($0, stretches, paragraphs) }
    return assembler.runs
  }

  private mutating func assemble(
    _ bytes: UnsafeBufferPointer<UInt8>, _ stretches: [TextCollector.Stretch],
    _ paragraphs: [TextCollector.Paragraph]
  ) {
    runs.reserveCapacity(stretches.count + paragraphs.count)
    var stretch = 0
    var paragraph = -1
    var start = 0
    var look = Look()
    // The bytes of the run that may still grow, and how it looks.
    var open = 0..<0
    var openLook = Look()
    while start < bytes.count {
      while stretch + 1 < stretches.count, stretches[stretch + 1].start <= start { stretch += 1 }
      while paragraph < 0 || paragraph + 1 < paragraphs.count,
        paragraphs[paragraph + 1].start <= start
      {
        paragraph += 1
        let next = paragraphs[paragraph]
        let direction =
          next.goesOn && next.block.direction == .automatic
            && paragraph > 0 && paragraphs[paragraph - 1].block.direction == .automatic
          ? look.paragraph.direction : Self.direction(of: paragraph, paragraphs, bytes)
        look.paragraph = ParagraphLook(next, direction: direction)
      }
      var end = bytes.count
      if stretch + 1 < stretches.count { end = min(end, stretches[stretch + 1].start) }
      if paragraph + 1 < paragraphs.count { end = min(end, paragraphs[paragraph + 1].start) }
      look.inline = stretches[stretch].style
      if open.isEmpty || look != openLook {
        close(bytes, open, openLook)
        open = start..<end
        openLook = look
      } else {
        open = open.lowerBound..<end
      }
      start = end
    }
    close(bytes, open, openLook)
  }

  private mutating func close(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ look: Look
  ) {
    if range.isEmpty { return }
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    let attributes = attributes(of: look)
    // Two addresses or colours of the markup may be the same, and so may items of two lists.
    if look.inline.hasValues || look.paragraph.hasText, let last = runs.indices.last,
      runs[last].attributes == attributes
    {
      runs[last].text += text
    } else {
      runs.append(RichText.Run(text, attributes))
    }
  }

  // MARK: Looks

  private mutating func attributes(of look: Look) -> TextAttributes {
    let place = look.place & (Self.places - 1)
    if let known = known[place], known.look == look { return known.attributes }
    var attributes = attributes(of: look.inline)
    let style = look.paragraph.style(lists, values)
    if !style.isPlain { attributes.paragraph = style }
    known[place] = (look, attributes)
    return attributes
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

  /// The direction of a paragraph, where its first letter with one decides for all its lines.
  private static func direction(
    of index: Int, _ paragraphs: [TextCollector.Paragraph], _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Direction? {
    switch paragraphs[index].block.direction {
    case .inherited: return nil
    case .leftToRight: return .leftToRight
    case .rightToLeft: return .rightToLeft
    case .automatic:
      var next = index + 1
      while next < paragraphs.count, paragraphs[next].goesOn { next += 1 }
      let end = next < paragraphs.count ? paragraphs[next].start : bytes.count
      return FirstLetter.direction(
        of: UnsafeBufferPointer(rebasing: bytes[paragraphs[index].start..<end]))
    }
  }
}

/// How a paragraph stands, small enough to be compared with many.
private struct ParagraphLook: Equatable {
  private var block = BlockStyle()
  private var mark = ParagraphMark.none
  private var spacing = 0.0
  private(set) var direction: Direction?

  init() {}

  init(_ paragraph: TextCollector.Paragraph, direction: Direction?) {
    block = paragraph.block
    mark = paragraph.mark
    spacing = paragraph.spacing
    self.direction = direction
    // What these mean has been found out.
    block.direction = .inherited
    block.isPreformatted = false
  }

  /// Whether its marker is a text, which others may have too.
  var hasText: Bool {
    switch mark {
    case .number, .custom: true
    default: false
    }
  }

  /// A number by which most paragraphs of a text differ.
  var place: Int {
    var place = Int(block.level) &* 3 &+ Int(block.quoteLevel) &* 5
    place = place &+ (spacing > 0 ? 1 : 0) &+ (direction == .rightToLeft ? 7 : 0)
    switch mark {
    case .none: return place
    case .bullet(let mark): return place &+ 11 &* Int(mark.rawValue)
    case .checkbox(let isOn): return place &+ (isOn ? 17 : 19)
    case .custom(let number): return place &+ 23 &* number
    case .number(let number, _, let list, _): return place &+ 29 &* number &+ 31 &* list
    }
  }

  func style(_ lists: [ListRecord], _ values: StyleValues) -> ParagraphStyle {
    ParagraphStyle(
      level: Int(block.level), quoteLevel: Int(block.quoteLevel), marker: marker(lists, values),
      spacing: spacing, alignment: block.alignment, direction: direction)
  }

  private func marker(_ lists: [ListRecord], _ values: StyleValues) -> Name? {
    switch mark {
    case .none: return nil
    case .bullet(let mark): return Name(MarkerText.bullet(mark))
    case .checkbox(let isOn): return Name(MarkerText.checkbox(isOn))
    case .custom(let place): return values.markers[place - 1]
    case .number(let number, let mark, let list, let isRelative):
      return Name(MarkerText.number(isRelative ? lists[list].count + number : number, mark))
    }
  }
}
