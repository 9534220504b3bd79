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

  /// Whether there is more than white space and what cannot be seen.
  public var isReadable: Bool {
    for run in runs {
      for scalar in run.text.unicodeScalars {
        switch scalar.value {
        case 0...0x20, 0x7F...0xA0, 0xAD, 0x034F, 0x061C, 0x115F, 0x1160, 0x1680, 0x17B4, 0x17B5,
          0x180E, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x2800, 0x3000, 0x3164,
          0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFD, 0xE0000...0xE0FFF:
          continue
        case 0x2014 where run.attributes.color == .tertiaryLabel: continue
        default: return true
        }
      }
    }
    return false
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
