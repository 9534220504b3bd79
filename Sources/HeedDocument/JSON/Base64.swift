internal import Heed

/// Base 64 of RFC 4648 with its padding, without line breaks.
package enum Base64 {
  /// The bytes of a text, or nothing where it is not exact base 64.
  package static func decode(_ text: String) -> [UInt8]? { decode(text.bytes) }

  @inline(never)
  static func decode(_ source: [UInt8]) -> [UInt8]? {
    guard source.count % 4 == 0 else { return nil }
    var padding = 0
    while padding < 2, padding < source.count,
      source[source.count - 1 - padding] == UInt8(ascii: "=")
    {
      padding += 1
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    for index in 0..<(source.count - padding) {
      guard let digit = value(of: source[index]) else { return nil }
      bits = (bits << 6 | digit) & 0xFFFF
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    // The bits that are left over have to be zero, so that equal bytes have one form.
    guard bits & (1 << UInt32(count) - 1) == 0 else { return nil }
    return bytes
  }

  /// The text of bytes.
  package static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var bits: UInt32 = 0
    var count = 0
    for byte in bytes {
      bits = (bits << 8 | UInt32(byte)) & 0xFFFF
      count += 8
      while count >= 6 {
        count -= 6
        text.append(digit(bits >> UInt32(count) & 0x3F))
      }
    }
    if count > 0 { text.append(digit(bits << UInt32(6 - count) & 0x3F)) }
    while text.count % 4 != 0 { text.append(UInt8(ascii: "=")) }
    return String(bytes: text)
  }

  private static func value(of unit: UInt8) -> UInt32? {
    switch unit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(unit - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(unit - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(unit - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }

  private static func digit(_ value: UInt32) -> UInt8 {
    let value = UInt8(truncatingIfNeeded: value)
    return switch value {
    case 0..<26: UInt8(ascii: "A") + value
    case 26..<52: UInt8(ascii: "a") + value - 26
    case 52..<62: UInt8(ascii: "0") + value - 52
    case 62: UInt8(ascii: "+")
    default: UInt8(ascii: "/")
    }
  }
}
