extension Direction {
  /// The side from which a language is read, such as `he` or `pa-Arab`; left where it is not known.
  public init(language: Name) {
    self = LanguageTag(language).isRightToLeft ? .rightToLeft : .leftToRight
  }
}
