internal import Heed

extension JSONParser {
  // MARK: Numbers

  /// Reads a number; one that is out of range is infinite.
  @inline(never)
  mutating func number() -> Double? {
    let start = index
    guard skipNumber() else { return nil }
    if let whole = whole(from: start) { return whole }
    return Double(String(bytes: bytes[start..<index]))
  }

  /// The number that ends here if it is of so few digits, and of nothing else, that counting them is
  /// exact; most numbers in documents are.
  private func whole(from start: Int) -> Double? {
    guard index - start <= 15 else { return nil }
    var number = 0.0
    for place in start..<index {
      let byte = bytes[place]
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      number = number * 10 + Double(byte - UInt8(ascii: "0"))
    }
    return number
  }

  /// Passes over a number.
  @inline(never)
  mutating func skipNumber() -> Bool {
    let start = index
    if byte == UInt8(ascii: "-") { index += 1 }
    if byte == UInt8(ascii: "0") {
      index += 1
      if isDigit {
        fail(.leadingZero, at: start)
        return false
      }
    } else if !digits() {
      return false
    }
    if byte == UInt8(ascii: ".") {
      index += 1
      if !digits() { return false }
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      index += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
      return digits()
    }
    return true
  }

  private var isDigit: Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  @inline(never)
  private mutating func digits() -> Bool {
    let start = index
    while index < bytes.count, bytes[index] >= UInt8(ascii: "0"), bytes[index] <= UInt8(ascii: "9")
    {
      index += 1
    }
    if index > start { return true }
    fail(.noDigit)
    return false
  }

  // MARK: Strings

  /// Where the string that begins at an offset ends, the quote excluded; nothing where it has an
  /// escape or a fault.
  @inline(never)
  func plainEnd(_ start: Int) -> Int? {
    var end = start + 1
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") { return end }
      if byte < 0x20 || byte == UInt8(ascii: "\\") { return nil }
      end += 1
    }
    return nil
  }

  /// Reads a string; gives its bytes in UTF-8.
  @inline(never)
  mutating func string() -> [UInt8]? {
    let start = index
    if let end = plainEnd(start) {
      index = end + 1
      return bytes.part(from: start + 1, to: end)
    }
    var text: [UInt8] = []
    return string(into: &text) ? text : nil
  }

  /// Passes over a string; one without escapes needs no room for its text.
  @inline(never)
  mutating func skipString() -> Bool {
    guard let end = plainEnd(index) else { return string() != nil }
    index = end + 1
    return true
  }

  /// Reads a string and adds its bytes in UTF-8 to others.
  private mutating func string(into text: inout [UInt8]) -> Bool {
    let start = index
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        index += 1
        return true
      }
      if byte == UInt8(ascii: "\\") {
        if !escape(into: &text) { return false }
      } else if byte < 0x20 {
        fail(.control)
        return false
      } else {
        text.append(byte)
        index += 1
      }
    }
    fail(.noStringEnd, at: start)
    return false
  }

  @inline(never)
  private mutating func escape(into text: inout [UInt8]) -> Bool {
    let start = index
    index += 1
    let letter = byte
    index += 1
    if letter == UInt8(ascii: "u") {
      guard var scalar = fourDigits(start) else { return false }
      if scalar & 0xF800 == 0xD800 {
        // The first half of a pair has to be followed by the second half.
        var low: UInt32 = 0
        if scalar < 0xDC00, byte == UInt8(ascii: "\\"), index + 1 < bytes.count,
          bytes[index + 1] == UInt8(ascii: "u")
        {
          index += 2
          guard let half = fourDigits(start) else { return false }
          low = half
        }
        guard low & 0xFC00 == 0xDC00 else {
          fail(.halfCharacter, at: start)
          return false
        }
        scalar = 0x10000 + ((scalar & 0x3FF) << 10 | (low & 0x3FF))
      }
      append(scalar, to: &text)
      return true
    }
    let known: StaticString = "\"\\/bfnrt"
    let values: StaticString = "\"\\/\u{8}\u{C}\n\r\t"
    for place in 0..<known.utf8CodeUnitCount where known.utf8Start[place] == letter {
      text.append(values.utf8Start[place])
      return true
    }
    fail(.unknownEscape, at: start)
    return false
  }

  @inline(never)
  private mutating func fourDigits(_ start: Int) -> UInt32? {
    var value: UInt32 = 0
    let end = index + 4
    while index < end {
      guard let digit = Hex.value(of: byte) else {
        fail(.noHexadecimal, at: start)
        return nil
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }

  @inline(never)
  private func append(_ scalar: UInt32, to text: inout [UInt8]) {
    if scalar < 0x80 {
      text.append(UInt8(truncatingIfNeeded: scalar))
      return
    }
    // The first byte says by its high bits how many follow it, each with six bits.
    var shift: UInt32 = scalar < 0x800 ? 6 : scalar < 0x10000 ? 12 : 18
    text.append(UInt8(truncatingIfNeeded: 0xFF00 >> (shift / 6 + 1) | scalar >> shift))
    while shift > 0 {
      shift -= 6
      text.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> shift & 0x3F))
    }
  }
}
