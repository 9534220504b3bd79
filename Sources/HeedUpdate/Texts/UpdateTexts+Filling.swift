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
      if bytes[index] == UInt8(ascii: "{"),
        let end = bytes[index...].firstIndex(of: UInt8(ascii: "}")),
        let value = values.value(of: bytes[(index + 1)..<end])
      {
        result += isolated(value)
        index = end + 1
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(bytes: result)
  }

  /// A value whose direction cannot mix with that of the words around it.
  ///
  /// In a line from the right, `2.10` would be turned round; and so would a name from the right in a
  /// line from the left.
  private func isolated(_ value: String) -> [UInt8] {
    let bytes = value.bytes
    guard direction == .rightToLeft || bytes.contains(where: { Self.mayRunFromTheRight($0) })
    else { return bytes }
    // First strong isolate, and its end.
    return [0xE2, 0x81, 0xA8] + bytes + [0xE2, 0x81, 0xA9]
  }

  /// Whether a letter that begins with a byte may be one of a script from the right.
  private static func mayRunFromTheRight(_ byte: UInt8) -> Bool {
    (0xD6...0xDF).contains(byte) || byte == 0xE0 || byte == 0xEF
  }
}
