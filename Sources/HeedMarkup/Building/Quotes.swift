/// The quotation marks that `q` stands for, by language.
enum Quotes {
  static func opening(language: [UInt8]) -> [UInt8] { Array(marks(language).0.utf8) }
  static func closing(language: [UInt8]) -> [UInt8] { Array(marks(language).1.utf8) }

  private static func marks(_ language: [UInt8]) -> (String, String) {
    switch Array(language.prefix { $0.isLetter }) {
    case "de", "cs", "sk", "sl", "da", "is", "lt", "bg": ("\u{201E}", "\u{201C}")
    case "pl", "ro", "hu", "hr", "sr": ("\u{201E}", "\u{201D}")
    case "fr": ("\u{AB}\u{A0}", "\u{A0}\u{BB}")
    case "ru", "uk", "it", "es", "pt", "el", "no", "nb", "nn", "fa": ("\u{AB}", "\u{BB}")
    case "sv", "fi": ("\u{201D}", "\u{201D}")
    case "ja": ("\u{300C}", "\u{300D}")
    default: ("\u{201C}", "\u{201D}")
    }
  }
}
