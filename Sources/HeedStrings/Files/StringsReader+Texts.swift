internal import Heed
internal import HeedDocument

extension StringsReader {
  /// Reads a text in quotation marks, or a word without; nothing where neither stands here.
  mutating func text() -> String? {
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return quoted(byte) }
    let start = index
    while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
    return index == start ? nil : String(bytes: bytes[start..<index])
  }

  /// What property lists take without quotation marks.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private mutating func quoted(_ mark: UInt8) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    // A text may have many lines; where its end is missing, it is taken to end with its first.
    var firstLineEnd: (index: Int, count: Int)?
    while index < bytes.count {
      let byte = bytes[index]
      if byte == mark {
        index += 1
        return String(bytes: text)
      }
      if byte == UInt8(ascii: "\\") {
        escape(into: &text)
        continue
      }
      if byte == 0x0A, firstLineEnd == nil { firstLineEnd = (index, text.count) }
      text.append(byte)
      index += 1
    }
    note(
      start, "This text has no end, so nothing behind it is read.",
      "Close it with \(mark == UInt8(ascii: "'") ? "'" : "\""), and put \\ before those inside it.")
    if let firstLineEnd { text.removeLast(text.count - firstLineEnd.count) }
    return String(bytes: text)
  }

  private mutating func escape(into text: inout [UInt8]) {
    let start = index
    index += 1
    let letter = byte
    index += 1
    switch letter {
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      octal(into: &text)
    case UInt8(ascii: "U"): unicode(start, into: &text)
    case UInt8(ascii: "u"), UInt8(ascii: "x"):
      note(
        start,
        "The app shows the letter \(letter == UInt8(ascii: "u") ? "u" : "x") here: this "
          + "escape is none of those that strings files have.",
        "Write the character itself, or \\U and four hexadecimal digits.", isFatal: false)
      text.append(letter)
    default:
      // Any other character means itself: a quotation mark, a backslash, a line end.
      if start + 1 < bytes.count { text.append(letter) }
    }
  }

  private mutating func octal(into text: inout [UInt8]) {
    var value = 0
    var count = 0
    while count < 3, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "7") {
      value = value * 8 + Int(byte - UInt8(ascii: "0"))
      index += 1
      count += 1
    }
    append(Self.nextStep(UInt8(truncatingIfNeeded: value)), to: &text)
  }

  private mutating func unicode(_ start: Int, into text: inout [UInt8]) {
    guard var value = hexDigits() else {
      note(
        start, "Hexadecimal digits have to follow \\U.", "Write four of them, as in \\U00E9.",
        isFatal: false)
      return
    }
    if value & 0xFC00 == 0xD800, byte == UInt8(ascii: "\\"), index + 1 < bytes.count,
      bytes[index + 1] == UInt8(ascii: "U")
    {
      let before = index
      index += 2
      if let low = hexDigits(), low & 0xFC00 == 0xDC00 {
        value = 0x10000 + ((value & 0x3FF) << 10 | (low & 0x3FF))
      } else {
        index = before
      }
    }
    if Unicode.Scalar(value) == nil {
      note(
        start, "This is half a character.",
        "Write both halves, as in \\UD83D\\UDE00, or the character itself.", isFatal: false)
    }
    append(value, to: &text)
  }

  /// Up to four digits, or nothing where there is none.
  private mutating func hexDigits() -> UInt32? {
    var value: UInt32 = 0
    var count = 0
    while count < 4, let digit = Hex.value(of: byte) {
      value = value << 4 | UInt32(digit)
      index += 1
      count += 1
    }
    return count == 0 ? nil : value
  }

  private func append(_ value: UInt32, to text: inout [UInt8]) {
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { text.append(byte) }
  }

  /// The character of a byte in NeXTSTEP's encoding, which octal escapes are in.
  private static func nextStep(_ byte: UInt8) -> UInt32 {
    if byte < 0x80 { return UInt32(byte) }
    return UInt32(nextStepCharacters[Int(byte - 0x80)])
  }

  private static var nextStepCharacters: [UInt16] {
    [
      0x00A0, 0x00C0, 0x00C1, 0x00C2, 0x00C3, 0x00C4, 0x00C5, 0x00C7, 0x00C8, 0x00C9, 0x00CA,
      0x00CB, 0x00CC, 0x00CD, 0x00CE, 0x00CF, 0x00D0, 0x00D1, 0x00D2, 0x00D3, 0x00D4, 0x00D5,
      0x00D6, 0x00D9, 0x00DA, 0x00DB, 0x00DC, 0x00DD, 0x00DE, 0x00B5, 0x00D7, 0x00F7, 0x00A9,
      0x00A1, 0x00A2, 0x00A3, 0x2044, 0x00A5, 0x0192, 0x00A7, 0x00A4, 0x2019, 0x201C, 0x00AB,
      0x2039, 0x203A, 0xFB01, 0xFB02, 0x00AE, 0x2013, 0x2020, 0x2021, 0x00B7, 0x00A6, 0x00B6,
      0x2022, 0x201A, 0x201E, 0x201D, 0x00BB, 0x2026, 0x2030, 0x00AC, 0x00BF, 0x00B9, 0x02CB,
      0x00B4, 0x02C6, 0x02DC, 0x00AF, 0x02D8, 0x02D9, 0x00A8, 0x00B2, 0x02DA, 0x00B8, 0x00B3,
      0x02DD, 0x02DB, 0x02C7, 0x2014, 0x00B1, 0x00BC, 0x00BD, 0x00BE, 0x00E0, 0x00E1, 0x00E2,
      0x00E3, 0x00E4, 0x00E5, 0x00E7, 0x00E8, 0x00E9, 0x00EA, 0x00EB, 0x00EC, 0x00C6, 0x00ED,
      0x00AA, 0x00EE, 0x00EF, 0x00F0, 0x00F1, 0x0141, 0x00D8, 0x0152, 0x00BA, 0x00F2, 0x00F3,
      0x00F4, 0x00F5, 0x00F6, 0x00E6, 0x00F9, 0x00FA, 0x00FB, 0x0131, 0x00FC, 0x00FD, 0x0142,
      0x00F8, 0x0153, 0x00DF, 0x00FE, 0x00FF, 0xFFFD, 0xFFFD,
    ]
  }
}
