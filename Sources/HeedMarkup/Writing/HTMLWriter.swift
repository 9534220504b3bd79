internal import Heed

/// Writes a text as HTML.
struct HTMLWriter {
  /// Whether each paragraph says how far it stands from the one before; by default that is what its
  /// element says.
  private let saysSpacing: Bool
  private(set) var html = ""
  /// The open elements around paragraphs: quotes, then lists, each with an item.
  private var open: [Container] = []
  private var isInPre = false

  private enum Container {
    case quote
    case list(isNumbered: Bool, next: Int)

    var isList: Bool { if case .list = self { true } else { false } }
  }

  init(saysSpacing: Bool) { self.saysSpacing = saysSpacing }

  mutating func write(_ text: RichText) {
    let paragraphs = WrittenParagraph.all(of: text)
    var index = 0
    while index < paragraphs.count {
      // Lines that follow without space and marker belong to the same block.
      var end = index + 1
      while end < paragraphs.count, Self.goesOn(paragraphs[index], paragraphs[end]) { end += 1 }
      write(paragraphs[index..<end], isFirst: index == 0)
      index = end
    }
    close(to: 0)
  }

  private static func goesOn(_ first: WrittenParagraph, _ next: WrittenParagraph) -> Bool {
    var style = first.style
    style.marker = nil
    style.spacing = 0
    guard next.style == style, next.kind != .rule, first.kind != .rule else { return false }
    return next.isEmpty || next.kind == first.kind
  }

  // MARK: Blocks

  private mutating func write(_ lines: ArraySlice<WrittenParagraph>, isFirst: Bool) {
    guard let first = lines.first else { return }
    let style = first.style
    let quotes = max(0, style.quoteLevel)
    let level = max(style.marker == nil ? 0 : 1, style.level)
    let given = openContainers(quotes: quotes, level: level, marker: style.marker)
    var attributes = ""
    if let direction = style.direction { attributes += " dir=\"\(direction.name)\"" }
    if let alignment = style.alignment, first.kind != .code {
      attributes += " align=\"\(alignment.kind.name)\""
    }
    if saysSpacing { attributes += " style=\"margin:\(Self.points(style.spacing)) 0 0\"" }
    switch first.kind {
    case .rule: html += "<hr\(attributes)>"
    case .heading(let level): element("h\(level)", attributes, lines)
    case .code:
      isInPre = true
      element("pre", attributes, lines)
      isInPre = false
    case .text:
      let isBare = level > 0 && style.spacing == given && !saysSpacing && attributes.isEmpty
      if isBare {
        lineContents(lines)
      } else {
        let isParagraph = style.spacing > 0 || (isFirst && level == 0)
        element(isParagraph ? "p" : "div", attributes, lines)
      }
    }
  }

  private mutating func element(
    _ name: String, _ attributes: String, _ lines: ArraySlice<WrittenParagraph>
  ) {
    html += "<\(name)\(attributes)>"
    lineContents(lines)
    html += "</\(name)>"
  }

  private mutating func lineContents(_ lines: ArraySlice<WrittenParagraph>) {
    for (index, line) in lines.enumerated() {
      if index > 0 { html += isInPre ? "&#10;" : "<br>" }
      writeRuns(line)
    }
  }

  private static func points(_ value: Double) -> String {
    let whole = value.rounded()
    return (whole == value && abs(whole) < 100_000 ? Int(whole).description : value.description)
      + "px"
  }

  // MARK: Quotes and lists

