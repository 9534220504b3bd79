public import Heed

extension RichText {
  /// Makes a text of HTML.
  ///
  /// Nothing is loaded and nothing runs. Malformed markup reads as in a browser; what a browser would
  /// lose because the markup ends in the middle of it, such as a tag or a comment, is shown as it is
  /// written. It takes time in proportion to the markup's length.
  ///
  /// - Parameters:
  ///   - html: The markup: a fragment or a whole page.
  ///   - options: What is kept of it.
  public init(html: String, options: MarkupOptions = MarkupOptions()) {
    self = HTMLReader.richText(of: Array(html.utf8), options)
  }

  /// Makes a text of HTML, or a plain one where the HTML says nothing that can be read.
  public init(
    html: String, orPlain plain: String, options: MarkupOptions = MarkupOptions()
  ) {
    let text = RichText(html: html, options: options)
    self = text.isReadable ? text : RichText(plain)
  }
}

/// Reads HTML into rich text.
enum HTMLReader {
  static func richText(of bytes: [UInt8], _ options: MarkupOptions) -> RichText {
    NewlineForm.single(bytes).withUnsafeBufferPointer { source in
      let limit = max(0, options.limits.bytes)
      // A byte order mark is none of the text.
      let mark = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      let all = UnsafeBufferPointer(rebasing: source[mark...])
      let read = UnsafeBufferPointer(rebasing: all[..<min(limit, all.count)])
      var tokenizer = HTMLTokenizer(
        read, references: options.references, sink: TextBuilder(options: options))
      tokenizer.run()
      tokenizer.sink.finish(read)
      if all.count > read.count {
        tokenizer.sink.showRaw(UnsafeBufferPointer(rebasing: all[read.count...]))
      }
      return tokenizer.sink.richText()
    }
  }
}
