internal import Heed

/// A text that rules look at.
struct InspectedText {
  let entry: TextEntry
  /// What it is a translation of; nothing for an original, and where there is none.
  let original: TextEntry?
  let table: Name
  let traits: LanguageTraits
  /// Whether it is meant to be translated.
  let isTranslated: Bool

  var language: Name { traits.name }
}
