extension MarkdownBlockParser {
  /// Begins a table where a line of dashes stands below the line with its header.
  mutating func startTable(_ container: Int) -> Int? {
    let first = line.character
    guard first == 0x7C || first == 0x2D || first == 0x3A,
      let alignments = Self.alignments(Self.cells(source[line.next..<line.end]))
    else { return nil }
    let content = nodes[container].content
    var start = content.count - 1
    while start > nodes[container].contentStart, content[start - 1] != 0x0A { start -= 1 }
    let header = Self.cells(content[start..<(content.count - 1)])
    guard header.count == alignments.count else { return nil }
    closeUnmatched()
    nodes[container].content.removeSubrange(start...)
    close(container)
    let table = add(.table)
    nodes[table].table = MarkdownTable(alignments: alignments, rows: [header])
    line.skipToEnd()
    return table
  }

  mutating func addRow(to table: Int) {
    guard line.offset < line.end, let columns = nodes[table].table?.alignments.count else { return }
    var cells = Self.cells(source[line.next..<line.end])
    if cells.count > columns { cells.removeLast(cells.count - columns) }
    nodes[table].table?.rows.append(cells)
    line.skipToEnd()
  }

  /// The cells of a row, without the space around them.
  private static func cells(_ row: ArraySlice<UInt8>) -> [[UInt8]] {
    var cells: [[UInt8]] = []
    var cell: [UInt8] = []
    var index = row.startIndex
    var end = row.endIndex
    while end > index, row[end - 1].isHTMLSpace { end -= 1 }
    if index < end, row[index] == 0x7C { index += 1 }
    var isOpen = index < end
    while index < end {
      let byte = row[index]
      if byte == 0x5C, index + 1 < end, row[index + 1] == 0x7C {
        cell.append(0x7C)
        index += 2
        continue
      }
      if byte == 0x7C {
        cells.append(trimmed(cell))
        cell.removeAll(keepingCapacity: true)
        isOpen = index + 1 < end
      } else {
        cell.append(byte)
      }
      index += 1
    }
    if isOpen { cells.append(trimmed(cell)) }
    return cells
  }

  private static func trimmed(_ cell: [UInt8]) -> [UInt8] {
    var cell = cell[...]
    while let first = cell.first, first.isHTMLSpace { cell.removeFirst() }
    while let last = cell.last, last.isHTMLSpace { cell.removeLast() }
    return Array(cell)
  }

  private static func alignments(_ cells: [[UInt8]]) -> [MarkdownTable.Alignment]? {
    var alignments: [MarkdownTable.Alignment] = []
    for cell in cells {
      let isLeft = cell.first == 0x3A
      let isRight = cell.count > 1 && cell.last == 0x3A
      let dashes = cell.dropFirst(isLeft ? 1 : 0).dropLast(isRight ? 1 : 0)
      guard !dashes.isEmpty, dashes.allSatisfy({ $0 == 0x2D }) else { return nil }
      alignments.append(isLeft ? (isRight ? .center : .left) : isRight ? .right : .none)
    }
    return alignments.isEmpty ? nil : alignments
  }
}
