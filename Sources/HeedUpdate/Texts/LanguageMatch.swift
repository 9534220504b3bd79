public import Heed

/// Finds the language that serves a person best.
public enum LanguageMatch {
  /// The place of the best of some languages, or nothing where none would be understood.
  ///
  /// The person's languages come first, in their order; then English. For one of them, the same
  /// region is best, then a region that writes alike, then none, then any. Another script, such as
  /// Latin for Serbian, does not do.
  ///
  /// - Parameters:
  ///   - languages: What there is, such as `pt-BR` and `zh-Hant`.
  ///   - preferred: What the person reads, the best first, as `Locale.preferredLanguages` has it.
  /// - Returns: A place in the languages, counted from 0.
  public static func best(among languages: [Name], preferred: [Name]) -> Int? {
    best(among: languages.map { LanguageTag($0) }, preferred: preferred + ["en"])
  }

  /// The place of the text to show of several, some of which may be for every language; nothing only
  /// where there is none.
  ///
  /// A text in a language of the person's is best, as ``best(among:preferred:)`` finds it; then one for
  /// every language, then English, and the first rather than none.
  static func choice(of languages: [Name?], for preferred: [Name]) -> Int? {
    if languages.count < 2 { return languages.isEmpty ? nil : 0 }
    let offered = languages.map { name in name.map { LanguageTag($0) } }
    return best(among: offered, preferred: preferred)
      ?? languages.firstIndex { $0 == nil }
      ?? best(among: offered, preferred: ["en"]) ?? 0
  }

  private static func best(among offered: [LanguageTag?], preferred: [Name]) -> Int? {
    for name in preferred {
      let wanted = LanguageTag(name)
      var best: (place: Int, fit: Int)?
      for (place, tag) in offered.enumerated() {
        guard let tag, let fit = wanted.fit(tag), fit > best?.fit ?? -1 else { continue }
        best = (place, fit)
      }
      if let best { return best.place }
    }
    return nil
  }
}
