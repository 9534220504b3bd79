import Heed

/// What is seen of a field's text, with the caret and what is selected.
struct FieldRows {
  /// A row that is seen.
  struct Row {
    var line: VisualLine
    /// Columns before its first part.
    var x: Int
    /// The clusters of the text that it shows.
    var range: Range<Int>
    /// Whether its paragraph runs from right to left.
    var isRightToLeft: Bool
  }

  private(set) var rows: [Row] = []
  /// Where the caret is, in columns and rows from the field's inner corner.
  private(set) var caret: (column: Int, row: Int)?
  /// How far the text is moved, as ``FieldEdit/scroll`` counts it.
  private(set) var scroll = 0
  /// The row of the text that is seen first, and how many there are.
  private(set) var firstRow = 0
  private(set) var rowCount = 1
  /// Whether the person is in it.
  let hasEdit: Bool

  private let text: VisualText
  private let size: (columns: Int, rows: Int)

  /// Lays a field's text out: `value` as it is shown, in the columns and rows inside the field. One row
  /// scrolls sideways; several break the text into lines.
  init(
    _ value: String, size: (columns: Int, rows: Int), isMultiline: Bool, direction: Direction,
    edit: FieldEdit?
  ) {
    self.size = size
    hasEdit = edit != nil
    text = VisualText(value, direction: direction)
    let count = text.clusters.count
    let caret = edit.map { max(0, min($0.caret, count)) }
    if isMultiline {
      breakLines(value, caret, scroll: edit?.scroll ?? 0)
    } else {
      window(caret, scroll: max(0, min(edit?.scroll ?? 0, count)))
    }
  }

  // MARK: One line

  private mutating func window(_ caret: Int?, scroll hint: Int) {
    let clusters = text.clusters
    let count = clusters.count
    var start = min(hint, caret ?? 0)
    if let caret {
      // The caret needs a column of its own.
      var taken = 1
      var first = caret
      while first > start, taken + clusters[first - 1].width <= size.columns {
        first -= 1
        taken += clusters[first].width
      }
      start = first
      var rest = 1
      for cluster in clusters[start..<count] { rest += cluster.width }
      while start > 0, rest + clusters[start - 1].width <= size.columns {
        start -= 1
        rest += clusters[start].width
      }
    }
    var end = start
    var taken = 0
    while end < count, taken + clusters[end].width <= size.columns {
      taken += clusters[end].width
      end += 1
    }
    scroll = start
    add(start..<end)
    if let caret { place(caret, in: 0) }
  }

  // MARK: Several lines

  private mutating func breakLines(_ value: String, _ caret: Int?, scroll: Int) {
    let breaker = LineBreaker(text.clusters, text: value)
    let lines = breaker.lines(width: size.columns)
    rowCount = lines.count
    firstRow = max(0, min(scroll, lines.count - size.rows))
    var caretLine: Int?
    if let caret {
      let line = lines.lastIndex { $0.range.lowerBound <= caret } ?? 0
      caretLine = line
      if line < firstRow { firstRow = line }
      if line >= firstRow + size.rows { firstRow = line - size.rows + 1 }
    }
    self.scroll = firstRow
    for line in lines[firstRow..<min(lines.count, firstRow + size.rows)] {
      add(line.range.lowerBound..<line.end)
    }
    if let caret, let caretLine { place(caret, in: caretLine - firstRow) }
  }

  private mutating func add(_ range: Range<Int>) {
    let isRightToLeft = text.isRightToLeft(at: range.lowerBound)
    let line = text.line(range)
    rows.append(
      Row(
        line: line, x: isRightToLeft ? max(0, size.columns - line.width) : 0, range: range,
        isRightToLeft: isRightToLeft))
  }

  /// Finds the column of the caret: that of the cluster before which it stands.
  private mutating func place(_ caret: Int, in row: Int) {
    guard rows.indices.contains(row) else { return }
    let shown = rows[row]
    let target = shown.range.first { $0 >= caret && text.clusters[$0].width > 0 }
    var column = shown.x
    for part in shown.line.parts {
      if part.cluster == target {
        self.caret = (column, row)
        return
      }
      column += part.width
    }
    // Behind the last one.
    let end = shown.isRightToLeft ? shown.x - 1 : shown.x + shown.line.width
    self.caret = (max(0, min(end, size.columns - 1)), row)
  }

  /// The cluster before which the caret goes for a click at a column and a row.
  func cluster(atColumn column: Int, row: Int) -> Int {
    guard !rows.isEmpty else { return 0 }
    let shown = rows[max(0, min(row, rows.count - 1))]
    var left = shown.x
    for part in shown.line.parts {
      if column >= left, column < left + part.width { return part.cluster }
      left += part.width
    }
    let isBefore = column < shown.x
    return isBefore != shown.isRightToLeft ? shown.range.lowerBound : shown.range.upperBound
  }
}
