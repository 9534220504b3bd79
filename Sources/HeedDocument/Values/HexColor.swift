package import Heed

/// A colour as hexadecimal digits behind a number sign.
package enum HexColor {
  /// The colour of `#RGB`, `#RRGGBB` or `#RRGGBBAA`, or nothing.
  package static func parse(_ text: String) -> RGBA? {
    var digits: [UInt8] = []
    var isFirst = true
    for unit in text.bytes {
      if isFirst {
        isFirst = false
        continue
      }
      guard let digit = Hex.value(of: unit), digits.count < 8 else { return nil }
      digits.append(digit)
    }
    if digits.count == 3 {
      digits = [digits[0], digits[0], digits[1], digits[1], digits[2], digits[2]]
    }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    func part(_ index: Int) -> Double {
      Double(digits[index * 2] << 4 | digits[index * 2 + 1]) / 255
    }
    return RGBA(
      red: part(0), green: part(1), blue: part(2), alpha: digits.count == 8 ? part(3) : 1)
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
