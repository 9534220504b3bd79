/// Finds the end of an HTML tag as Markdown has it, which is stricter than a browser.
enum MarkdownTag {
  /// Behind the tag that begins at a range's start, or nothing where none does.
  static func end(in source: [UInt8], _ range: Range<Int>) -> Int? {
    var index = range.lowerBound + 1
    let end = range.upperBound
    func skipSpace() -> Bool {
      let start = index
      while index < end, source[index].isHTMLSpace { index += 1 }
      return index > start
    }
    func skipName() -> Bool {
      guard index < end, source[index].isLetter else { return false }
      while index < end, source[index].isLetter || source[index].isDigit || source[index] == 0x2D {
        index += 1
      }
      return true
    }
    if index < end, source[index] == 0x2F {
      index += 1
      guard skipName() else { return nil }
      _ = skipSpace()
      return index < end && source[index] == 0x3E ? index + 1 : nil
    }
    guard skipName() else { return nil }
    while true {
      let hasSpace = skipSpace()
      guard index < end else { return nil }
      if source[index] == 0x3E { return index + 1 }
      if source[index] == 0x2F {
        return index + 1 < end && source[index + 1] == 0x3E ? index + 2 : nil
      }
      guard hasSpace, isNameStart(source[index]) else { return nil }
      while index < end, isName(source[index]) { index += 1 }
      let behindName = index
      _ = skipSpace()
      guard index < end, source[index] == 0x3D else {
        index = behindName
        continue
      }
      index += 1
      _ = skipSpace()
      guard index < end, skipValue(source, &index, end) else { return nil }
    }
  }

  private static func skipValue(_ source: [UInt8], _ index: inout Int, _ end: Int) -> Bool {
    let quote = source[index]
    if quote == 0x22 || quote == 0x27 {
      index += 1
      while index < end, source[index] != quote { index += 1 }
      index += 1
      return index <= end
    }
    let start = index
    while index < end, !source[index].isHTMLSpace {
      switch source[index] {
      case 0x22, 0x27, 0x3C, 0x3D, 0x3E, 0x60: return index > start
      default: index += 1
      }
    }
    return index > start
  }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    byte.isLetter || byte == 0x5F || byte == 0x3A
  }

  private static func isName(_ byte: UInt8) -> Bool {
    isNameStart(byte) || byte.isDigit || byte == 0x2E || byte == 0x2D
  }
}
