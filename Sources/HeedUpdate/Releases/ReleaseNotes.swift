public import Heed

/// What is new in a release, in one language.
public struct ReleaseNotes: Hashable, Sendable {
  /// A language tag such as `de`; nothing for every language.
  public var language: Name?
  public var format: Format
  /// The notes themselves; empty where there is only a link.
  public var text: String
  /// Where the notes can be read; opened only where the app allows the address.
  public var link: String?

  /// Makes notes.
  public init(
    _ text: String = "", language: Name? = nil, format: Format = .plain, link: String? = nil
  ) {
    self.text = text
    self.language = language
    self.format = format
    self.link = link
  }

  /// How notes are written.
  public struct Format: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case plain, html, markdown

      package static var names: WordList { "plain html markdown" }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// Text as it stands.
    public static let plain = Format(kind: .plain)
    /// HTML, of which only the text and its look count: nothing runs and nothing is loaded.
    public static let html = Format(kind: .html)
    /// Markdown.
    public static let markdown = Format(kind: .markdown)
  }
}

extension ReleaseNotes {
  /// The notes for whoever reads these languages, the best first; nothing where there are none.
  public static func best(_ notes: [ReleaseNotes], for languages: [Name]) -> ReleaseNotes? {
    LanguageMatch.choice(of: notes.map { $0.language }, for: languages).map { notes[$0] }
  }
}
