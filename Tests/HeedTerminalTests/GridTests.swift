import HeedTerminal
import Testing

@Suite struct GridTests {
  @Test func leavesNoHalfOfAWideLetter() {
    var grid = CellGrid(columns: 4, rows: 1)
    grid.put("日", width: 2, style: .plain, column: 1, row: 0)
    #expect(grid.text(row: 0) == " 日")
    grid.put("x", width: 1, style: .plain, column: 2, row: 0)
    #expect(grid.text(row: 0) == "  x")
    grid.put("日", width: 2, style: .plain, column: 1, row: 0)
    grid.put("月", width: 2, style: .plain, column: 2, row: 0)
    #expect(grid.text(row: 0) == "  月")
  }

  @Test func putsNothingThatIsNotWhollyInside() {
    var grid = CellGrid(columns: 3, rows: 1)
    grid.put("日", width: 2, style: .plain, column: 2, row: 0)
    grid.put("x", width: 1, style: .plain, column: -1, row: 0)
    grid.put("x", width: 1, style: .plain, column: 0, row: 1)
    #expect(grid == CellGrid(columns: 3, rows: 1))
  }

  @Test func changesBothHalvesOfAWideLetter() {
    var grid = CellGrid(columns: 3, rows: 1)
    grid.put("日", width: 2, style: .plain, column: 0, row: 0)
    grid.restyle(column: 1, row: 0) { $0.attributes = .bold }
    #expect(grid[0, 0].style == CellStyle(.bold))
    #expect(grid[1, 0].style == CellStyle(.bold))
  }

  @Test func isNeverLargerThanATerminalCanBe() {
    #expect(CellGrid(columns: 1_000_000, rows: -4).columns == 2000)
    #expect(CellGrid(columns: 1_000_000, rows: -4).rows == 0)
  }
}
