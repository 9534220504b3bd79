internal import Heed

extension LanguageMatch {
  /// The place of the best of the texts of a document; nothing only where there is none.
  ///
  /// One without a tag counts as English, as in appcasts; where nothing would be understood, the first
  /// one has to do.
  static func best(amongTagged tags: [Name?], preferred: [Name]) -> Int? {
    if tags.isEmpty { return nil }
    return best(among: tags.map { $0 ?? "en" }, preferred: preferred) ?? 0
  }
}
