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
    let offered = languages.map { LanguageTag($0) }
    for name in preferred + ["en"] {
      let wanted = LanguageTag(name)
      var best: (place: Int, fit: Int)?
      for (place, tag) in offered.enumerated() {
        guard let fit = wanted.fit(tag), fit > best?.fit ?? -1 else { continue }
        best = (place, fit)
      }
      if let best { return best.place }
    }
    return nil
  }
}
