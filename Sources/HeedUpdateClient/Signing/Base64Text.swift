internal import Heed

/// Base 64 of RFC 4648 with its padding; white space between is passed over.
enum Base64Text {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 0xFF, count: 256)
    for (index, digit) in digits.enumerated() { values[Int(digit)] = UInt8(index) }
    return values
  }()

  static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let rest = bytes.count - index
      var word = UInt32(bytes[index]) << 16
      if rest > 1 { word |= UInt32(bytes[index + 1]) << 8 }
      if rest > 2 { word |= UInt32(bytes[index + 2]) }
      text.append(digits[Int(word >> 18)])
      text.append(digits[Int(word >> 12 & 63)])
      text.append(rest > 1 ? digits[Int(word >> 6 & 63)] : UInt8(ascii: "="))
      text.append(rest > 2 ? digits[Int(word & 63)] : UInt8(ascii: "="))
      index += 3
    }
    return String(bytes: text)
  }

  static func decode(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 4 * 3)
    var word: UInt32 = 0
    var bits = 0
    var length = 0
    var padding = 0
    for unit in text.utf8 where unit != 0x20 && unit != 0x0A && unit != 0x0D && unit != 0x09 {
      length += 1
      if unit == UInt8(ascii: "=") {
        padding += 1
        continue
      }
      let value = values[Int(unit)]
      guard value != 0xFF, padding == 0 else { return nil }
      word = word << 6 | UInt32(value)
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: word >> UInt32(bits)))
      }
    }
    // The bits that are left over have to be zero, so that equal bytes have one form.
    guard length % 4 == 0, padding <= 2, word & (1 << UInt32(bits) - 1) == 0 else { return nil }
    return bytes
  }
}
