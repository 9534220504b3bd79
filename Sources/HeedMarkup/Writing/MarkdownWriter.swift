internal import Heed

/// Writes a text as Markdown, with HTML for what Markdown has no marks for.
struct MarkdownWriter {
  private(set) var markdown = ""
  /// The lists around what is written, by the columns that their items stand in.
  private var items: [Item] = []
  private var quotes = 0
  private var isFirst = true

  private struct Item {
    var isNumbered: Bool
    var columns: Int
  }

  mutating func write(_ text: RichText) {
    let paragraphs = WrittenParagraph.all(of: text)
    var index = 0
    while index < paragraphs.count {
      var end = index + 1
      while end < paragraphs.count, Self.goesOn(paragraphs[index], paragraphs[end]) { end += 1 }
      write(paragraphs[index..<end])
      index = end
    }
  }

  private static func goesOn(_ first: WrittenParagraph, _ next: WrittenParagraph) -> Bool {
    var style = first.style
    style.marker = nil
    style.spacing = 0
    guard next.style == style, next.kind != .rule, first.kind != .rule else { return false }
    return next.kind == first.kind || (first.kind == .code && next.isEmpty)
  }

  private mutating func write(_ lines: ArraySlice<WrittenParagraph>) {
    guard let first = lines.first else { return }
    let style = first.style
    let isNewQuote = style.quoteLevel != quotes
    let level = max(style.marker == nil ? 0 : 1, style.level)
    let wasInList = !items.isEmpty
    if isNewQuote { items = [] }
    if items.count > level { items.removeLast(items.count - level) }
    // Lines of different blocks are parted by an empty one, items that stand close excepted.
    let isClose = style.spacing == 0 && style.marker != nil && wasInList && !isNewQuote
    if !isFirst, !isClose {
      if isNewQuote { quotes = min(quotes, style.quoteLevel) }
      beginLine(isEmpty: true)
      markdown += "\n"
    }
    isFirst = false
    quotes = max(0, style.quoteLevel)
    if let marker = style.marker {
      beginItem(WrittenMarker(marker), level: level)
    } else {
      beginLine()
    }
    switch first.kind {
    case .rule: markdown += "---"
    case .code: writeCode(lines)
    case .heading(let level):
      markdown += String(repeating: "#", count: level) + " "
      writeLines(lines)
    case .text: writeLines(lines)
    }
    markdown += "\n"
  }

  // MARK: Lines

  /// Begins a line within the quotes and items around it.
  private mutating func beginLine(isEmpty: Bool = false) {
    for index in 0..<max(0, quotes) { markdown += isEmpty && index == quotes - 1 ? ">" : "> " }
    if !isEmpty {
      markdown += String(repeating: " ", count: items.reduce(0) { $0 + $1.columns })
    }
  }

  private mutating func beginItem(_ marker: WrittenMarker, level: Int) {
    if items.count == level { items.removeLast() }
    // Lists around it that have no item of their own yet.
    beginLine()
    while items.count < level - 1 {
      markdown += "- "
      items.append(Item(isNumbered: false, columns: 2))
    }
    switch marker.kind {
    case .number(let number):
      markdown += "\(number). "
      items.append(Item(isNumbered: true, columns: number.description.utf8.count + 2))
    case .checkbox(let isOn):
      markdown += isOn ? "- [x] " : "- [ ] "
      items.append(Item(isNumbered: false, columns: 2))
    default:
      markdown += "- "
      items.append(Item(isNumbered: false, columns: 2))
    }
  }

  private mutating func writeCode(_ lines: ArraySlice<WrittenParagraph>) {
    var longest = 0
    for line in lines {
      var count = 0
      for byte in line.plainText.utf8 {
        count = byte == 0x60 ? count + 1 : 0
        longest = max(longest, count)
      }
    }
    let fence = String(repeating: "`", count: max(3, longest + 1))
    markdown += fence + "\n"
    for line in lines {
      beginLine()
      markdown += line.plainText + "\n"
    }
    beginLine()
    markdown += fence
  }

  private mutating func writeLines(_ lines: ArraySlice<WrittenParagraph>) {
    for (index, line) in lines.enumerated() {
      if index > 0 {
        if case .heading = line.kind {
          markdown += "<br>"
        } else {
          markdown += "\\\n"
          beginLine()
        }
      }
      var inlines = MarkdownRunWriter(line)
      inlines.write()
      markdown += inlines.markdown
    }
  }
}
