/// A line that is being read, with its columns, of which a tab takes several.
struct MarkdownLine {
  let bytes: [UInt8]
  let end: Int
  private(set) var offset: Int
  private(set) var column = 0
  /// Whether a tab has been taken in part.
  private(set) var isInTab = false
  /// The next character that is no space or tab, its column, and columns from here to it.
  private(set) var next = 0
  private(set) var nextColumn = 0

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
    findNext()
  }

  var indent: Int { nextColumn - column }
  var isIndented: Bool { indent >= 4 }
  var isBlank: Bool { next >= end }

  /// The next character that is no space, or 0.
  var character: UInt8 { next < end ? bytes[next] : 0 }

  func byte(at index: Int) -> UInt8? { index < end ? bytes[index] : nil }

  private mutating func findNext() {
    next = offset
    nextColumn = column
    while next < end {
      if bytes[next] == 0x20 {
        nextColumn += 1
      } else if bytes[next] == 0x09 {
        nextColumn += 4 - nextColumn % 4
      } else {
        break
      }
      next += 1
    }
  }

  mutating func skipSpaces() {
    offset = next
    column = nextColumn
    isInTab = false
  }

  /// Goes on by characters, each of which takes one column.
  mutating func advance(characters: Int) {
    for _ in 0..<characters where offset < end {
      column = bytes[offset] == 0x09 ? column + 4 - column % 4 : column + 1
      offset += 1
    }
    isInTab = false
    findNext()
  }

  /// Goes on by columns, perhaps into a tab.
  mutating func advance(columns: Int) {
    var rest = columns
    while rest > 0, offset < end {
      if bytes[offset] == 0x09 {
        let toStop = 4 - column % 4
        isInTab = toStop > rest
        column += min(rest, toStop)
        if !isInTab { offset += 1 }
        rest -= min(rest, toStop)
      } else {
        isInTab = false
        offset += 1
        column += 1
        rest -= 1
      }
    }
    findNext()
  }

  mutating func skipToEnd() {
    offset = end
    next = end
  }

  var isAtSpace: Bool { offset < end && (bytes[offset] == 0x20 || bytes[offset] == 0x09) }

  /// Adds the rest of the line and a newline.
  func addRest(to content: inout [UInt8]) {
    var start = offset
    if isInTab {
      start += 1
      for _ in 0..<(4 - column % 4) { content.append(0x20) }
    }
    if start < end { content.append(contentsOf: bytes[start..<end]) }
    content.append(0x0A)
  }
}
