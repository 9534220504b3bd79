/// Writes the HTML that Markdown stands for, which our own reader then makes text of.
///
/// So raw HTML, whose tags may begin in one block and end in another, means what it means in a
/// browser.
struct MarkdownHTML {
  private let names: CharacterReferences
  private let dialect: MarkdownDialect
  private let parser: MarkdownBlockParser
  private(set) var bytes: [UInt8] = []

  /// The HTML of some Markdown.
  static func html(
    of markdown: [UInt8], dialect: MarkdownDialect, names: CharacterReferences, maxDepth: Int
  ) -> [UInt8] {
    var source = NewlineForm.single(markdown)
    if source.contains(0) {
      source = source.split(separator: 0, omittingEmptySubsequences: false)
        .joined(separator: [UInt8].replacement).map { $0 }
    }
    var parser = MarkdownBlockParser(source, dialect: dialect, maxDepth: maxDepth)
    parser.parse()
    var writer = MarkdownHTML(names: names, dialect: dialect, parser: parser)
    writer.bytes.reserveCapacity(source.count * 2)
    writer.writeChildren(of: 0, isTight: false)
    return writer.bytes
  }

  private init(
    names: CharacterReferences, dialect: MarkdownDialect, parser: MarkdownBlockParser
  ) {
    self.names = names
    self.dialect = dialect
    self.parser = parser
  }

  // MARK: Blocks

  private mutating func writeChildren(of node: Int, isTight: Bool) {
    for child in parser.nodes[node].children { write(child, isTight: isTight) }
  }

  private mutating func write(_ index: Int, isTight: Bool) {
    let node = parser.nodes[index]
    switch node.kind {
    case .document: break
    case .blockQuote:
      beginLine("<blockquote>")
      writeChildren(of: index, isTight: false)
      beginLine("</blockquote>\n")
    case .list: writeList(index)
    case .item: writeItem(index, isTight: isTight)
    case .paragraph:
      if isTight { return writeInlines(Self.trimmed(node.content[node.contentStart...])) }
      beginLine("<p>")
      writeInlines(Self.trimmed(node.content[node.contentStart...]))
      write("</p>\n")
    case .heading(let level):
      beginLine("<h")
      write(number: level)
      write(">")
      writeInlines(Self.trimmed(node.content[...]))
      write("</h")
      write(number: level)
      write(">\n")
    case .thematicBreak: beginLine("<hr />\n")
    case .code(let fence): writeCode(node.content, isFenced: fence != nil)
    case .html:
      beginLine("")
      var end = node.content.count
      while end > 0, node.content[end - 1] == 0x0A { end -= 1 }
      bytes += node.content[..<end]
      beginLine("")
    case .table: if let table = node.table { writeTable(table) }
    }
  }

  private mutating func writeList(_ index: Int) {
    let list = parser.nodes[index].list
    if list.isOrdered {
      beginLine("<ol")
      if list.start != 1 {
        write(" start=\"")
        write(number: list.start)
        write("\"")
      }
      write(">\n")
    } else {
      beginLine("<ul>\n")
    }
    writeChildren(of: index, isTight: list.isTight)
    beginLine(list.isOrdered ? "</ol>\n" : "</ul>\n")
  }

  private mutating func writeItem(_ index: Int, isTight: Bool) {
    write("<li>")
    var children = parser.nodes[index].children[...]
    if dialect == .gitHub, let first = children.first, parser.nodes[first].kind == .paragraph,
      let isDone = Self.task(parser.nodes[first])
    {
      children.removeFirst()
      let content = parser.nodes[first].content.dropFirst(parser.nodes[first].contentStart + 4)
      if !isTight { beginLine("<p>") }
      write(
        isDone
          ? "<input type=\"checkbox\" checked=\"\" disabled=\"\" /> "
          : "<input type=\"checkbox\" disabled=\"\" /> ")
      writeInlines(Self.trimmed(content))
      if !isTight { write("</p>\n") }
    }
    for child in children { write(child, isTight: isTight) }
    write("</li>\n")
  }

  /// Whether the paragraph of an item begins with a box, and whether that is ticked.
  private static func task(_ paragraph: MarkdownNode) -> Bool? {
    let text = paragraph.content[paragraph.contentStart...]
    let start = text.startIndex
    guard text.count > 5, text[start] == 0x5B, text[start + 2] == 0x5D,
      text[start + 3] == 0x20 || text[start + 3] == 0x09
    else { return nil }
    switch text[start + 1] {
    case 0x20: return false
    case 0x78, 0x58: return true
    default: return nil
    }
  }

  private mutating func writeCode(_ content: [UInt8], isFenced: Bool) {
    var code = content[...]
    beginLine("<pre><code")
    if isFenced {
      let end = code.firstIndex(of: 0x0A) ?? code.endIndex
      let info = MarkdownEscapes.unescaped(Self.trimmed(code[..<end]), names)
      code = code[min(code.endIndex, end + 1)...]
      let language = info.prefix { !$0.isHTMLSpace }
      if !language.isEmpty {
        write(" class=\"language-")
        writeEscaped(Array(language))
        write("\"")
      }
    }
    write(">")
    writeEscaped(Array(code))
    write("</code></pre>\n")
  }

