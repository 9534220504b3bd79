/// What a terminal shows at a moment: its cells, and where the cursor is.
public struct CellFrame: Hashable, Sendable {
  /// A place on the grid, counted from the top left corner.
  public struct Place: Hashable, Sendable {
    public var column: Int
    public var row: Int

    /// Makes a place.
    public init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }
  }

  public var grid: CellGrid
  /// Where the person types; the cursor is hidden where there is none.
  public var cursor: Place?

  /// Makes a frame; without a cursor by default.
  public init(grid: CellGrid, cursor: Place? = nil) {
    self.grid = grid
    self.cursor = cursor
  }
}
