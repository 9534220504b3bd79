/// Reads what stands within a line or paragraph of Markdown.
struct MarkdownInlineParser {
  let source: [UInt8]
  let references: MarkdownReferences
  let names: CharacterReferences
  let dialect: MarkdownDialect
  var position = 0
  var pieces: [MarkdownPiece] = []
  var delimiters: [MarkdownDelimiter] = []
  /// The last marks that may still mean something.
  var lastDelimiter = -1
  var brackets: [MarkdownBracket] = []
  /// Where runs of backticks of each length stand last, once that has been looked up.
  private var backticks: [Int: Int]?
  /// What is known not to follow any more, by the number of its kind.
  var isMissing: [Bool] = [false, false, false, false]

  init(
    _ source: [UInt8], references: MarkdownReferences, names: CharacterReferences,
    dialect: MarkdownDialect
  ) {
    self.source = source
    self.references = references
    self.names = names
    self.dialect = dialect
  }

  /// Reads all.
  mutating func parse() {
    while position < source.count { readNext() }
    matchEmphasis(above: -1)
  }

  private mutating func readNext() {
    let byte = source[position]
    switch byte {
    case 0x0A: readNewline()
    case 0x5C: readBackslash()
    case 0x60: readCode()
    case 0x2A, 0x5F: readMarks(byte)
    case 0x7E where dialect == .gitHub: readMarks(byte)
    case 0x5B:
      addText(position..<position + 1)
      position += 1
      push(isImage: false)
    case 0x21 where position + 1 < source.count && source[position + 1] == 0x5B:
      addPiece(.text(position..<position + 2))
      position += 2
      push(isImage: true)
    case 0x5D: readClosingBracket()
    case 0x3C: readAngle()
    case 0x26: readReference()
    default: readText()
    }
  }

  mutating func addPiece(_ kind: MarkdownPiece.Kind) { pieces.append(MarkdownPiece(kind: kind)) }

  mutating func addText(_ range: Range<Int>) {
    if !range.isEmpty { addPiece(.text(range)) }
  }

  // MARK: Text

  private mutating func readText() {
    let start = position
    var end = position
    while end < source.count, !isSpecial(source[end]) {
      if dialect == .gitHub, let link = address(at: end, notBefore: start) {
        addText(start..<link.start)
        addAddress(link)
        position = link.end
        return
      }
      end += 1
    }
    if end == start { end += 1 }
    addText(start..<end)
    position = end
  }

  private func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x0A, 0x5C, 0x60, 0x2A, 0x5F, 0x5B, 0x21, 0x5D, 0x3C, 0x26: true
    case 0x7E: dialect == .gitHub
    default: false
    }
  }

  private mutating func readNewline() {
    position += 1
    var isHard = false
    if let last = pieces.indices.last, case .text(let range) = pieces[last].kind {
      var end = range.upperBound
      while end > range.lowerBound, source[end - 1] == 0x20 { end -= 1 }
      isHard = range.upperBound - end >= 2
      pieces[last].kind = .text(range.lowerBound..<end)
    }
    addPiece(isHard ? .lineBreak : .softBreak)
    while position < source.count, source[position] == 0x20 { position += 1 }
  }

  private mutating func readBackslash() {
    position += 1
    guard position < source.count else { return addText(position - 1..<position) }
    if source[position] == 0x0A {
      position += 1
      addPiece(.lineBreak)
      while position < source.count, source[position] == 0x20 { position += 1 }
    } else if MarkdownCharacters.isPunctuation(source[position]) {
      addText(position..<position + 1)
      position += 1
    } else {
      addText(position - 1..<position)
    }
  }

  private mutating func readReference() {
    if let found = MarkdownEscapes.reference(in: source, at: position, names) {
      addPiece(.literal(found.text))
      position = found.end
    } else {
      addText(position..<position + 1)
      position += 1
    }
  }

  // MARK: Code

  private mutating func readCode() {
    let start = position
    while position < source.count, source[position] == 0x60 { position += 1 }
    let length = position - start
    let contentStart = position
    if last(ofLength: length) ?? -1 >= position {
      var index = position
      while index < source.count {
        guard source[index] == 0x60 else {
          index += 1
          continue
        }
        let runStart = index
        while index < source.count, source[index] == 0x60 { index += 1 }
        if index - runStart == length {
          addPiece(.code(code(contentStart..<runStart)))
          position = index
          return
        }
      }
    }
    addText(start..<position)
  }

  /// Where the last run of backticks of a length begins.
  private mutating func last(ofLength length: Int) -> Int? {
    if let backticks { return backticks[length] }
    var found: [Int: Int] = [:]
    var index = position
    while index < source.count {
      let start = index
      while index < source.count, source[index] == 0x60 { index += 1 }
      if index > start { found[index - start] = start }
      index += 1
    }
    backticks = found
    return found[length]
  }

  /// Newlines are spaces, and one space at both ends is left out.
  private func code(_ range: Range<Int>) -> [UInt8] {
    var code = source[range].map { $0 == 0x0A ? 0x20 : $0 }
    if code.count >= 2, code.first == 0x20, code.last == 0x20,
      code.contains(where: { $0 != 0x20 })
    {
      code.removeFirst()
      code.removeLast()
    }
    return code
  }
}
