internal import Heed

/// What rules have to know of a language.
struct LanguageTraits {
  let name: Name
  let rule: PluralRule
  let isRightToLeft: Bool
  /// Whether it and the original are written in Latin letters, so that many words are the same.
  let sharesLatin: Bool
  /// Whether it is the language of the original, perhaps of another region.
  let isOriginalLanguage: Bool
  /// The plural forms that some number under a thousand takes.
  let categories: [PluralCategory]

  init(_ name: Name, original: Name) {
    let tag = LanguageTag(name)
    let first = LanguageTag(original)
    self.name = name
    let rule = PluralRule(language: name)
    self.rule = rule
    isRightToLeft = tag.isRightToLeft
    sharesLatin = tag.isLatin && first.isLatin
    isOriginalLanguage = tag.fit(first) != nil
    categories = rule.categories.filter { (rule.sample(of: $0) ?? 1000) < 1000 }
  }
}
