extension HTMLTokenizer {
  /// A `&` in text.
  mutating func reference() {
    position = decode(at: position, inAttribute: false)
    emit(bytes: decoded)
  }

  /// Replaces a character reference by what it stands for, or by itself where it is none.
  ///
  /// - Returns: Where the source goes on.
  mutating func decode(at start: Int, inAttribute: Bool) -> Int {
    decoded.removeAll(keepingCapacity: true)
    let next = start + 1
    guard next < source.count else {
      decoded.append(0x26)
      return next
    }
    if source[next] == 0x23 { return decodeNumber(at: start) }
    if source[next].isLetter || source[next].isDigit,
      let match = references.longestMatch(in: source, at: next)
    {
      let end = next + match.length
      // Addresses hold such things as "?a=1&copy=2".
      let isAddress =
        inAttribute && source[end - 1] != 0x3B && end < source.count
        && (source[end] == 0x3D || source[end].isLetter || source[end].isDigit)
      if !isAddress {
        references.append(match, to: &decoded)
        return end
      }
    }
    decoded.append(0x26)
    return next
  }

  private mutating func decodeNumber(at start: Int) -> Int {
    var index = start + 2
    let isHex = index < source.count && source[index] | 0x20 == 0x78
    if isHex { index += 1 }
    let digits = index
    var value: UInt32 = 0
    while index < source.count {
      let byte = source[index]
      guard let digit = isHex ? byte.hexValue : byte.isDigit ? UInt32(byte &- 0x30) : nil else {
        break
      }
      value = min(value * (isHex ? 16 : 10) + digit, 0x11_0000)
      index += 1
    }
    if index == digits {
      decoded += source[start..<index]
      return index
    }
    if index < source.count, source[index] == 0x3B { index += 1 }
    decoded.append(scalar: NumericReference.scalar(of: value))
    return index
  }
}

/// What the number in a character reference stands for.
enum NumericReference {
  static func scalar(of number: UInt32) -> UInt32 {
    switch number {
    case 0, 0xD800...0xDFFF, 0x11_0000...: 0xFFFD
    case 0x80...0x9F: windows1252(number) ?? number
    default: number
    }
  }

  /// What Windows shows for numbers that Unicode has control characters at.
  private static func windows1252(_ number: UInt32) -> UInt32? {
    switch number {
    case 0x80: 0x20AC
    case 0x82: 0x201A
    case 0x83: 0x0192
    case 0x84: 0x201E
    case 0x85: 0x2026
    case 0x86: 0x2020
    case 0x87: 0x2021
    case 0x88: 0x02C6
    case 0x89: 0x2030
    case 0x8A: 0x0160
    case 0x8B: 0x2039
    case 0x8C: 0x0152
    case 0x8E: 0x017D
    case 0x91: 0x2018
    case 0x92: 0x2019
    case 0x93: 0x201C
    case 0x94: 0x201D
    case 0x95: 0x2022
    case 0x96: 0x2013
    case 0x97: 0x2014
    case 0x98: 0x02DC
    case 0x99: 0x2122
    case 0x9A: 0x0161
    case 0x9B: 0x203A
    case 0x9C: 0x0153
    case 0x9E: 0x017E
    case 0x9F: 0x0178
    default: nil
    }
  }
}
