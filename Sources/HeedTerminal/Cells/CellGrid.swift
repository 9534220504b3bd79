/// The cells of a terminal, row by row.
public struct CellGrid: Hashable, Sendable {
  public let columns: Int
  public let rows: Int
  /// All cells, the first row's first.
  public private(set) var cells: [Cell]

  /// Makes a grid of empty cells; sizes are limited to 2,000.
  public init(columns: Int, rows: Int, style: CellStyle = .plain) {
    self.columns = min(2000, max(0, columns))
    self.rows = min(2000, max(0, rows))
    cells = Array(repeating: Cell(style: style), count: self.columns * self.rows)
  }

  /// The cell at a place; an empty one outside the grid.
  public subscript(column: Int, row: Int) -> Cell {
    guard isInside(column, row) else { return .empty }
    return cells[row * columns + column]
  }

  private func isInside(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && column < columns && row >= 0 && row < rows
  }

  /// Puts a cluster of 1 or 2 columns at a place, if all of it is inside; what it covers half of
  /// becomes empty.
  public mutating func put(_ text: String, width: Int, style: CellStyle, column: Int, row: Int) {
    guard width == 1 || width == 2, isInside(column, row), isInside(column + width - 1, row)
    else { return }
    free(column, row)
    if width == 2 { free(column + 1, row) }
    let place = row * columns + column
    cells[place] = Cell(text, style: style, width: UInt8(width))
    if width == 2 { cells[place + 1] = Cell("", style: style, width: 0) }
  }

  /// Empties the other half of a wide cluster, so that none is ever left without it.
  private mutating func free(_ column: Int, _ row: Int) {
    let place = row * columns + column
    if cells[place].width == 0, column > 0 {
      cells[place - 1] = Cell(style: cells[place - 1].style)
    }
    if cells[place].width == 2, column + 1 < columns {
      cells[place + 1] = Cell(style: cells[place + 1].style)
    }
  }

  /// Changes the look of what is at a place, of both halves where it is wide.
  public mutating func restyle(column: Int, row: Int, _ change: (inout CellStyle) -> Void) {
    guard isInside(column, row) else { return }
    let place = row * columns + column
    change(&cells[place].style)
    if cells[place].width == 2, column + 1 < columns {
      cells[place + 1].style = cells[place].style
    } else if cells[place].width == 0, column > 0 {
      cells[place - 1].style = cells[place].style
    }
  }

  /// A row as text, without the space at its end.
  public func text(row: Int) -> String {
    guard row >= 0, row < rows else { return "" }
    var bytes: [UInt8] = []
    for cell in cells[row * columns..<(row + 1) * columns] { bytes += cell.text.utf8 }
    while bytes.last == 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// All rows as text, each ended by a newline.
  public var text: String {
    var text = ""
    for row in 0..<rows {
      text += self.text(row: row)
      text += "\n"
    }
    return text
  }
}
