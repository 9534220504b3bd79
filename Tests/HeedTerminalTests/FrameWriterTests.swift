import Heed
import HeedTerminal
import HeedTesting
import Testing

@Suite struct FrameWriterTests {
  private func frame(_ text: String, columns: Int = 20, style: CellStyle = .plain) -> CellFrame {
    var grid = CellGrid(columns: columns, rows: 2)
    var column = 0
    for cluster in CellWidth.clusters(of: text) {
      grid.put(cluster.text, width: cluster.width, style: style, column: column, row: 0)
      column += cluster.width
    }
    return CellFrame(grid: grid)
  }

  private func written(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
  }

  @Test func writesTheFirstFrameWhole() {
    var writer = FrameWriter()
    #expect(written(writer.bytes(for: frame("Hello"))) == "^[?25l^[0m^[2J^[1;1HHello")
  }

  @Test func writesNothingWhereNothingChanged() {
    var writer = FrameWriter()
    _ = writer.bytes(for: frame("Hello"))
    #expect(writer.bytes(for: frame("Hello")) == [])
  }

  @Test func writesOnlyWhatChanged() {
    var writer = FrameWriter()
    _ = writer.bytes(for: frame("Hello, world"))
    #expect(written(writer.bytes(for: frame("Hello, World"))) == "^[1;8HW")
    #expect(written(writer.bytes(for: frame("Jello, World!"))) == "^[1;1HJ^[1;13H!")
  }

  @Test func writesEverythingAgainAfterItForgot() {
    var writer = FrameWriter()
    let first = writer.bytes(for: frame("Hello"))
    writer.forget()
    #expect(writer.bytes(for: frame("Hello")) == first)
  }

