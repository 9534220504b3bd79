public import Heed

extension RichText {
  /// Makes a text of Markdown.
  ///
  /// Its raw HTML is read as ``init(html:options:)`` reads it. It takes time in proportion to the
  /// length.
  ///
  /// - Parameters:
  ///   - markdown: The Markdown.
  ///   - dialect: The rules; by default those of GitHub, which are CommonMark and more.
  ///   - options: What is kept of it.
  public init(
    markdown: String, dialect: MarkdownDialect = .gitHub, options: MarkupOptions = MarkupOptions()
  ) {
    let bytes = Array(markdown.utf8)
    let limit = max(0, options.limits.bytes)
    let html = MarkdownHTML.html(
      of: Array(bytes.prefix(limit)), dialect: dialect, names: options.references,
      maxDepth: min(100, max(1, options.limits.depth)))
    var own = options
    own.limits.bytes = html.count
    self = HTMLReader.richText(of: html, own)
    if bytes.count > limit { append(Run(String(decoding: bytes[limit...], as: UTF8.self))) }
  }

  /// The HTML that Markdown stands for, with raw HTML as it is written.
  package static func html(
    ofMarkdown markdown: String, dialect: MarkdownDialect = .gitHub,
    references: CharacterReferences = .common
  ) -> String {
    String(
      decoding: MarkdownHTML.html(
        of: Array(markdown.utf8), dialect: dialect, names: references, maxDepth: 100),
      as: UTF8.self)
  }
}
