/// Turns frames into what is written to a terminal: only what changed since the last one.
///
/// Each stretch of cells is put at its own row and column, so that a terminal that disagrees about the
/// width of a letter draws that letter otherwise, and nothing else.
public struct FrameWriter: Sendable {
  public var depth: ColorDepth
  /// Whether the sixteen colours are used on a dark ground, where the bright ones are legible.
  public var isDark: Bool
  /// Whether the terminal knows synchronized updates (mode 2026), so that no half of a frame is seen.
  public var isSynchronized: Bool

  /// What the terminal shows; nothing where that is not known.
  private var shown: CellFrame?

  /// Makes a writer that knows nothing of what the terminal shows.
  public init(
    depth: ColorDepth = .trueColor, isDark: Bool = true, isSynchronized: Bool = false
  ) {
    self.depth = depth
    self.isDark = isDark
    self.isSynchronized = isSynchronized
  }

  /// Written before the first frame: text is in visual order already, so that terminals that order it
  /// themselves leave it alone (bidirectional support mode, ECMA-48).
  public static let opening: [UInt8] = Array("\u{1B}[8l".utf8)

  /// Written after the last frame: takes ``opening`` back, and the last style.
  public static let closing: [UInt8] = Array("\u{1B}[0m\u{1B}[8h".utf8)

  /// What to write so that the terminal shows a frame; nothing where it does already.
  public mutating func bytes(for frame: CellFrame) -> [UInt8] {
    let grid = frame.grid
    var output = CellOutput(depth: depth, isDark: isDark)
    var before: CellGrid
    if let shown, shown.grid.columns == grid.columns, shown.grid.rows == grid.rows {
      before = shown.grid
      if before == grid, shown.cursor == frame.cursor { return [] }
    } else {
      before = CellGrid(columns: grid.columns, rows: grid.rows)
      output.clear()
    }
    for row in 0..<grid.rows {
      for run in Self.runs(from: before, to: grid, row: row) {
        output.write(grid, row: row, run)
      }
    }
    var bytes: [UInt8] = []
    if isSynchronized { bytes += "\u{1B}[?2026h".utf8 }
    if shown == nil || shown?.cursor != nil { bytes += "\u{1B}[?25l".utf8 }
    bytes += output.finished()
    if let cursor = frame.cursor {
      bytes += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h".utf8
    }
    if isSynchronized { bytes += "\u{1B}[?2026l".utf8 }
    shown = frame
    return bytes
  }

  /// Forgets what the terminal shows, so that the next frame is written whole: after a resize, or
  /// when something else wrote to the terminal.
  public mutating func forget() { shown = nil }

  /// The stretches of a row that have to be written; none begins or ends within a wide cluster.
  private static func runs(from before: CellGrid, to after: CellGrid, row: Int) -> [Range<Int>] {
    let start = row * after.columns
    let end = start + after.columns
    var dirty: [Range<Int>] = []
    var hasDoubt = false
    for index in start..<end {
      let cell = after.cells[index]
      let old = before.cells[index]
      if !hasDoubt { hasDoubt = !cell.isCertain || !old.isCertain }
      guard cell != old else { continue }
      let column = index - start
      if let last = dirty.last, column - last.upperBound < 4 {
        dirty[dirty.count - 1] = last.lowerBound..<column + 1
      } else {
        dirty.append(column..<column + 1)
      }
    }
    guard !dirty.isEmpty else { return [] }
    // Nobody knows what a terminal drew over the rest of the row.
    if hasDoubt { return [0..<after.columns] }
    return dirty.map { run in
      var lower = run.lowerBound
      while lower > 0, after.cells[start + lower].width == 0 { lower -= 1 }
      var upper = run.upperBound
      while upper < after.columns, after.cells[start + upper].width == 0 { upper += 1 }
      return lower..<upper
    }
  }
}
