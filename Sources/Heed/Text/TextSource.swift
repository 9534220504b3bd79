/// Finds the texts of keys in the app's strings, for readers of documents that have not to know how.
///
/// HeedStrings has one for the files that Xcode writes: `StringsCatalog.source(language:)`.
public struct TextSource: Sendable {
  /// What was found for a key.
  public struct Found: Hashable, Sendable {
    /// The text with its places filled.
    public var text: String
    /// Why it is not what was meant, without a capital and a full stop: a place that takes a number
    /// was given a word.
    public var problem: String?

    /// Makes what was found.
    public init(_ text: String, problem: String? = nil) {
      self.text = text
      self.problem = problem
    }

    public static func == (lhs: Found, rhs: Found) -> Bool {
      isSameText(lhs.text, rhs.text) && isSameText(lhs.problem, rhs.problem)
    }
  }

  /// Finds the text of a key; nothing where there is none.
  public var text: @Sendable (_ key: LocalizedKey) -> Found?
  /// The key that was probably meant by one that is not there.
  public var suggestion: @Sendable (_ key: Name) -> String?

  /// Makes a source of two functions; it suggests nothing by default.
  public init(
    text: @escaping @Sendable (LocalizedKey) -> Found?,
    suggestion: @escaping @Sendable (Name) -> String? = { _ in nil }
  ) {
    self.text = text
    self.suggestion = suggestion
  }
}
