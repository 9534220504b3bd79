internal import Heed

/// Puts foreign text into sentences.
enum Quoting {
  /// A text without control characters, which could play tricks on a terminal, and without those that
  /// turn the direction of writing round; cut after 60 bytes.
  static func cleaned(_ units: [UInt8]) -> String {
    var bytes: [UInt8] = []
    var index = 0
    while index < units.count {
      // Cut before a scalar, never inside one.
      if bytes.count >= 60 && units[index] & 0xC0 != 0x80 { return String(bytes: bytes) + "…" }
      let length = trickLength(units, at: index)
      bytes.append(length == 0 ? units[index] : UInt8(ascii: "?"))
      index += max(1, length)
    }
    return String(bytes: bytes)
  }

  /// How many bytes the control character or the turn of direction at a place has; 0 where there is
  /// another character.
  private static func trickLength(_ units: [UInt8], at index: Int) -> Int {
    let first = units[index]
    if first < 0x20 || first == 0x7F { return 1 }
    guard index + 1 < units.count else { return 0 }
    // U+0080 to U+009F, of which one begins commands of terminals.
    if first == 0xC2 { return (0x80...0x9F).contains(units[index + 1]) ? 2 : 0 }
    guard first == 0xE2, index + 2 < units.count else { return 0 }
    // U+2028 to U+202E and U+2066 to U+2069.
    let isTurn =
      units[index + 1] == 0x80 && (0xA8...0xAE).contains(units[index + 2])
      || units[index + 1] == 0x81 && (0xA6...0xA9).contains(units[index + 2])
    return isTurn ? 3 : 0
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
