internal import Heed

/// Collects text with its looks; white space between words is one space, as in a browser.
struct TextCollector {
  /// A paragraph and where it begins.
  struct Paragraph {
    var start: Int
    var block: BlockStyle
    var mark = ParagraphMark.none
    var spacing = 0.0
    /// Whether it is a further line of the block before it.
    var goesOn = false
  }

  /// A stretch that looks the same from where it begins.
  struct Stretch {
    var start: Int
    var style: InlineStyle
  }

  let limits: MarkupLimits
  private(set) var bytes: [UInt8] = []
  private(set) var stretches: [Stretch] = []
  private(set) var paragraphs: [Paragraph] = []

  /// How text that comes looks and stands.
  var style = InlineStyle()
  var block = BlockStyle()
  /// What hangs before the next paragraph.
  var pendingMark = ParagraphMark.none
  /// The newlines before the next text.
  private(set) var newlines = 0
  private var beginsParagraph = true
  private var spacing = 0.0
  /// Whether white space has come since the last letter, and how it looks.
  private var space: InlineStyle?
  /// Whether a cell of a table has begun in a row that has text.
  private var beginsCell = false
  private var rowStart = 0
  private var isolates = IsolateStack()

  init(limits: MarkupLimits) { self.limits = limits }

  // MARK: Text

  /// Adds text in which white space means no more than a space.
  mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    if style.flags.contains(.hidden) { return }
    if block.isPreformatted { return addPreformatted(text) }
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte.isHTMLSpace {
        index += 1
        while index < text.count, text[index].isHTMLSpace { index += 1 }
        addSpace()
        continue
      }
      if byte == 0 {
        index += 1
        continue
      }
      let start = index
      index += 1
      // A single space between two words needs no further look.
      while index < text.count {
        let byte = text[index]
        if byte > 0x20 {
          index += 1
        } else if byte == 0x20, index + 1 < text.count, text[index + 1] > 0x20 {
          index += 2
        } else if byte == 0 || byte.isHTMLSpace {
          break
        } else {
          index += 1
        }
      }
      prepare()
      bytes.append(contentsOf: text[start..<index])
    }
  }

  /// Adds text in which white space stays.
  private mutating func addPreformatted(_ text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < text.count {
      if text[index] == 0x0A {
        addLineBreak()
        index += 1
        continue
      }
      if text[index] == 0 {
        index += 1
        continue
      }
      let start = index
      while index < text.count, text[index] != 0x0A, text[index] != 0 { index += 1 }
      prepare()
      bytes.append(contentsOf: text[start..<index])
    }
  }

  mutating func add(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { add($0) }
  }

  private mutating func addSpace() {
    if newlines == 0, !bytes.isEmpty, space == nil { space = style }
  }

  // MARK: Lines

  /// Ends the line, or leaves one empty.
  mutating func addLineBreak() {
    if style.flags.contains(.hidden) || bytes.isEmpty || beginsCell { return }
    newlines += 1
    space = nil
  }

  /// Ends the paragraph, if there is one.
  mutating func endParagraph(spacing: Double = 0) {
    if beginsCell { return }
    newlines = max(1, newlines)
    beginsParagraph = true
    self.spacing = max(self.spacing, spacing)
    space = nil
  }

  mutating func beginRow() {
    beginsCell = false
    endParagraph()
    rowStart = bytes.count
  }

  mutating func endRow() {
    beginsCell = false
    endParagraph()
    // What follows in the row of an outer table begins a line.
    rowStart = bytes.count
  }

  /// Begins a cell, which stands on the line of the cells before it.
  mutating func beginCell() {
    guard bytes.count > rowStart, newlines <= 1 else { return }
    newlines = 0
    beginsParagraph = false
    spacing = 0
    space = nil
    beginsCell = true
  }

  // MARK: Directions

  mutating func beginIsolate(_ kind: IsolateStack.Kind) { isolates.begin(kind) }

  mutating func endIsolate() {
    let end = isolates.end(paragraph: paragraphs.count, isLineOver: newlines > 0)
    bytes += end
  }

  // MARK: Looks

  /// Makes everything ready for letters to be added.
  private mutating func prepare() {
    if newlines > 0 || paragraphs.isEmpty {
      beginLines()
    } else if beginsCell {
      beginsCell = false
      set(InlineStyle())
      bytes += [0x20, 0xC2, 0xB7, 0x20]
    } else if let space {
      set(space)
      bytes.append(0x20)
    }
    space = nil
    set(style)
    if isolates.isWaiting { bytes += isolates.open(paragraph: paragraphs.count) }
  }

  private mutating func beginLines() {
    let isFirst = paragraphs.isEmpty
    if !isFirst {
      for _ in 1..<max(1, newlines) {
        bytes.append(0x0A)
        add(Paragraph(start: bytes.count, block: block, goesOn: true))
      }
      bytes.append(0x0A)
    }
    var paragraph = Paragraph(start: bytes.count, block: block, goesOn: !beginsParagraph)
    if beginsParagraph {
      paragraph.mark = pendingMark
      paragraph.spacing = isFirst ? 0 : spacing
      pendingMark = .none
    }
    add(paragraph)
    newlines = 0
    beginsParagraph = false
    beginsCell = false
    spacing = 0
  }

  private mutating func add(_ paragraph: Paragraph) {
    if paragraphs.count < limits.paragraphs {
      paragraphs.append(paragraph)
    } else if paragraphs.last?.block != BlockStyle() || paragraphs.last?.mark != ParagraphMark.none
    {
      paragraphs.append(Paragraph(start: paragraph.start, block: BlockStyle()))
    }
  }

  private mutating func set(_ style: InlineStyle) {
    guard let last = stretches.last else {
      return stretches.append(Stretch(start: bytes.count, style: style))
    }
    if last.style == style { return }
    if last.start == bytes.count {
      stretches[stretches.count - 1].style = style
    } else if stretches.count < limits.runs {
      stretches.append(Stretch(start: bytes.count, style: style))
    } else if last.style != InlineStyle() {
      stretches.append(Stretch(start: bytes.count, style: InlineStyle()))
    }
  }
}
