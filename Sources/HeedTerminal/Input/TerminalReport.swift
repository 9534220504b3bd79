package import Heed

/// What a terminal answered to a question.
package enum TerminalReport: Hashable, Sendable {
  /// It speaks the Kitty protocol for keys, with these flags.
  case keyboard(Int)
  /// Its background.
  case background(RGBA)
  /// It is a terminal. It answers questions in their order, and this one is always the last.
  case attributes
}

extension TerminalReport {
  /// The colour of an answer to OSC 11: `rgb:` with one to four hexadecimal digits a part, or `#`.
  static func color(_ text: ArraySlice<UInt8>) -> RGBA? {
    func part(_ digits: ArraySlice<UInt8>) -> Double? {
      guard (1...4).contains(digits.count) else { return nil }
      var value = 0
      for digit in digits {
        guard let number = hexadecimal(digit) else { return nil }
        value = value << 4 | number
      }
      return Double(value) / Double(1 << (4 * digits.count) - 1)
    }
    var parts: [ArraySlice<UInt8>]
    if let colon = text.firstIndex(of: UInt8(ascii: ":")) {
      let name = text[..<colon]
      guard name.elementsEqual("rgb".utf8) || name.elementsEqual("rgba".utf8) else { return nil }
      parts = text[(colon + 1)...].split(separator: 0x2F, omittingEmptySubsequences: false)
    } else {
      guard text.first == 0x23, text.count == 7 || text.count == 13 else { return nil }
      let digits = text.dropFirst()
      let step = digits.count / 3
      parts = (0..<3).map { digits.dropFirst($0 * step).prefix(step) }
    }
    guard parts.count == 3 || parts.count == 4, let red = part(parts[0]),
      let green = part(parts[1]), let blue = part(parts[2])
    else { return nil }
    return RGBA(red: red, green: green, blue: blue)
  }

  private static func hexadecimal(_ byte: UInt8) -> Int? {
    switch byte {
    case 0x30...0x39: Int(byte) - 0x30
    case 0x41...0x46: Int(byte) - 0x37
    case 0x61...0x66: Int(byte) - 0x57
    default: nil
    }
  }
}
