extension UInt8 {
  /// Whether it is white space in the sense of the HTML standard, once newlines are in one form.
  var isHTMLSpace: Bool {
    self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0C || self == 0x0D
  }

  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
  var isDigit: Bool { self &- 0x30 < 10 }

  /// The ASCII letter in lower case; anything else as it is.
  var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

  /// The value of a hexadecimal digit.
  var hexValue: UInt32? {
    if isDigit { return UInt32(self &- 0x30) }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? UInt32(letter) + 10 : nil
  }
}

extension [UInt8] {
  /// U+FFFD, which stands for what cannot be shown.
  static var replacement: [UInt8] { [0xEF, 0xBF, 0xBD] }

  /// Adds a scalar in UTF-8.
  mutating func append(scalar value: UInt32) {
    switch value {
    case ..<0x80: append(UInt8(value))
    case ..<0x800:
      append(0xC0 | UInt8(value >> 6))
      append(0x80 | UInt8(value & 0x3F))
    case ..<0x10000:
      append(0xE0 | UInt8(value >> 12))
      append(0x80 | UInt8(value >> 6 & 0x3F))
      append(0x80 | UInt8(value & 0x3F))
    default:
      append(0xF0 | UInt8(value >> 18 & 0x07))
      append(0x80 | UInt8(value >> 12 & 0x3F))
      append(0x80 | UInt8(value >> 6 & 0x3F))
      append(0x80 | UInt8(value & 0x3F))
    }
  }
}
