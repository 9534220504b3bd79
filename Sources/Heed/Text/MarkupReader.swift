/// Makes text of markup, for readers of documents that have not to know how.
///
/// HeedMarkup has one: `MarkupReader(options:)`.
public struct MarkupReader: Sendable {
  /// Makes a text of HTML.
  public var html: @Sendable (String) -> RichText
  /// Makes a text of Markdown.
  public var markdown: @Sendable (String) -> RichText

  /// Makes a reader of two functions.
  public init(
    html: @escaping @Sendable (String) -> RichText,
    markdown: @escaping @Sendable (String) -> RichText
  ) {
    self.html = html
    self.markdown = markdown
  }
}
