/// Makes text of markup, for readers of documents that have not to know how.
///
/// HeedMarkup has one: `MarkupReader(options:)`.
public struct MarkupReader: Sendable {
  /// Makes a text of HTML, or of a plain text, if there is one, where the HTML says nothing to read.
  public var html: @Sendable (_ html: String, _ plain: String?) -> RichText
  /// Makes a text of Markdown, or of a plain text where that says nothing to read.
  public var markdown: @Sendable (_ markdown: String, _ plain: String?) -> RichText

  /// Makes a reader of two functions.
  public init(
    html: @escaping @Sendable (String, String?) -> RichText,
    markdown: @escaping @Sendable (String, String?) -> RichText
  ) {
    self.html = html
    self.markdown = markdown
  }
}
