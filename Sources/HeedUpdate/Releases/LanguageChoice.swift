internal import Heed

/// Picks what is in a language that the person reads.
enum LanguageChoice {
  /// The place of the best tag, or nothing where there is none.
  ///
  /// For each language in turn: the tag itself, then shorter forms (`zh-Hant-TW`, `zh-Hant`, `zh`), then
  /// another form of the same language; after all of them what has no tag, English, and the first.
  static func best(_ tags: [Name?], for languages: [Name]) -> Int? {
    if tags.count < 2 { return tags.isEmpty ? nil : 0 }
    let parts = tags.map { $0.map { subtags($0) } ?? [] }
    for language in languages {
      let wanted = subtags(language)
      var length = wanted.count
      while length > 0 {
        let form = Array(wanted[..<length])
        if let place = parts.firstIndex(of: form) { return place }
        length -= 1
      }
      if let first = wanted.first, let place = parts.firstIndex(where: { $0.first == first }) {
        return place
      }
    }
    if let place = tags.firstIndex(where: { $0 == nil }) { return place }
    return parts.firstIndex { $0.first == [0x65, 0x6E] } ?? 0
  }

  /// The parts of a tag in small letters; systems write it with hyphens or with underscores.
  private static func subtags(_ tag: Name) -> [[UInt8]] {
    Quoting.lowercased(tag.string.bytes)
      .split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
      .map { Array($0) }
  }
}
