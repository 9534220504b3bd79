public import Heed

extension MarkupReader {
  /// Makes a reader of HTML and of Markdown as GitHub has it.
  public init(options: MarkupOptions = MarkupOptions()) {
    self.init(
      html: { RichText(html: $0, options: options) },
      markdown: { RichText(markdown: $0, options: options) })
  }
}
