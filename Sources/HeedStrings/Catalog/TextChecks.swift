public import Heed

/// Which texts are looked at, and what is known of them.
public struct TextChecks: Hashable, Sendable {
  /// The keys to look at; all by default.
  public var keys: Set<Name>?
  /// The languages to look at; all by default.
  public var languages: [Name]?
  /// Words that may stand untranslated, such as the names of the app and its parts; capitals do not
  /// count. Common ones, such as OK and Wi-Fi, are known.
  public var properNames: [Name]

  /// Makes checks; everything by default.
  public init(
    keys: Set<Name>? = nil, languages: [Name]? = nil, properNames: [Name] = []
  ) {
    self.keys = keys
    self.languages = languages
    self.properNames = properNames
  }
}
