internal import Heed

/// Words that are the same in many languages.
struct ProperNames {
  private var words: Set<[UInt8]> = []

  /// Names of systems, services and units that products keep in their own spelling.
  private static let common: WordList =
    """
    ok wi-fi wifi bluetooth ios ipados macos watchos iphone ipad mac apple siri airplay airdrop \
    carplay icloud google android facebook twitter instagram youtube whatsapp github url http https \
    id pin gps nfc usb qr html json xml pdf css api email e-mail kb mb gb km kg cm mm min max px
    """

  init(_ names: [Name]) {
    for word in Self.common.words { words.insert(word.bytes) }
    for name in names {
      for word in WordScanner.words(in: name.string) { words.insert(Self.folded(word)) }
    }
  }

  /// Learns the words that translators keep: those with a capital that stand in four of five
  /// translations of the texts in which the original has them, and in three at least.
  mutating func learn(from tables: [StringsTable], original: Name) {
    var counts: [[UInt8]: (kept: Int, all: Int)] = [:]
    for table in tables {
      guard let originals = table[original] else { continue }
      for texts in table.texts where texts.language != original {
        for entry in texts.entries {
          guard let first = originals[entry.key], case .text(let one) = first.form,
            case .text(let other) = entry.form, !isSameText(one, other)
          else { continue }
          let kept = Set(WordScanner.words(in: other))
          for word in Set(WordScanner.words(in: one)) where Self.hasCapital(word) {
            var count = counts[word] ?? (0, 0)
            count.all += 1
            if kept.contains(word) { count.kept += 1 }
            counts[word] = count
          }
        }
      }
    }
    for (word, count) in counts where count.kept >= 3 && count.kept * 5 >= count.all * 4 {
      words.insert(Self.folded(word))
    }
  }

  private static func hasCapital(_ word: [UInt8]) -> Bool {
    word.contains { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }
  }

  /// Whether a word is known, or is written as names and abbreviations are.
  func contains(_ word: [UInt8]) -> Bool {
    if words.contains(Self.folded(word)) || word.count == 1 { return true }
    // A capital or a digit behind the first letter: MAC, GitHub, iPhone, MP3.
    return word.dropFirst().contains {
      $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z")
        || $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")
    }
  }

  private static func folded(_ word: [UInt8]) -> [UInt8] {
    word.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
  }
}
