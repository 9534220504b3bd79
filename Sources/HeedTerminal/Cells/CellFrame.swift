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
  /// How far the text of the field that is edited is moved so that the cursor is seen. Whoever hands it
  /// back in ``FieldEdit/scroll`` has the text stand still while the cursor moves within it.
  public var fieldScroll: Int?

  /// Makes a frame; without a cursor by default.
  public init(grid: CellGrid, cursor: Place? = nil, fieldScroll: Int? = nil) {
    self.grid = grid
    self.cursor = cursor
    self.fieldScroll = fieldScroll
  }
}
