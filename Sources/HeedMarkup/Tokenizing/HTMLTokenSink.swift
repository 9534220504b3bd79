/// What takes the tokens of a tokenizer.
protocol HTMLTokenSink {
  /// Whether `<![CDATA[` begins a section, as the standard has it in foreign elements only.
  var allowsCDATA: Bool { get }
  /// Text; one stretch of it may come in several calls.
  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>)
  /// A start tag; says how what follows is to be read.
  mutating func startTag(_ tag: HTMLTag) -> HTMLContentModel
  mutating func endTag(_ tag: HTMLTag)
  mutating func comment(_ bytes: [UInt8])
  mutating func doctype(_ doctype: HTMLDoctype)
  /// The source ends in the middle of what begins at an offset, a tag or a comment.
  mutating func unfinished(at offset: Int)
}
