/// The texts of one language: lines of a key, an equals sign and a text.
struct TextTable: Sendable {
  /// The language, such as `pt-BR`.
  let tag: StaticString
  let isRightToLeft: Bool
  private let lines: StaticString

  init(_ tag: StaticString, isRightToLeft: Bool = false, _ lines: StaticString) {
    self.tag = tag
    self.isRightToLeft = isRightToLeft
    self.lines = lines
  }

  /// The text of a key, or nothing.
  @inline(never)
  func text(of key: [UInt8]) -> String? {
    lines.withUTF8Buffer { bytes in
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != 0x0A { end += 1 }
        var place = 0
        while place < key.count, start + place < end, bytes[start + place] == key[place] {
          place += 1
        }
        let equals = start + place
        if place == key.count, equals < end, bytes[equals] == UInt8(ascii: "=") {
          return String(decoding: bytes[(equals + 1)..<end], as: UTF8.self)
        }
        start = end + 1
      }
      return nil
    }
  }

  /// All its keys, for a check of the table itself.
  package var keys: [String] {
    lines.withUTF8Buffer { bytes in
      bytes.split(separator: 0x0A).map { line in
        String(decoding: line.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
      }
    }
  }
}
