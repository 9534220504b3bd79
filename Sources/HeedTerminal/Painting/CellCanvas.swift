/// A grid that is drawn on within an area.
struct CellCanvas {
  private(set) var grid: CellGrid
  /// Nothing is drawn outside it.
  var clip: CellArea

  init(_ grid: CellGrid) {
    self.grid = grid
    clip = CellArea(x: 0, y: 0, width: grid.columns, height: grid.rows)
  }

  var bounds: CellArea { CellArea(x: 0, y: 0, width: grid.columns, height: grid.rows) }

  /// Puts a cluster, if all of it is inside; without a background of its own it keeps the one that is
  /// there.
  mutating func put(_ text: String, width: Int = 1, _ style: CellStyle, _ column: Int, _ row: Int) {
    guard clip.contains(column, row), clip.contains(column + width - 1, row) else { return }
    var style = style
    if style.background == nil { style.background = grid[column, row].style.background }
    grid.put(text, width: width, style: style, column: column, row: row)
  }

  /// Fills an area with space.
  mutating func fill(_ area: CellArea, _ style: CellStyle) {
    let area = area.intersection(clip)
    for row in area.y..<area.maxY {
      for column in area.x..<area.maxX {
        grid.put(" ", width: 1, style: style, column: column, row: row)
      }
    }
  }

  /// Changes the look of what is there.
  mutating func restyle(_ area: CellArea, _ change: (inout CellStyle) -> Void) {
    let area = area.intersection(clip)
    for row in area.y..<area.maxY {
      for column in area.x..<area.maxX where grid[column, row].width > 0 {
        grid.restyle(column: column, row: row, change)
      }
    }
  }

  func background(_ column: Int, _ row: Int) -> CellColor? { grid[column, row].style.background }

  /// Puts a text of marks, each of them one column wide.
  mutating func put(marks: String, _ style: CellStyle, _ column: Int, _ row: Int) {
    var column = column
    for scalar in marks.unicodeScalars {
      put(String(scalar), style, column, row)
      column += 1
    }
  }
}
