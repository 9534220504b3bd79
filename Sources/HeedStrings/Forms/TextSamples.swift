public import Heed

/// What stands in places that nothing was given for.
public struct TextSamples: Hashable, Sendable {
  /// For texts; a long first name by default.
  public var word: String
  /// The plural form that numbers take; `other` by default, and where a language lacks it.
  public var category: PluralCategory
  /// For numbers with a point, as text.
  public var decimal: String

  /// Makes samples; the usual ones by default.
  public init(
    word: String = "Alexandra", category: PluralCategory = .other, decimal: String = "2.5"
  ) {
    self.word = word
    self.category = category
    self.decimal = decimal
  }

  public static func == (lhs: TextSamples, rhs: TextSamples) -> Bool {
    isSameText(lhs.word, rhs.word) && lhs.category == rhs.category
      && isSameText(lhs.decimal, rhs.decimal)
  }
}
