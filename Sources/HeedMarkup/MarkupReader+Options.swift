public import Heed

extension MarkupReader {
  /// Makes a reader of HTML and of Markdown as GitHub has it.
  public init(options: MarkupOptions = MarkupOptions()) {
    self.init(
      html: { html, plain in
        let text = RichText(html: html, options: options)
        return plain.map { text.isReadable ? text : RichText($0) } ?? text
      },
      markdown: { markdown, plain in
        let text = RichText(markdown: markdown, options: options)
        return plain.map { text.isReadable ? text : RichText($0) } ?? text
      })
  }
}
