internal import Heed

/// Puts what a document says into a sentence.
enum Quote {
  /// A text in single quotes, cut where it is long.
  @inline(never)
  static func quoted(_ text: String) -> String { "'" + cleaned(text) + "'" }

  /// A text without control characters, which could play tricks on a terminal, cut where it is long.
  @inline(never)
  static func cleaned(_ text: String) -> String {
    var bytes: [UInt8] = []
    for unit in text.bytes {
      // Cut before a scalar, never inside one.
      if bytes.count >= 60 && unit & 0xC0 != 0x80 {
        return String(bytes: bytes) + "…"
      }
      bytes.append(unit < 0x20 || unit == 0x7F ? UInt8(ascii: "?") : unit)
    }
    return String(bytes: bytes)
  }

  /// Names in quotes with commas between them and a word before the last, such as `'a', 'b' or 'c'`.
  @inline(never)
  static func list(_ names: [String], _ word: String = "or") -> String {
    var text = ""
    for index in names.indices {
      if index > 0 { text += index == names.count - 1 ? " \(word) " : ", " }
      text += "'" + names[index] + "'"
    }
    return text
  }
}
