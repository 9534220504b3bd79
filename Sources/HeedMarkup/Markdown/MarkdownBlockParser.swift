/// Finds the blocks of Markdown, line by line.
struct MarkdownBlockParser {
  let source: [UInt8]
  let dialect: MarkdownDialect
  /// Blocks that may stand in each other; what is deeper is text.
  let maxDepth: Int
  var nodes: [MarkdownNode] = [MarkdownNode(kind: .document, parent: -1)]
  var references = MarkdownReferences()
  /// The innermost open block.
  var tip = 0
  var line: MarkdownLine
  var lineNumber = 0
  /// The innermost block that goes on in the line, until those within it are ended.
  private var lastMatched: Int?
  private var wasBlank = false

  init(_ source: [UInt8], dialect: MarkdownDialect, maxDepth: Int) {
    self.source = source
    self.dialect = dialect
    self.maxDepth = maxDepth
    line = MarkdownLine(source, 0..<0)
  }

  /// Reads all lines.
  mutating func parse() {
    var start = 0
    while start < source.count {
      let end = source[start...].firstIndex(of: 0x0A) ?? source.count
      lineNumber += 1
      read(start..<end)
      start = end + 1
    }
    while tip != 0 { close(tip) }
    close(0)
  }

  // MARK: Lines

  private mutating func read(_ range: Range<Int>) {
    line = MarkdownLine(source, range)
    // A second empty line changes nothing that the first has not.
    let isRepeated = line.isBlank && wasBlank && !nodes[tip].kind.isLeafWithLines
    wasBlank = line.isBlank
    if isRepeated { return }
    let oldTip = tip
    var container = 0
    matching: while let last = nodes[container].children.last, nodes[last].isOpen {
      switch goesOn(last) {
      case .yes: container = last
      case .no: break matching
      case .endsHere: return
      }
    }
    let isAllMatched = container == oldTip
    lastMatched = container
    var isLeaf = nodes[container].kind != .paragraph && nodes[container].kind.isLeafWithLines
    var hasStarted = false
    while !isLeaf {
      if nodes[container].kind == .table { break }
      guard let started = start(in: container, isAllMatched: isAllMatched) else {
        line.skipSpaces()
        break
      }
      hasStarted = true
      container = started
      isLeaf = !nodes[container].kind.isContainer
    }
    if !isAllMatched, !hasStarted, !line.isBlank, nodes[tip].kind == .paragraph {
      // A lazy line goes on with the paragraph.
      line.addRest(to: &nodes[tip].content)
      return
    }
    closeUnmatched()
    noteBlank(container)
    switch nodes[container].kind {
    case .paragraph, .code, .html: addLine(to: container)
    case .table: addRow(to: container)
    case .thematicBreak, .heading: break
    default:
      if line.isBlank { return }
      let paragraph = add(.paragraph)
      line.skipSpaces()
      addLine(to: paragraph)
    }
  }

  private mutating func addLine(to leaf: Int) {
    line.addRest(to: &nodes[leaf].content)
    if case .html(let type) = nodes[leaf].kind, (1...5).contains(type),
      MarkdownHTMLBlock.ends(type, in: source, line.offset..<line.end)
    {
      close(leaf)
    }
  }

  private mutating func noteBlank(_ container: Int) {
    if line.isBlank, let last = nodes[container].children.last {
      nodes[last].endsWithBlankLine = true
    }
    var isLastBlank = line.isBlank
    switch nodes[container].kind {
    case .blockQuote, .code(.some), .thematicBreak, .heading: isLastBlank = false
    case .item where nodes[container].children.isEmpty && nodes[container].line == lineNumber:
      isLastBlank = false
    default: break
    }
    var node = container
    while node >= 0 {
      nodes[node].endsWithBlankLine = isLastBlank
      node = nodes[node].parent
    }
  }

  private enum Match { case yes, no, endsHere }

