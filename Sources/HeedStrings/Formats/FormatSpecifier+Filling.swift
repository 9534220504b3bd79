internal import Heed

extension FormatSpecifier {
  /// A value as the place shows it, in plain digits whatever the language; nothing where the value
  /// is of another kind.
  ///
  /// The width is the least number of characters; the precision is how many digits stand behind the
  /// point, or the most characters of a text.
  func filled(_ value: String, width: Int?, precision: Int?) -> String? {
    guard var text = unpadded(value, precision) else { return nil }
    if hasSign, kind == .whole || kind == .real, text.bytes.first != UInt8(ascii: "-") {
      text = "+" + text
    }
    return padded(text, width ?? 0)
  }

  private func unpadded(_ value: String, _ precision: Int?) -> String? {
    switch kind {
    case .object: return value
    case .characters: return precision.map { Self.prefix(value, $0) } ?? value
    case .character:
      if let code = DecimalText.whole(value), let code = UInt32(exactly: code),
        let scalar = Unicode.Scalar(code)
      {
        return String(bytes: Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter))
      }
      return Self.prefix(value, 1)
    case .pointer:
      return DecimalText.whole(value).map { "0x" + String(UInt64(bitPattern: $0), radix: 16) }
    case .whole: return DecimalText.whole(value).map { whole($0, precision) }
    case .real: return real(value, precision)
    }
  }

  private func whole(_ value: Int64, _ precision: Int?) -> String {
    // A negative number without a sign is what its bits are.
    let bits = isLong ? UInt64(bitPattern: value) : UInt64(UInt32(truncatingIfNeeded: value))
    var text: String
    var mark = ""
    switch conversion {
    case UInt8(ascii: "x"):
      text = String(bits, radix: 16)
      mark = "0x"
    case UInt8(ascii: "X"):
      text = String(bits, radix: 16, uppercase: true)
      mark = "0X"
    case UInt8(ascii: "o"), UInt8(ascii: "O"):
      text = String(bits, radix: 8)
      mark = "0"
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      text = value < 0 ? bits.description : value.description
    default: text = value.description
    }
    if let precision {
      var digits = text.bytes
      let isNegative = digits.first == UInt8(ascii: "-")
      if isNegative { digits.removeFirst() }
      let missing = max(0, precision - digits.count)
      digits = [UInt8](repeating: UInt8(ascii: "0"), count: missing) + digits
      text = (isNegative ? "-" : "") + String(bytes: digits)
    }
    return isAlternate && value != 0 ? mark + text : text
  }

  private func real(_ value: String, _ precision: Int?) -> String? {
    switch conversion {
    case UInt8(ascii: "f"), UInt8(ascii: "F"):
      return DecimalText.fixed(value, digits: precision ?? 6)
    default:
      // Scientific forms are for logs, not for alerts: the number as it is.
      guard let number = Double(value) else { return nil }
      let text = number.description
      let bytes = text.bytes
      if bytes.count > 2, bytes[bytes.count - 2] == UInt8(ascii: "."),
        bytes[bytes.count - 1] == UInt8(ascii: "0")
      {
        return String(bytes: bytes.dropLast(2))
      }
      return text
    }
  }

  private func padded(_ text: String, _ width: Int) -> String {
    var length = 0
    for byte in text.utf8 where byte & 0xC0 != 0x80 { length += 1 }
    if length >= width { return text }
    let isNumber = kind == .whole || kind == .real
    let pad = isZeroPadded && isNumber && !isLeftAligned ? UInt8(ascii: "0") : UInt8(ascii: " ")
    let padding = [UInt8](repeating: pad, count: width - length)
    if isLeftAligned { return String(bytes: text.bytes + padding) }
    let bytes = text.bytes
    if pad == UInt8(ascii: "0"), let first = bytes.first,
      first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
    {
      return String(bytes: [first] + padding + bytes.dropFirst())
    }
    return String(bytes: padding + bytes)
  }

  /// The first characters of a text, counted in scalars.
  private static func prefix(_ text: String, _ count: Int) -> String {
    var bytes: [UInt8] = []
    var left = count
    for byte in text.utf8 {
      if byte & 0xC0 != 0x80 {
        if left == 0 { break }
        left -= 1
      }
      bytes.append(byte)
    }
    return String(bytes: bytes)
  }
}
