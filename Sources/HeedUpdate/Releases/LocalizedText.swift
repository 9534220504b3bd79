public import Heed

/// A text in one language or several.
public struct LocalizedText: Hashable, Sendable {
  /// A text and the language that it is in.
  public struct Entry: Hashable, Sendable {
    /// A language tag such as `de` or `zh-Hant`; nothing for every language.
    public var language: Name?
    public var text: String

    /// Makes an entry.
    public init(language: Name? = nil, text: String) {
      self.language = language
      self.text = text
    }
  }

  public var entries: [Entry]

  /// Makes a text of its entries.
  public init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// Makes a text that is the same in every language.
  public init(_ text: String) {
    entries = [Entry(text: text)]
  }

  /// The text for whoever reads these languages, the best first; nothing where there is no entry.
  public func text(for languages: [Name]) -> String? {
    LanguageMatch.choice(of: entries.map { $0.language }, for: languages).map { entries[$0].text }
  }
}

extension LocalizedText: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