  /// Whether an open block goes on in the line; takes what belongs to the block.
  private mutating func goesOn(_ node: Int) -> Match {
    switch nodes[node].kind {
    case .document, .list: return .yes
    case .blockQuote:
      guard !line.isIndented, line.character == 0x3E else { return .no }
      line.skipSpaces()
      line.advance(characters: 1)
      if line.isAtSpace { line.advance(columns: 1) }
      return .yes
    case .item:
      if line.isBlank {
        if nodes[node].children.isEmpty { return .no }
        line.skipSpaces()
        return .yes
      }
      let width = nodes[node].list.markerOffset + nodes[node].list.padding
      guard line.indent >= width else { return .no }
      line.advance(columns: width)
      return .yes
    case .code(let fence?):
      if !line.isIndented, isClosing(fence) {
        close(node)
        return .endsHere
      }
      var rest = fence.offset
      while rest > 0, line.isAtSpace {
        line.advance(columns: 1)
        rest -= 1
      }
      return .yes
    case .code(nil):
      if line.isIndented {
        line.advance(columns: 4)
      } else if line.isBlank {
        line.skipSpaces()
      } else {
        return .no
      }
      return .yes
    case .html(let type): return line.isBlank && type >= 6 ? .no : .yes
    case .paragraph: return line.isBlank ? .no : .yes
    case .table:
      if line.isBlank { return .no }
      return line.isIndented || startsBlock() ? .no : .yes
    case .heading, .thematicBreak: return .no
    }
  }

  private func isClosing(_ fence: MarkdownFence) -> Bool {
    var index = line.next
    while line.byte(at: index) == fence.character { index += 1 }
    guard index - line.next >= fence.length else { return false }
    while let byte = line.byte(at: index) {
      if byte != 0x20, byte != 0x09 { return false }
      index += 1
    }
    return true
  }

  // MARK: Blocks

  /// Whether one more block may stand in those that are open.
  func hasRoom(in container: Int) -> Bool {
    var depth = 0
    var node = container
    while node > 0 {
      depth += 1
      node = nodes[node].parent
    }
    return depth < maxDepth
  }

  /// Adds a block to the innermost open one that can hold it; those that cannot end.
  mutating func add(_ kind: MarkdownNode.Kind) -> Int {
    while !holds(tip, kind) { close(tip) }
    nodes.append(MarkdownNode(kind: kind, parent: tip, line: lineNumber))
    nodes[tip].children.append(nodes.count - 1)
    tip = nodes.count - 1
    return tip
  }

  private func holds(_ node: Int, _ kind: MarkdownNode.Kind) -> Bool {
    nodes[node].kind == .list ? kind == .item : nodes[node].kind.isContainer && kind != .item
  }

  /// Ends the blocks that do not go on in the line, once.
  mutating func closeUnmatched() {
    guard let matched = lastMatched else { return }
    while tip != matched { close(tip) }
    lastMatched = nil
  }

  /// Ends the innermost open block.
  mutating func close(_ node: Int) {
    nodes[node].isOpen = false
    switch nodes[node].kind {
    case .paragraph:
      takeReferences(of: node)
      if nodes[node].contentStart >= nodes[node].content.count { remove(node) }
    case .code(nil): trimBlankLines(node)
    case .list: nodes[node].list.isTight = isTight(node)
    default: break
    }
    tip = max(0, nodes[node].parent)
  }

  private mutating func remove(_ node: Int) {
    let parent = nodes[node].parent
    if parent >= 0, nodes[parent].children.last == node { nodes[parent].children.removeLast() }
  }

  /// Leaves out the lines at the end of indented code that hold nothing.
  private mutating func trimBlankLines(_ node: Int) {
    var end = nodes[node].content.count
    var index = end
    while index > 0, nodes[node].content[index - 1].isHTMLSpace {
      index -= 1
      if nodes[node].content[index] == 0x0A { end = index }
    }
    nodes[node].content.removeSubrange(end...)
    nodes[node].content.append(0x0A)
  }

  private func isTight(_ list: Int) -> Bool {
    let items = nodes[list].children
    for (place, item) in items.enumerated() {
      let isLast = place == items.count - 1
      if !isLast, endsBlank(item) { return false }
      let blocks = nodes[item].children
      for (index, block) in blocks.enumerated()
      where endsBlank(block) && (!isLast || index < blocks.count - 1) {
        return false
      }
    }
    return true
  }

  private func endsBlank(_ node: Int) -> Bool {
    var node = node
    while true {
      if nodes[node].endsWithBlankLine { return true }
      guard nodes[node].kind == .list || nodes[node].kind == .item,
        let last = nodes[node].children.last
      else { return false }
      node = last
    }
  }
}
