internal import Heed

/// Texts as Swift's literals have them.
enum SwiftLiteral {
  /// The text as it stands between quotation marks; nothing in it ends the literal or is computed.
  ///
  /// A loose text stands on lines of its own, where a quotation mark is a letter unless another stands
  /// before it.
  static func escaped(_ text: String, isLoose: Bool = false) -> [UInt8] {
    var bytes: [UInt8] = []
    var previous: UInt32 = 0
    for scalar in text.unicodeScalars {
      let value = scalar.value
      switch value {
      case 0x22:
        if !isLoose || previous == 0x22 { bytes.append(0x5C) }
        bytes.append(0x22)
      case 0x5C: bytes += [0x5C, 0x5C]
      case 0x0A: bytes += [0x5C, 0x6E]
      case 0x0D: bytes += [0x5C, 0x72]
      case 0x09: bytes += [0x5C, 0x74]
      default:
        // What is drawn on the letter before it must not be drawn on a quotation mark.
        if Invisible.contains(value) || previous == 0 && Invisible.isCombining(value) {
          bytes += number(value)
        } else {
          UTF8.encode(scalar) { bytes.append($0) }
        }
      }
      previous = value
    }
    return bytes
  }

  /// A scalar by its number.
  static func number(_ value: UInt32) -> [UInt8] {
    [0x5C, 0x75, 0x7B] + Hexadecimal.digits(value) + [0x7D]
  }
}
