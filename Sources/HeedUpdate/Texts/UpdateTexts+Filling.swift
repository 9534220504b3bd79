internal import Heed

extension UpdateTexts {
  /// What is put in for the braces of a text.
  struct Values {
    var app = ""
    var version = ""
    var installed = ""
    var system = ""
    var link = ""
    var count: Int?

    /// The value of a name between braces, or nothing where there is no such name.
    fileprivate func value(of name: ArraySlice<UInt8>) -> String? {
      switch WordList("app version installed system link count").index(of: Array(name)) {
      case 0: app
      case 1: version
      case 2: installed
      case 3: system
      case 4: link
      case 5: count.map { $0.description }
      default: nil
      }
    }
  }

  /// A text with its values; `count` chooses the plural form.
  func filled(_ key: Key, _ values: Values) -> String {
    guard key.hasPluralForms, let count = values.count else { return filled(self[key], values) }
    return filled(self[key, PluralRule(language: language).category(for: count)], values)
  }

  /// A text with its values; what stands in braces and is none of them stays as it is.
  func filled(_ text: String, _ values: Values) -> String {
    let bytes = text.bytes
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard let (first, end) = placeholder(bytes, at: index, values) else {
        result.append(bytes[index])
        index += 1
        continue
      }
      var value = first
      index = end
      // A name and its version belong together.
      while index < bytes.count, bytes[index] == 0x20,
        let (next, end) = placeholder(bytes, at: index + 1, values)
      {
        value += [0x20] + next
        index = end
      }
      if isIsolated(value) {
        // Some find a line's direction by its first letter, also by one that is isolated.
        if result.isEmpty { result += direction == .rightToLeft ? Self.rightMark : Self.leftMark }
        result += Self.isolate + value + Self.isolateEnd
      } else {
        result += value
      }
    }
    return String(bytes: result)
  }

  /// The value of the placeholder that begins at a byte, and where it ends.
  private func placeholder(
    _ bytes: [UInt8], at index: Int, _ values: Values
  ) -> (value: [UInt8], end: Int)? {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "{") else { return nil }
    // No name is longer.
    let near = bytes[index...].prefix(16)
    guard let end = near.firstIndex(of: UInt8(ascii: "}")),
      let value = values.value(of: bytes[(index + 1)..<end])
    else { return nil }
    return (value.bytes, end + 1)
  }

  /// Whether the direction of a value could mix with that of the words around it.
  ///
  /// In a line from the right, `2.10` would be turned round; and so would a name from the right in a
  /// line from the left.
  private func isIsolated(_ value: [UInt8]) -> Bool {
    direction == .rightToLeft || value.contains { Self.mayRunFromTheRight($0) }
  }

  /// First strong isolate, U+2068.
  private static var isolate: [UInt8] { [0xE2, 0x81, 0xA8] }
  /// Pop directional isolate, U+2069.
  private static var isolateEnd: [UInt8] { [0xE2, 0x81, 0xA9] }
  /// Right-to-left mark, U+200F.
  private static var rightMark: [UInt8] { [0xE2, 0x80, 0x8F] }
  /// Left-to-right mark, U+200E.
  private static var leftMark: [UInt8] { [0xE2, 0x80, 0x8E] }

  /// Whether a letter that begins with a byte may be one of a script from the right.
  private static func mayRunFromTheRight(_ byte: UInt8) -> Bool {
    (0xD6...0xDF).contains(byte) || byte == 0xE0 || byte == 0xEF
  }
}
