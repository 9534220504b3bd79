/// Paragraphs that follow each other and stand alike, laid out as one text.
struct TextParagraph {
  var style: ParagraphStyle
  var text: RichText

  /// The parts of a text: a new one begins with each marker, each space and each other way to stand.
  static func all(of text: RichText) -> [TextParagraph] {
    var parts: [TextParagraph] = []
    var isStart = true
    for run in text.runs {
      let style = run.attributes.paragraph ?? ParagraphStyle()
      let bytes = run.text.bytes
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != 0x0A { end += 1 }
        let hasNewline = end < bytes.count
        if isStart, !(parts.last?.goesOn(with: style) ?? false) {
          parts.append(TextParagraph(style: style, text: RichText()))
        } else if isStart {
          parts[parts.count - 1].text.append(RichText.Run("\n"))
        }
        var attributes = run.attributes
        attributes.paragraph = nil
        if isStart, let direction = style.direction {
          // Whatever letter comes first, the paragraph runs as it is told to.
          parts[parts.count - 1].text.append(
            RichText.Run(direction == .rightToLeft ? "\u{200F}" : "\u{200E}", attributes))
        }
        parts[parts.count - 1].text.append(
          RichText.Run(String(bytes: bytes[start..<end]), attributes))
        isStart = hasNewline
        start = end + 1
      }
    }
    return parts
  }

  private func goesOn(with next: ParagraphStyle) -> Bool {
    var before = style
    before.marker = nil
    before.spacing = 0
    return before == next
  }
}
