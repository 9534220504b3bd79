internal import Heed

/// Puts foreign text into sentences.
enum Quoting {
  /// A text without control characters, which could play tricks on a terminal, cut after 60 bytes.
  static func cleaned(_ units: [UInt8]) -> String {
    var bytes: [UInt8] = []
    for unit in units {
      // Cut before a scalar, never inside one.
      if bytes.count >= 60 && unit & 0xC0 != 0x80 { return String(bytes: bytes) + "…" }
      bytes.append(unit < 0x20 || unit == 0x7F ? UInt8(ascii: "?") : unit)
    }
    return String(bytes: bytes)
  }

  static func cleaned(_ text: String) -> String { cleaned(text.bytes) }

  /// A name with its ASCII capitals made small.
  static func lowercased(_ bytes: [UInt8]) -> [UInt8] {
    bytes.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
  }

  /// Whether two names are the same but for ASCII capitals.
  static func isSame(_ first: Name, _ second: Name) -> Bool {
    lowercased(first.string.bytes) == lowercased(second.string.bytes)
  }
}
