import Heed

/// Texts in a short form for tables: a line for each paragraph, runs that look special in braces.
///
/// Before a paragraph stand `+8` for its space, `>` for each quote, `-` for each list, its marker,
/// its alignment and its direction.
enum Notation {
  static func of(_ text: RichText) -> String {
    var lines: [String] = []
    var isStart = true
    for run in text.runs {
      for (index, part) in run.text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if isStart || index > 0 {
          lines.append(isStart ? prefix(run.attributes.paragraph) : "")
          isStart = false
        }
        if index > 0 {
          let isLast =
            run.text.hasSuffix("\n") && part.isEmpty
            && index == run.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
          if isLast {
            lines.removeLast()
            isStart = true
            break
          }
          lines[lines.count - 1] = prefix(run.attributes.paragraph)
        }
        if !part.isEmpty { lines[lines.count - 1] += styled(String(part), run.attributes) }
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func prefix(_ style: ParagraphStyle?) -> String {
    guard let style else { return "" }
    var parts = ""
    if style.spacing > 0 { parts += "+\(Int(style.spacing))" }
    parts += String(repeating: ">", count: style.quoteLevel)
    parts += String(repeating: "-", count: style.level)
    if let marker = style.marker { parts += marker.string }
    if let alignment = style.alignment { parts += "(\(alignment.kind.name))" }
    if let direction = style.direction { parts += "(\(direction.rawValue))" }
    return parts.isEmpty ? "" : parts + " "
  }

  private static func styled(_ text: String, _ attributes: TextAttributes) -> String {
    var words: [String] = []
    if let font = attributes.font {
      if let style = font.style { words.append(style.kind.name) }
      if let size = font.size { words.append("\(Int(size))") }
      if let weight = font.weight { words.append(weight.kind.name) }
      if font.isItalic == true { words.append("italic") }
      if let design = font.design { words.append(design.kind.name) }
    }
    if let color = attributes.color {
      words.append(color == .tertiaryLabel ? "rule" : "color")
    }
    if attributes.background != nil { words.append("marked") }
    if attributes.isUnderlined { words.append("underlined") }
    if attributes.isStruckThrough { words.append("struck") }
    if attributes.baselineOffset != 0 { words.append("\(Int(attributes.baselineOffset))") }
    if let link = attributes.link { words.append(link.string) }
    return words.isEmpty ? text : "{\(words.joined(separator: " ")): \(text)}"
  }
}
