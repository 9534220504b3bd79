/// Paragraphs that follow each other and stand alike, to be laid out as one text.
struct TextParagraph {
  let style: ParagraphStyle
  var runs: [TextRequest.Run] = []

  /// The parts of a text, whose runs are given as they are drawn: a new one begins with each marker,
  /// each space and each other way to stand.
  @inline(never)
  static func all(of text: RichText, _ runs: [TextRequest.Run]) -> [TextParagraph] {
    var parts: [TextParagraph] = []
    var isStart = true
    for index in runs.indices {
      let style = text.runs[index].attributes.paragraph ?? ParagraphStyle()
      let bytes = runs[index].text.bytes
      var start = 0
      while start < bytes.count {
        var piece: [UInt8] = []
        if isStart {
          if let last = parts.indices.last, parts[last].goesOn(with: style) {
            piece = [0x0A]
          } else {
            parts.append(TextParagraph(style: style))
          }
          // Whatever letter comes first, the paragraph runs as it is told to.
          if let direction = style.direction {
            piece += [0xE2, 0x80, direction == .rightToLeft ? 0x8F : 0x8E]
          }
        }
        var end = start
        while end < bytes.count, bytes[end] != 0x0A { end += 1 }
        piece += bytes[start..<end]
        add(piece, like: runs[index], to: &parts)
        isStart = end < bytes.count
        start = end + 1
      }
    }
    return parts
  }

  @inline(never)
  private static func add(
    _ bytes: [UInt8], like run: TextRequest.Run, to parts: inout [TextParagraph]
  ) {
    var run = run
    run.text = String(bytes: bytes)
    parts[parts.count - 1].runs.append(run)
  }

  @inline(never)
  private func goesOn(with next: ParagraphStyle) -> Bool {
    next.marker == nil && next.spacing == 0 && next.level == style.level
      && next.quoteLevel == style.quoteLevel && next.alignment == style.alignment
      && next.direction == style.direction
  }
}
