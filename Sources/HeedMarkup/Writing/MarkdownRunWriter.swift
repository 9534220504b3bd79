internal import Heed

/// Writes the runs of a paragraph as Markdown.
struct MarkdownRunWriter {
  private let line: WrittenParagraph
  private let marks: [[InlineMarks.Mark]]
  private(set) var markdown = ""
  /// What is open, with what ends it.
  private var open: [(mark: InlineMarks.Mark, end: String)] = []

  init(_ line: WrittenParagraph) {
    self.line = line
    marks = line.runs.map { InlineMarks($0.attributes, in: line.kind).marks }
  }

  mutating func write() {
    for index in line.runs.indices {
      var kept = 0
      while kept < open.count, kept < marks[index].count, open[kept].mark == marks[index][kept] {
        kept += 1
      }
      while open.count > kept { markdown += open.removeLast().end }
      let isCode = marks[index].last == .monospaced
      let text = line.runs[index].text
      for depth in kept..<marks[index].count { begin(index, depth) }
      markdown += isCode && open.last?.end.utf8.first == 0x60 ? code(text) : escaped(text)
    }
    while let last = open.popLast() { markdown += last.end }
  }

  private mutating func begin(_ index: Int, _ depth: Int) {
    let mark = marks[index][depth]
    var end = HTMLTagText.end(mark)
    switch mark {
    case .bold where fits(index, depth): (markdown, end) = (markdown + "**", "**")
    case .italic where fits(index, depth): (markdown, end) = (markdown + "*", "*")
    case .struckThrough where fits(index, depth): (markdown, end) = (markdown + "~~", "~~")
    case .monospaced where isCode(index, depth):
      let fence = String(repeating: "`", count: longestRun(line.runs[index].text) + 1)
      (markdown, end) = (markdown + fence, fence)
    case .link(let address):
      markdown += "["
      end = "](<" + destination(address) + ">)"
    default: markdown += HTMLTagText.start(mark)
    }
    open.append((mark, end))
  }

  // MARK: What fits

  /// Whether marks of Markdown mean emphasis here: they touch letters inside and none outside.
  private func fits(_ index: Int, _ depth: Int) -> Bool {
    var last = index
    while last + 1 < marks.count, marks[last + 1].count > depth,
      marks[last + 1][...depth].elementsEqual(marks[index][...depth])
    {
      last += 1
    }
    guard let first = line.runs[index].text.utf8.first, let end = line.runs[last].text.utf8.last,
      isWord(first), isWord(end)
    else { return false }
    if let before = markdown.utf8.last, !isSpace(before), before != 0x5B { return false }
    if last + 1 < line.runs.count, let after = line.runs[last + 1].text.utf8.first {
      return isSpace(after) || (!isWord(after) && marks[last + 1].count <= depth)
    }
    return true
  }

  private func isWord(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || byte >= 0x80 }
  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }

  private func isCode(_ index: Int, _ depth: Int) -> Bool {
    let text = Array(line.runs[index].text.utf8)
    let isOnly =
      index + 1 == marks.count || marks[index + 1].count <= depth
      || marks[index + 1][depth] != .monospaced
    return depth == marks[index].count - 1 && isOnly && text.first != 0x60 && text.last != 0x60
      && text.first != 0x20 && text.last != 0x20
  }

  private func longestRun(_ text: String) -> Int {
    var longest = 0
    var count = 0
    for byte in text.utf8 {
      count = byte == 0x60 ? count + 1 : 0
      longest = max(longest, count)
    }
    return longest
  }

  // MARK: Escapes

  private func code(_ text: String) -> String { text }

  private func destination(_ address: Name) -> String {
    var bytes: [UInt8] = []
    for byte in address.string.utf8 {
      if byte == 0x3C || byte == 0x3E || byte == 0x5C || byte == 0x26 { bytes.append(0x5C) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func escaped(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    let isStart = markdown.isEmpty
    var digits = isStart
    for (index, byte) in bytes.enumerated() {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0x20
      switch byte {
      case 0x5C, 0x60, 0x2A, 0x5F, 0x5B, 0x5D, 0x3C, 0x3E, 0x7E, 0x7C, 0x40: result.append(0x5C)
      case 0x26:
        if next.isLetter || next == 0x23 || index + 1 == bytes.count { result.append(0x5C) }
      case 0x21: if next == 0x5B || index + 1 == bytes.count { result.append(0x5C) }
      case 0x3A: if next == 0x2F { result.append(0x5C) }
      case 0x23, 0x2B, 0x2D, 0x3D: if isStart, index == 0 { result.append(0x5C) }
      case 0x2E, 0x29:
        let isAddress = index >= 3 && bytes[index - 1] | 0x20 == 0x77
        if (digits && index > 0) || isAddress { result.append(0x5C) }
      default: break
      }
      if !byte.isDigit { digits = false }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