  @Test func writesEverythingAgainOnAnotherSize() {
    var writer = FrameWriter()
    _ = writer.bytes(for: frame("Hello"))
    #expect(
      written(writer.bytes(for: frame("Hello", columns: 10)))
        == "^[0m^[2J^[1;1HHello")
  }

  @Test func putsWhatFollowsADoubtfulLetterAtItsColumn() {
    var writer = FrameWriter()
    // The heart is two columns here and one on some terminals; space is beneath it either way.
    #expect(
      written(writer.bytes(for: frame("a\u{2764}\u{FE0F}b")))
        == "^[?25l^[0m^[2J^[1;1Ha  ^[1;2H\u{2764}\u{FE0F}^[1;4Hb"
        + String(repeating: " ", count: 16))
    // Whatever the terminal drew over the rest of the row is drawn again.
    #expect(
      written(writer.bytes(for: frame("a\u{2764}\u{FE0F}c"))).hasSuffix(
        "^[1;4Hc" + String(repeating: " ", count: 16)))
  }

  @Test func neverBeginsWithinAWideLetter() {
    var writer = FrameWriter()
    _ = writer.bytes(for: frame("x日y"))
    #expect(written(writer.bytes(for: frame("x月y"))) == "^[1;2H月")
    #expect(written(writer.bytes(for: frame("xaby"))) == "^[1;2Hab")
    #expect(written(writer.bytes(for: frame("日by"))) == "^[1;1H日")
  }

  @Test func showsTheCursorWhereThePersonTypes() {
    var writer = FrameWriter()
    var next = frame("Hi")
    _ = writer.bytes(for: next)
    next.cursor = CellFrame.Place(column: 2, row: 0)
    #expect(written(writer.bytes(for: next)) == "^[1;3H^[?25h")
    next.cursor = CellFrame.Place(column: 1, row: 1)
    #expect(written(writer.bytes(for: next)) == "^[?25l^[2;2H^[?25h")
    next.cursor = nil
    #expect(written(writer.bytes(for: next)) == "^[?25l")
  }

  @Test func keepsHalfAFrameFromBeingSeen() {
    var writer = FrameWriter(isSynchronized: true)
    let bytes = written(writer.bytes(for: frame("Hi")))
    #expect(bytes.hasPrefix("^[?2026h"))
    #expect(bytes.hasSuffix("^[?2026l"))
  }

  @Test(arguments: [
    (ColorDepth.trueColor, "0;1;38;2;10;132;255;48;2;28;28;30"),
    (.palette256, "0;1;38;5;33;48;5;234"), (.ansi16, "0;1;94;40"), (.none, "0;1"),
  ])
  func showsColoursAsTheTerminalCan(_ depth: ColorDepth, _ codes: String) {
    var writer = FrameWriter(depth: depth)
    let style = CellStyle(
      foreground: CellColor(RGBA(hex: 0x0A84FF)), background: CellColor(RGBA(hex: 0x1C1C1E)),
      .bold)
    #expect(written(writer.bytes(for: frame("x", style: style))).contains("^[\(codes)mx^[0m"))
  }

  @Test(
    arguments: [
      (0xFF3B30, 1, 9), (0x34C759, 2, 10), (0xFFCC00, 3, 11), (0x007AFF, 4, 12), (0xAF52DE, 5, 13),
      (0x32ADE6, 6, 14), (0xFFFFFF, 15, 15), (0x000000, 0, 0), (0x808080, 8, 8),
    ] as [(UInt32, Int, Int)])
  func meansHuesWithSixteenColours(_ hex: UInt32, _ light: Int, _ dark: Int) {
    for (isDark, number) in [(false, light), (true, dark)] {
      var writer = FrameWriter(depth: .ansi16, isDark: isDark)
      let style = CellStyle(foreground: CellColor(RGBA(hex: hex)))
      let code = number < 8 ? 30 + number : 90 + number - 8
      #expect(written(writer.bytes(for: frame("x", style: style))).contains("^[0;\(code)mx"))
    }
  }

  /// Whatever frames follow each other, the terminal shows the last one.
  @Test func leavesATerminalWithTheFrame() {
    let seed = TestSeed.value
    var random = SeededGenerator(seed: seed)
    let texts = ["a", "b", " ", "─", "日", "❤️", "👩‍👩‍👧", "e\u{301}", "नि", "│", "5"]
    for number in 0..<150 {
      let columns = Int.random(in: 1...24, using: &random)
      let rows = Int.random(in: 1...6, using: &random)
      var model = ScreenModel(columns: columns, rows: rows)
      var writer = FrameWriter(isSynchronized: Bool.random(using: &random))
      var frame = CellFrame(grid: CellGrid(columns: columns, rows: rows))
      for step in 0..<12 {
        for _ in 0..<Int.random(in: 0...20, using: &random) {
          let text = texts[Int.random(in: texts.indices, using: &random)]
          var style = CellStyle.plain
          if Bool.random(using: &random) {
            style.attributes = .init(rawValue: .random(in: 0..<64, using: &random))
          }
          if Bool.random(using: &random) {
            style.background = CellColor(red: 9, green: .random(in: 0...2, using: &random), blue: 9)
          }
          if Bool.random(using: &random) {
            style.foreground = CellColor(red: .random(in: 0...2, using: &random), green: 7, blue: 9)
          }
          frame.grid.put(
            text, width: CellWidth.of(text), style: style,
            column: .random(in: 0..<columns, using: &random),
            row: .random(in: 0..<rows, using: &random))
        }
        frame.cursor =
          Bool.random(using: &random)
          ? CellFrame.Place(
            column: .random(in: 0..<columns, using: &random),
            row: .random(in: 0..<rows, using: &random)) : nil
        model.take(writer.bytes(for: frame))
        let comment = Comment(rawValue: "HEED_SEED=\(seed), run \(number), step \(step)")
        #expect(model.grid == frame.grid, comment)
        #expect(model.cursor == frame.cursor, comment)
        #expect(model.complaints == [], comment)
        if model.grid != frame.grid { return }
      }
    }
  }
}
