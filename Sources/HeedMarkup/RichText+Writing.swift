public import Heed

extension RichText {
  /// The text as HTML, a fragment without blank lines.
  ///
  /// ``init(html:options:)`` reads it back as an equal text, if that is one it may have made. What HTML
  /// has no simple words for is left out: the whole text's alignment and limit of lines, colours that
  /// depend on the appearance, families of fonts, and white space that a browser would not show.
  public func html() -> String {
    // Most texts stand as the elements say; whether this one does is known by reading it.
    var writer = HTMLWriter(saysSpacing: false)
    writer.write(self)
    if isRead(from: writer.html) { return writer.html }
    var exact = HTMLWriter(saysSpacing: true)
    exact.write(self)
    return exact.html
  }

  /// The text as Markdown, which ``init(markdown:dialect:options:)`` reads back as it does ``html()``.
  ///
  /// A text that Markdown has no words for is written as HTML, which is Markdown too.
  public func markdown() -> String {
    var writer = MarkdownWriter()
    writer.write(self)
    let read = RichText(markdown: writer.markdown, options: .everything)
    return read.runs == withoutNewlineAtEnd.runs ? writer.markdown : html() + "\n"
  }

  /// The text with its markers and with empty lines where paragraphs stand apart.
  public func plain() -> String {
    var text = ""
    for (index, paragraph) in WrittenParagraph.all(of: self).enumerated() {
      if index > 0 { text += paragraph.style.spacing > 0 ? "\n\n" : "\n" }
      for _ in 0..<max(0, min(8, paragraph.style.quoteLevel)) { text += "> " }
      let level = max(0, min(8, paragraph.style.level))
      if let marker = paragraph.style.marker {
        for _ in 0..<max(0, level - 1) { text += "  " }
        text += marker.string + " "
      } else {
        for _ in 0..<level { text += "  " }
      }
      text += paragraph.plainText
    }
    return text
  }

  private func isRead(from html: String) -> Bool {
    RichText(html: html, options: .everything).runs == withoutNewlineAtEnd.runs
  }

  /// A newline at the end begins a paragraph that holds nothing.
  private var withoutNewlineAtEnd: RichText {
    var text = RichText()
    for (index, run) in runs.enumerated() {
      var run = run
      if index == runs.count - 1, run.text.utf8.last == 0x0A {
        run.text = String(decoding: Array(run.text.utf8.dropLast()), as: UTF8.self)
      }
      text.append(run)
    }
    return text
  }
}

extension MarkupOptions {
  /// All that can be read is kept.
  static var everything: MarkupOptions {
    MarkupOptions(
      keepsColors: true, keepsSizes: true,
      limits: MarkupLimits(
        bytes: .max, depth: 1024, runs: .max, paragraphs: .max))
  }
}