  private mutating func writeTable(_ table: MarkdownTable) {
    beginLine("<table>\n<thead>\n")
    for (index, row) in table.rows.enumerated() {
      if index == 1 { write("<tbody>\n") }
      write("<tr>\n")
      for (column, cell) in row.enumerated() {
        write(index == 0 ? "<th" : "<td")
        switch table.alignments[column] {
        case .none: break
        case .left: write(" align=\"left\"")
        case .center: write(" align=\"center\"")
        case .right: write(" align=\"right\"")
        }
        write(">")
        writeInlines(cell)
        write(index == 0 ? "</th>\n" : "</td>\n")
      }
      write("</tr>\n")
      if index == 0 { write("</thead>\n") }
    }
    if table.rows.count > 1 { write("</tbody>\n") }
    write("</table>\n")
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var text = text
    while let first = text.first, first.isHTMLSpace { text.removeFirst() }
    while let last = text.last, last.isHTMLSpace { text.removeLast() }
    return Array(text)
  }

  // MARK: Inlines

  private mutating func writeInlines(_ text: [UInt8]) {
    var inlines = MarkdownInlineParser(
      text, references: parser.references, names: names, dialect: dialect)
    inlines.parse()
    // Pictures open around what is written, of which the text alone counts.
    var images: [MarkdownReferences.Target] = []
    for piece in inlines.pieces {
      let isPlain = !images.isEmpty
      if !isPlain { for meaning in piece.closed { write(Self.endTag(meaning)) } }
      switch piece.kind {
      case .text(let range): writeEscaped(text[range])
      case .literal(let text): writeEscaped(text[...])
      case .raw(let range):
        if isPlain { writeEscaped(text[range]) } else { bytes += text[range] }
      case .code(let code):
        if !isPlain { write("<code>") }
        writeEscaped(code[...])
        if !isPlain { write("</code>") }
      case .softBreak: write("\n")
      case .lineBreak: write(isPlain ? "\n" : "<br />\n")
      case .marks(let character, let count): for _ in 0..<count { bytes.append(character) }
      case .linkStart(let target): if !isPlain { writeLink(target) }
      case .linkEnd: if !isPlain { write("</a>") }
      case .imageStart(let target):
        if !isPlain {
          write("<img src=\"")
          writeAddress(target.destination)
          write("\" alt=\"")
        }
        images.append(target)
      case .imageEnd:
        guard let target = images.popLast(), images.isEmpty else { break }
        write("\"")
        writeTitle(target.title)
        write(" />")
      }
      if !isPlain { for meaning in piece.opened.reversed() { write(Self.startTag(meaning)) } }
    }
  }

  private static func startTag(_ meaning: MarkdownEmphasis) -> StaticString {
    switch meaning {
    case .emphasis: "<em>"
    case .strong: "<strong>"
    case .strikeThrough: "<del>"
    }
  }

  private static func endTag(_ meaning: MarkdownEmphasis) -> StaticString {
    switch meaning {
    case .emphasis: "</em>"
    case .strong: "</strong>"
    case .strikeThrough: "</del>"
    }
  }

  private mutating func writeLink(_ target: MarkdownReferences.Target) {
    write("<a href=\"")
    writeAddress(target.destination)
    write("\"")
    writeTitle(target.title)
    write(">")
  }

  private mutating func writeTitle(_ title: [UInt8]?) {
    guard let title else { return }
    write(" title=\"")
    writeEscaped(MarkdownEscapes.unescaped(title, names)[...])
    write("\"")
  }

  private mutating func writeAddress(_ address: [UInt8]) {
    for byte in MarkdownEscapes.unescaped(address, names) {
      switch byte {
      case 0x26: write("&amp;")
      case 0x20, 0x22, 0x3C, 0x3E, 0x5B...0x5E, 0x60, 0x7B...0x7D, 0x7F..., ..<0x20:
        bytes += [0x25, Self.digits[Int(byte >> 4)], Self.digits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  // MARK: Writing

  private mutating func write(_ text: StaticString) {
    for index in 0..<text.utf8CodeUnitCount { bytes.append(text.utf8Start[index]) }
  }

  private mutating func write(number: Int) { bytes += Array(number.description.utf8) }

  /// Begins a line, unless nothing stands on this one.
  private mutating func beginLine(_ text: StaticString) {
    if let last = bytes.last, last != 0x0A { bytes.append(0x0A) }
    write(text)
  }

  private mutating func writeEscaped(_ text: ArraySlice<UInt8>) {
    var start = text.startIndex
    for index in text.indices {
      let entity: StaticString
      switch text[index] {
      case 0x26: entity = "&amp;"
      case 0x3C: entity = "&lt;"
      case 0x3E: entity = "&gt;"
      case 0x22: entity = "&quot;"
      default: continue
      }
      bytes += text[start..<index]
      write(entity)
      start = index + 1
    }
    bytes += text[start...]
  }

  private mutating func writeEscaped(_ text: [UInt8]) { writeEscaped(text[...]) }
}
