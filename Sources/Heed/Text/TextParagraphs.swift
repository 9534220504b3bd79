/// Where a text's paragraphs are.
package enum TextParagraphs {
  /// The bytes of each paragraph, without what parts it from the next; at least one.
  package static func ranges(of bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      let length = separatorLength(bytes, at: index)
      if length > 0 {
        ranges.append(start..<index)
        start = index + length
      }
      index += max(1, length)
    }
    ranges.append(start..<bytes.count)
    return ranges
  }

  private static func separatorLength(_ bytes: [UInt8], at index: Int) -> Int {
    switch bytes[index] {
    case 0x0A, 0x0B, 0x0C: 1
    case 0x0D: index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
    // U+0085, the next line.
    case 0xC2 where bytes[index...].starts(with: [0xC2, 0x85]): 2
    // U+2028 and U+2029, the separators of lines and paragraphs.
    case 0xE2
    where bytes[index...].starts(with: [0xE2, 0x80, 0xA8])
      || bytes[index...].starts(with: [0xE2, 0x80, 0xA9]):
      3
    default: 0
    }
  }

  /// Where the white space at the end of a line begins.
  package static func trimmedEnd(of bytes: [UInt8], in line: Range<Int>) -> Int {
    var end = line.upperBound
    while end > line.lowerBound {
      if bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 {
        end -= 1
      } else if end - line.lowerBound >= 3,
        bytes[(end - 3)..<end].elementsEqual([0xE3, 0x80, 0x80])
      {
        end -= 3
      } else {
        break
      }
    }
    return end
  }
}
