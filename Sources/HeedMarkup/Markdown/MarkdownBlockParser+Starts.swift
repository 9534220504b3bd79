extension MarkdownBlockParser {
  /// Begins a block where one begins at the place that has been reached in the line.
  ///
  /// - Returns: The block that lines go to now; nothing where none begins.
  mutating func start(in container: Int, isAllMatched: Bool) -> Int? {
    if line.isIndented {
      guard nodes[tip].kind != .paragraph, !line.isBlank else { return nil }
      line.advance(columns: 4)
      closeUnmatched()
      return add(.code(nil))
    }
    guard let first = line.byte(at: line.next) else { return nil }
    switch first {
    case 0x3E:
      guard hasRoom(in: container) else { return nil }
      line.skipSpaces()
      line.advance(characters: 1)
      if line.isAtSpace { line.advance(columns: 1) }
      closeUnmatched()
      return add(.blockQuote)
    case 0x23: return startHeading()
    case 0x60, 0x7E: return startFence(first)
    case 0x3C: return startHTML(container, isAllMatched: isAllMatched)
    default: break
    }
    if nodes[container].kind == .paragraph {
      if let heading = startUnderlinedHeading(container) { return heading }
      if dialect == .gitHub, let table = startTable(container) { return table }
    }
    if isThematicBreak {
      closeUnmatched()
      line.skipToEnd()
      return add(.thematicBreak)
    }
    return startItem(container)
  }

  /// Whether a block that ends a table begins at the place that has been reached.
  func startsBlock() -> Bool {
    guard let first = line.byte(at: line.next) else { return false }
    switch first {
    case 0x3E: return true
    case 0x23: return headingLevel != nil
    case 0x60, 0x7E: return fenceLength(first) != nil
    case 0x3C: return MarkdownHTMLBlock.type(in: source, line.next..<line.end) != nil
    default: return isThematicBreak || marker(interruptsParagraph: true) != nil
    }
  }

  // MARK: Headings and breaks

  private var headingLevel: Int? {
    var index = line.next
    while line.byte(at: index) == 0x23 { index += 1 }
    guard (1...6).contains(index - line.next) else { return nil }
    guard let after = line.byte(at: index) else { return index - line.next }
    return after == 0x20 || after == 0x09 ? index - line.next : nil
  }

  private mutating func startHeading() -> Int? {
    guard let level = headingLevel else { return nil }
    line.skipSpaces()
    line.advance(characters: level)
    line.skipSpaces()
    var end = line.end
    func isSpace(_ index: Int) -> Bool { source[index] == 0x20 || source[index] == 0x09 }
    while end > line.offset, isSpace(end - 1) { end -= 1 }
    // Number signs at the end close the heading, if they stand apart.
    var signs = end
    while signs > line.offset, source[signs - 1] == 0x23 { signs -= 1 }
    if signs < end, signs == line.offset || isSpace(signs - 1) {
      end = signs
      while end > line.offset, isSpace(end - 1) { end -= 1 }
    }
    let content = Array(source[line.offset..<end])
    line.skipToEnd()
    closeUnmatched()
    let heading = add(.heading(level))
    nodes[heading].content = content
    return heading
  }

  private mutating func startUnderlinedHeading(_ container: Int) -> Int? {
    let sign = line.character
    guard sign == 0x3D || sign == 0x2D else { return nil }
    var index = line.next
    while line.byte(at: index) == sign { index += 1 }
    while let byte = line.byte(at: index) {
      if byte != 0x20, byte != 0x09 { return nil }
      index += 1
    }
    closeUnmatched()
    takeReferences(of: container)
    guard nodes[container].contentStart < nodes[container].content.count else { return nil }
    nodes[container].content.removeFirst(nodes[container].contentStart)
    nodes[container].contentStart = 0
    nodes[container].kind = .heading(sign == 0x3D ? 1 : 2)
    line.skipToEnd()
    return container
  }

  private var isThematicBreak: Bool {
    let sign = line.character
    guard sign == 0x2A || sign == 0x2D || sign == 0x5F else { return false }
    var count = 0
    var index = line.next
    while let byte = line.byte(at: index) {
      if byte == sign {
        count += 1
      } else if byte != 0x20, byte != 0x09 {
        return false
      }
      index += 1
    }
    return count >= 3
  }

  // MARK: Code and HTML

  private func fenceLength(_ character: UInt8) -> Int? {
    var index = line.next
    while line.byte(at: index) == character { index += 1 }
    let length = index - line.next
    guard length >= 3 else { return nil }
    // What follows backticks holds none, or it would be code within a line.
    if character == 0x60, index < line.end, source[index..<line.end].contains(0x60) { return nil }
    return length
  }

  private mutating func startFence(_ character: UInt8) -> Int? {
    guard let length = fenceLength(character) else { return nil }
    let fence = MarkdownFence(character: character, length: length, offset: line.indent)
    closeUnmatched()
    line.skipSpaces()
    line.advance(characters: length)
    return add(.code(fence))
  }

  private mutating func startHTML(_ container: Int, isAllMatched: Bool) -> Int? {
    guard let type = MarkdownHTMLBlock.type(in: source, line.next..<line.end) else { return nil }
    if type == 7 {
      let isLazy = !isAllMatched && nodes[tip].kind == .paragraph
      if nodes[container].kind == .paragraph || isLazy { return nil }
    }
    closeUnmatched()
    return add(.html(type))
  }

  // MARK: Lists

  private mutating func startItem(_ container: Int) -> Int? {
    let interrupts = nodes[container].kind == .paragraph
    guard let (found, length) = marker(interruptsParagraph: interrupts),
      hasRoom(in: container)
    else { return nil }
    var style = found
    style.markerOffset = line.indent
    line.skipSpaces()
    line.advance(characters: length)
    let behindMarker = line
    var spaces = 0
    while spaces < 5, line.isAtSpace {
      line.advance(columns: 1)
      spaces += 1
    }
    if spaces >= 5 || spaces < 1 || line.offset >= line.end {
      style.padding = length + 1
      line = behindMarker
      if line.isAtSpace { line.advance(columns: 1) }
    } else {
      style.padding = length + spaces
    }
    closeUnmatched()
    if nodes[tip].kind != .list || !nodes[tip].list.matches(style) {
      let list = add(.list)
      nodes[list].list = style
    }
    let item = add(.item)
    nodes[item].list = style
    return item
  }

  private func marker(interruptsParagraph: Bool) -> (MarkdownListStyle, length: Int)? {
    guard !line.isIndented else { return nil }
    var style = MarkdownListStyle()
    var index = line.next
    switch line.character {
    case 0x2A, 0x2B, 0x2D:
      style.delimiter = line.character
      index += 1
    case 0x30...0x39:
      while index - line.next < 9, let byte = line.byte(at: index), byte.isDigit {
        style.start = style.start * 10 + Int(byte - 0x30)
        index += 1
      }
      guard let delimiter = line.byte(at: index), delimiter == 0x2E || delimiter == 0x29,
        !interruptsParagraph || style.start == 1
      else { return nil }
      style.isOrdered = true
      style.delimiter = delimiter
      index += 1
    default: return nil
    }
    let length = index - line.next
    if let after = line.byte(at: index), after != 0x20, after != 0x09 { return nil }
    if interruptsParagraph {
      while let byte = line.byte(at: index), byte == 0x20 || byte == 0x09 { index += 1 }
      if index >= line.end { return nil }
    }
    return (style, length)
  }
}
