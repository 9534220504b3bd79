internal import Heed

extension JSONParser {
  // MARK: Numbers

  mutating func number() throws(JSONError) -> Double {
    let start = index
    if byte == UInt8(ascii: "-") { index += 1 }
    if byte == UInt8(ascii: "0") {
      index += 1
      if isDigit {
        throw JSONError(offset: start, reason: "a number cannot begin with 0; leave the 0 out")
      }
    } else {
      try digits()
    }
    if byte == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      index += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
      try digits()
    }
    let text = String(bytes: bytes[start..<index])
    guard let value = Double(text), value.isFinite || keepsHugeNumbers else {
      throw JSONError(offset: start, reason: "this number is out of range; use a smaller one")
    }
    return value
  }

  private var isDigit: Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private mutating func digits() throws(JSONError) {
    guard isDigit else { throw fault("a digit has to stand here, as in 12, -0.5 or 1e3") }
    while isDigit { index += 1 }
  }

  // MARK: Strings

  /// The bytes of a string, in UTF-8.
  mutating func string() throws(JSONError) -> [UInt8] {
    let start = index
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return text
      case UInt8(ascii: "\\"):
        try escape(into: &text)
      case 0..<0x20:
        throw fault("a line break, tab or control character has to be escaped here, such as \\n")
      default:
        text.append(byte)
        index += 1
      }
    }
    throw JSONError(offset: start, reason: "this text has no end; close it with a double quote")
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    let start = index
    index += 1
    let letter = byte
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      var scalar = try fourDigits(start)
      if scalar & 0xF800 == 0xD800 {
        // The first half of a pair has to be followed by the second half.
        guard scalar < 0xDC00, byte == UInt8(ascii: "\\"), index + 1 < bytes.count,
          bytes[index + 1] == UInt8(ascii: "u")
        else { throw loneHalf(start) }
        index += 2
        let low = try fourDigits(start)
        guard low & 0xFC00 == 0xDC00 else { throw loneHalf(start) }
        scalar = 0x10000 + ((scalar & 0x3FF) << 10 | (low & 0x3FF))
      }
      append(scalar, to: &text)
    default:
      throw JSONError(
        offset: start,
        reason: "this escape is not known; use one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0041")
    }
  }

  private func loneHalf(_ offset: Int) -> JSONError {
    JSONError(
      offset: offset,
      reason: "this is half a character; write both halves, such as \\uD83D\\uDE00, or itself")
  }

  private mutating func fourDigits(_ start: Int) throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Hex.value(of: byte) else {
        throw JSONError(
          offset: start, reason: "four hexadecimal digits have to follow \\u, as in \\u00E9")
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }

  private func append(_ scalar: UInt32, to text: inout [UInt8]) {
    func tail(_ shift: UInt32) -> UInt8 { UInt8(0x80 | (scalar >> shift) & 0x3F) }
    if scalar < 0x80 {
      text.append(UInt8(scalar))
    } else if scalar < 0x800 {
      text.append(UInt8(0xC0 | scalar >> 6))
      text.append(tail(0))
    } else if scalar < 0x10000 {
      text.append(UInt8(0xE0 | scalar >> 12))
      text.append(tail(6))
      text.append(tail(0))
    } else {
      text.append(UInt8(0xF0 | scalar >> 18))
      text.append(tail(12))
      text.append(tail(6))
      text.append(tail(0))
    }
  }
}