  /// Opens and closes what has to be around a paragraph.
  ///
  /// - Returns: Points by which that stands apart from what is before.
  private mutating func openContainers(quotes: Int, level: Int, marker: Name?) -> Double {
    let usual = MarkupOptions().paragraphSpacing
    var given = 0.0
    let margin = saysSpacing ? " style=\"margin:0\"" : ""
    var kept = 0
    while kept < open.count, kept < quotes, !open[kept].isList { kept += 1 }
    let openQuotes = open.prefix { !$0.isList }.count
    if kept < quotes || openQuotes > quotes {
      close(to: min(kept, quotes))
      for _ in kept..<quotes {
        html += "<blockquote\(margin)>"
        given = usual
        open.append(.quote)
      }
    }
    if open.count > quotes + level { close(to: quotes + level) }
    let mark = marker.map { WrittenMarker($0) }
    if let mark, open.count == quotes + level, case .list(let isNumbered, _) = open[open.count - 1]
    {
      if isNumbered == mark.isNumbered {
        html += "</li>"
        item(mark)
        return given
      }
      close(to: open.count - 1)
    }
    if level > 0, open.count == quotes { given = usual }
    while open.count < quotes + level {
      let isLast = open.count == quotes + level - 1
      let isNumbered = isLast && mark?.isNumbered ?? false
      html += (isNumbered ? "<ol" : "<ul") + margin + ">"
      open.append(.list(isNumbered: isNumbered, next: 1))
      item(isLast ? mark : nil)
    }
    return given
  }

  private mutating func item(_ mark: WrittenMarker?) {
    guard let mark else {
      html += "<li style=\"list-style-type:none\">"
      return
    }
    switch mark.kind {
    case .number(let number):
      if case .list(_, let next) = open[open.count - 1], next != number {
        html += "<li value=\"\(number)\">"
      } else {
        html += "<li>"
      }
      open[open.count - 1] = .list(isNumbered: true, next: number + 1)
    case .bullet(let type):
      // The first two levels have bullets of their own, the third those of all others.
      let depth = open.filter { if case .list(false, _) = $0 { true } else { false } }.count
      let usual = depth <= 1 ? "disc" : depth == 2 ? "circle" : "square"
      html += isSameText(type, usual) ? "<li>" : "<li type=\"\(type)\">"
    case .checkbox(let isOn):
      html += "<li><input type=\"checkbox\"\(isOn ? " checked" : "") disabled>"
    case .other(let text):
      html += "<li style=\"list-style-type:'"
      escape(text, isAttribute: true)
      html += "'\">"
    }
  }

  private mutating func close(to count: Int) {
    while open.count > count {
      switch open.removeLast() {
      case .quote: html += "</blockquote>"
      case .list(let isNumbered, _): html += isNumbered ? "</li></ol>" : "</li></ul>"
      }
    }
  }

  // MARK: Runs

  private mutating func writeRuns(_ line: WrittenParagraph) {
    var open: [InlineMarks.Mark] = []
    for run in line.runs {
      let marks = InlineMarks(run.attributes, in: line.kind).marks
      var kept = 0
      while kept < open.count, kept < marks.count, open[kept] == marks[kept] { kept += 1 }
      while open.count > kept { html += HTMLTagText.end(open.removeLast()) }
      for mark in marks[kept...] { begin(mark) }
      open = marks
      escape(run.text)
    }
    while let mark = open.popLast() { html += HTMLTagText.end(mark) }
  }

  private mutating func begin(_ mark: InlineMarks.Mark) {
    switch mark {
    case .link(let address):
      html += "<a href=\""
      escape(address.string, isAttribute: true)
      html += "\">"
    default: html += HTMLTagText.start(mark)
    }
  }

  private mutating func escape(_ text: String, isAttribute: Bool = false) {
    html += HTMLTagText.escaped(text, isAttribute: isAttribute)
  }
}

/// The tags of marks.
enum HTMLTagText {
  static func start(_ mark: InlineMarks.Mark) -> String {
    if case .style(let style) = mark { return "<span style=\"\(style)\">" }
    return "<\(name(mark))>"
  }

  static func end(_ mark: InlineMarks.Mark) -> String { "</\(name(mark))>" }

  private static func name(_ mark: InlineMarks.Mark) -> String {
    switch mark {
    case .link: "a"
    case .bold: "strong"
    case .italic: "em"
    case .underlined: "u"
    case .struckThrough: "del"
    case .monospaced: "code"
    case .marked: "mark"
    case .small: "small"
    case .raised: "sup"
    case .lowered: "sub"
    case .style: "span"
    }
  }

  static func escaped(_ text: String, isAttribute: Bool = false) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x26: bytes += "&amp;".utf8
      case 0x3C: bytes += "&lt;".utf8
      case 0x3E: bytes += "&gt;".utf8
      case 0x22 where isAttribute: bytes += "&quot;".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
