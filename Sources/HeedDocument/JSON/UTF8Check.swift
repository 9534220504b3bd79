/// Tells whether bytes are UTF-8.
package enum UTF8Check {
  /// The offset of the first byte that does not belong, or nothing.
  package static func firstFault(in bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      let first = bytes[index]
      if first < 0x80 {
        index += 1
        continue
      }
      // The range of the second byte shuts out long forms, surrogates and what is beyond U+10FFFF.
      let length: Int
      var second: ClosedRange<UInt8> = 0x80...0xBF
      switch first {
      case 0xC2...0xDF: length = 2
      case 0xE0...0xEF:
        length = 3
        if first == 0xE0 { second = 0xA0...0xBF }
        if first == 0xED { second = 0x80...0x9F }
      case 0xF0...0xF4:
        length = 4
        if first == 0xF0 { second = 0x90...0xBF }
        if first == 0xF4 { second = 0x80...0x8F }
      default: return index
      }
      guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return index }
      for position in (index + 2)..<(index + max(2, length)) where bytes[position] & 0xC0 != 0x80 {
        return index
      }
      index += length
    }
    return nil
  }
}
