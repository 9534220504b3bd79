package import Heed

/// A colour as hexadecimal digits behind a number sign.
package enum HexColor {
  /// The colour of `#RGB`, `#RRGGBB` or `#RRGGBBAA`, or nothing.
  package static func parse(_ text: String) -> RGBA? { parse(text.bytes) }

  @inline(never)
  static func parse(_ text: [UInt8]) -> RGBA? {
    let count = text.count
    guard count == 4 || count == 7 || count == 9 else { return nil }
    var value: UInt32 = 0
    for index in 1..<count {
      guard let digit = Hex.value(of: text[index]) else { return nil }
      value = value << 4 | UInt32(digit)
      // A digit alone stands for two that are the same.
      if count == 4 { value = value << 4 | UInt32(digit) }
    }
    let alpha = count == 9 ? value & 0xFF : 0xFF
    return RGBA(hex: count == 9 ? value >> 8 : value, alpha: Double(alpha) / 255)
  }

  /// The text of a colour, or nothing where it lies between two.
  static func text(of rgba: RGBA) -> String? {
    var text: [UInt8] = [UInt8(ascii: "#")]
    var parts = [rgba.red, rgba.green, rgba.blue]
    if rgba.alpha != 1 { parts.append(rgba.alpha) }
    for part in parts {
      let byte = UInt8(part * 255 + 0.5)
      if Double(byte) / 255 != part { return nil }
      text += [Hex.digit(byte >> 4), Hex.digit(byte & 15)]
    }
    return String(bytes: text)
  }
}
