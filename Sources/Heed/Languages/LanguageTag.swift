/// The parts of a language's name that count when one stands in for another: `zh-Hant-TW` is Chinese
/// in traditional letters, as in Taiwan.
package struct LanguageTag: Sendable {
  /// In small letters, the usual one of several codes.
  package let language: [UInt8]
  /// In small letters; the usual one of the language and region where none is given. Empty where the
  /// language has one that nobody names.
  package let script: [UInt8]
  /// In small letters, or empty.
  package let region: [UInt8]

  /// Reads a name such as `zh-Hant-TW` or `zh_TW`; what it cannot read is left out.
  package init(_ name: Name) {
    var parts: [[UInt8]] = [[]]
    // The longest real names have far fewer letters, and feeds are hostile.
    for byte in name.bytes.prefix(64) {
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
        parts.append([])
      } else {
        parts[parts.count - 1].append(Self.small(byte))
      }
    }
    let given = parts[0]
    var script: [UInt8] = []
    var region: [UInt8] = []
    for part in parts.dropFirst() {
      // One letter begins what is no language any more, such as `-u-nu-latn`.
      if part.count == 1 { break }
      if part.count == 4, script.isEmpty, region.isEmpty { script = part }
      if part.count == 2 || part.count == 3, region.isEmpty { region = part }
    }
    language = Self.usual(given)
    if script.isEmpty { script = Self.script(of: given, language, region) }
    self.script = script
    self.region = region
  }

  /// Whether it is Portuguese as Portugal writes it, which all but Brazil follow.
  package var isEuropeanPortuguese: Bool {
    Self.is(language, "pt") && !region.isEmpty && !Self.is(region, "br")
  }

  /// Whether it is written from the right.
  package var isRightToLeft: Bool {
    WordList("arab hebr syrc thaa nkoo adlm").index(of: script) != nil
  }

  /// Whether it is written in Latin letters.
  package var isLatin: Bool { Self.is(script, "latn") }

  /// How well a text in another language serves who asks for this one: more is better, nothing is not
  /// at all.
  package func fit(_ other: LanguageTag) -> Int? {
    guard language == other.language, script == other.script else { return nil }
    if region == other.region { return 3 }
    if standardRegion == other.standardRegion { return 2 }
    return other.region.isEmpty ? 1 : 0
  }

  /// The region whose way of writing is followed.
  private var standardRegion: [UInt8] {
    if Self.is(language, "pt") { return isEuropeanPortuguese ? "pt".bytes : "br".bytes }
    if Self.is(language, "es") {
      return region.isEmpty || Self.is(region, "es") ? "es".bytes : "419".bytes
    }
    if Self.is(language, "en") {
      return region.isEmpty || WordList("us ph pr").index(of: region) != nil
        ? "us".bytes : "gb".bytes
    }
    if Self.is(language, "zh"), Self.is(region, "mo") { return "hk".bytes }
    return region
  }

  private static func usual(_ language: [UInt8]) -> [UInt8] {
    let old: WordList = "iw in tl no nn ji mo sh cmn"
    let new: WordList = "he id fil nb nb yi ro sr zh"
    return old.index(of: language).map { new[$0].bytes } ?? language
  }

  private static func script(
    of given: [UInt8], _ language: [UInt8], _ region: [UInt8]
  ) -> [UInt8] {
    if Self.is(language, "zh") {
      return WordList("tw hk mo").index(of: region) == nil ? "hans".bytes : "hant".bytes
    }
    if Self.is(given, "yue") { return "hant".bytes }
    if Self.is(language, "sr") {
      return Self.is(given, "sh") || Self.is(region, "me") ? "latn".bytes : "cyrl".bytes
    }
    let groups: [(WordList, WordList)] = [
      ("ar fa ur ps sd ug ckb ks", "arab"), ("he yi", "hebr"),
      ("ru uk be bg mk kk ky tg mn ab os ce", "cyrl"), ("el", "grek"),
      ("hi mr ne sa mai bho kok doi", "deva"), ("bn as", "beng"), ("ta", "taml"), ("te", "telu"),
      ("ml", "mlym"), ("kn", "knda"), ("gu", "gujr"), ("pa", "guru"), ("or", "orya"),
      ("si", "sinh"), ("th", "thai"), ("lo", "laoo"), ("km", "khmr"), ("my", "mymr"),
      ("bo dz", "tibt"), ("ka", "geor"), ("hy", "armn"), ("am ti", "ethi"), ("dv", "thaa"),
      ("syr", "syrc"), ("nqo", "nkoo"), ("chr", "cher"), ("iu", "cans"), ("ja", "jpan"),
      ("ko", "kore"),
    ]
    for (languages, script) in groups where languages.index(of: language) != nil {
      return script[0].bytes
    }
    // The rest is mostly in Latin letters; what is not is at least the same on both sides.
    return "latn".bytes
  }

  private static func `is`(_ bytes: [UInt8], _ word: WordList) -> Bool {
    word.index(of: bytes) == 0
  }

  private static func small(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }
}
