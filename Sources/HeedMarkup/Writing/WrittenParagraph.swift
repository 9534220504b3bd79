internal import Heed

/// A paragraph of a text, as it is written out.
struct WrittenParagraph {
  /// What a paragraph is by how it looks.
  enum Kind: Equatable {
    case text, rule, code
    case heading(Int)
  }

  var style = ParagraphStyle()
  var runs: [RichText.Run] = []
  var kind = Kind.text

  var isEmpty: Bool { runs.isEmpty }

  var plainText: String {
    var text = ""
    for run in runs { text += run.text }
    return text
  }

  /// The paragraphs of a text.
  static func all(of text: RichText) -> [WrittenParagraph] {
    var paragraphs: [WrittenParagraph] = []
    var isStart = true
    for run in text.runs {
      var attributes = run.attributes
      attributes.paragraph = nil
      let parts = run.text.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if isStart || index > 0 {
          // Behind the last newline a paragraph begins only with the run that follows.
          if index > 0, index == parts.count - 1, part.isEmpty {
            isStart = true
            break
          }
          paragraphs.append(WrittenParagraph(style: run.attributes.paragraph ?? ParagraphStyle()))
          isStart = false
        }
        if !part.isEmpty {
          paragraphs[paragraphs.count - 1].runs.append(
            RichText.Run(String(bytes: part), attributes))
        }
      }
    }
    for index in paragraphs.indices { paragraphs[index].findKind() }
    return paragraphs
  }

  private mutating func findKind() {
    guard let first = runs.first else { return }
    if runs.count == 1, first.attributes == TextAttributes(color: .tertiaryLabel),
      isSameText(first.text, "\u{2014}\u{2014}\u{2014}")
    {
      kind = .rule
    } else if style.alignment == .start, style.marker == nil,
      runs.allSatisfy({ $0.attributes.font?.design == .monospaced })
    {
      kind = .code
    } else if let level = (1...6).first(where: { level in
      runs.allSatisfy { run in
        run.attributes.font?.style == HeadingStyle.of(level: level)
          && run.attributes.font?.weight == .bold
      }
    }) {
      kind = .heading(level)
    }
  }
}
