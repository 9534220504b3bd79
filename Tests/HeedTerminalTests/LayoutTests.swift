import Foundation
import Heed
import HeedTerminal
import HeedTesting
import Testing

/// Whole screens, and what holds for every alert on every terminal.
@Suite struct LayoutTests {
  // MARK: Screens

  /// A terminal that the gallery is drawn on: its size, and what it can.
  struct Terminal: Sendable, CustomTestStringConvertible {
    var name: String
    var columns: Int
    var rows: Int
    var look: TerminalLook

    var testDescription: String { name }
  }

  static let terminals = [
    Terminal(name: "80x24", columns: 80, rows: 24, look: TerminalLook(depth: .none)),
    Terminal(name: "120x40", columns: 120, rows: 40, look: TerminalLook(depth: .trueColor)),
    Terminal(
      name: "40x16", columns: 40, rows: 16, look: TerminalLook(borders: .box, depth: .ansi16)),
    Terminal(name: "24x8", columns: 24, rows: 8, look: TerminalLook(borders: .ascii, depth: .none)),
  ]

  /// All screens of a terminal are in one file in `Screens`; with `HEED_RECORD=1` it is written.
  @Test(arguments: terminals)
  func showsTheGallery(_ terminal: Terminal) throws {
    var screens = ""
    for name in Painted.examples {
      let painted = Painted(
        try Painted.example(name), columns: terminal.columns, rows: terminal.rows,
        look: terminal.look)
      screens += "== \(name)\n\(painted.panel)\n\n"
    }
    let file = Painted.root.appendingPathComponent(
      "Tests/HeedTerminalTests/Screens/\(terminal.name).txt")
    if ProcessInfo.processInfo.environment["HEED_RECORD"] == "1" {
      try screens.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    for (screen, wanted) in zip(parts(screens), parts(expected)) { #expect(screen == wanted) }
    #expect(parts(screens).count == parts(expected).count)
  }

  private func parts(_ text: String) -> [String] { text.components(separatedBy: "== ") }

  // MARK: Rules

  @Test func putsActionsSideBySideWhereTheyFit() {
    var alert = Alert("Delete?", cancel: "Keep") { Action("Delete", role: .destructive) }
    #expect(Painted(alert).panel.contains("[ Keep ]"))
    let rows = { (alert: Alert) in
      let scene = Painted(alert).scene
      return Set(scene.focusOrder.compactMap { scene[$0]?.frame.y }).count
    }
    #expect(rows(alert) == 1)
    alert.arrangement = .vertical
    #expect(rows(alert) == 2)
    alert.arrangement = .automatic
    alert.style = .sheet
    #expect(rows(alert) == 2)
  }

  @Test func putsTheCloseButtonIntoTheEdge() {
    var alert = Alert(title: "Hello")
    alert.close = CloseButton(corner: .topTrailing)
    let scene = Painted(alert).scene
    let panel = scene["panel"]?.frame ?? Rect()
    #expect(scene["close"]?.frame == Rect(x: panel.maxX - 5, y: panel.y, width: 3, height: 1))
    alert.close = CloseButton(corner: .bottomLeading)
    #expect(
      Painted(alert).scene["close"]?.frame
        == Rect(x: panel.x + 2, y: panel.maxY - 1, width: 3, height: 1))
  }

  @Test func turnsPointsIntoCells() {
    var alert = Alert("Title", cancel: "OK")
    alert.title?.top = 90
    alert.title?.inset = Insets(all: 40)
    alert.frame = Frame(
      width: .percent(100) - 114, height: .percent(100) - 380, offset: Point(x: 0, y: -50))
    let scene = Painted(alert).scene
    // 80 columns less 114 points, which are 14 columns; in the middle, as high as it has to be.
    #expect(scene["panel"]?.frame == Rect(x: 7, y: 9, width: 66, height: 7))
    #expect(scene["title"]?.frame == Rect(x: 10, y: 11, width: 60, height: 1))
  }

  @Test func leavesOutPicturesWithoutWords() {
    var alert = Alert("Title", cancel: "OK")
    alert.header = Header(.file("a.png"), height: 100)
    alert.content = [.image(.file("b.png"))]
    let plain = Painted(Alert("Title", cancel: "OK")).panel
    #expect(Painted(alert).panel == plain)
    alert.header = Header(.file("a.png", label: "A lake"), height: 100)
    alert.content = [.image(.file("b.png", label: "A hill"))]
    #expect(Painted(alert).panel.contains("[A lake]"))
    #expect(Painted(alert).panel.contains("[A hill]"))
  }

  @Test func givesUpRowsOfSpaceBeforeContentScrolls() {
    let alert = Alert("Title", message: "One\nTwo\nThree\nFour", cancel: "OK")
    #expect(Painted(alert, rows: 11).scene.concessions == [])
    let less = Painted(alert, rows: 9).scene
    #expect(less.concessions == [.spacing])
    #expect(less.scrollAreas == [])
    let scrolls = Painted(alert, rows: 7).scene
    #expect(scrolls.concessions == [.spacing, .contentScrolls])
  }

  @Test func changesNothingForOtherSurfaces() {
    var alert = Alert("Title", message: "Message", cancel: "OK")
    alert.theme = .terminal
    let scene = alert.scene(in: Environment(), measurer: FixedMeasurer.measurer)
    #expect(scene["panel"]?.frame.width == 270)
  }

  // MARK: Every alert

  /// What is true of any alert on any terminal of at least 24 × 8.
  @Test func keepsItsPromisesForGeneratedAlerts() {
    let seed = TestSeed.value
    var generator = AlertGenerator(seed: seed)
    var random = SeededGenerator(seed: seed)
    for number in 0..<200 {
      let alert = generator.alert()
      let columns = Int.random(in: 24...100, using: &random)
      let rows = Int.random(in: 8...40, using: &random)
      let look = TerminalLook(
        borders: TerminalLook.Borders.allCases.randomElement(using: &random) ?? .box,
        depth: ColorDepth.allCases.randomElement(using: &random) ?? .none,
        isDark: Bool.random(using: &random),
        background: Bool.random(using: &random) ? RGBA(hex: 0x203040) : nil)
      let direction: Direction = Bool.random(using: &random) ? .leftToRight : .rightToLeft
      let painted = Painted(alert, columns: columns, rows: rows, look: look, direction: direction)
      let comment = Comment(rawValue: "HEED_SEED=\(seed), alert \(number), \(columns)x\(rows)")
      check(painted, comment)
    }
  }

  private func check(_ painted: Painted, _ comment: Comment) {
    let scene = painted.scene
    let surface = Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height)
    guard let panel = scene["panel"]?.frame else { return }
    #expect(surface.contains(panel), comment)
    for node in scene.nodes {
      let frame = node.frame
      let parts = [frame.x, frame.y, frame.width, frame.height]
      #expect(parts.allSatisfy { $0 == $0.rounded() && $0 >= -1000 }, comment)
      guard node.role != .dismiss else { continue }
      if node.scrollArea == nil { #expect(panel.contains(frame), "\(node.id) \(comment)") }
      for line in node.text?.lines ?? [] {
        #expect(line.x == line.x.rounded() && line.x >= 0, "\(node.id) \(comment)")
        #expect(line.x + line.width <= max(frame.width, 2), "\(node.id) \(comment)")
      }
    }
    // Outside the panel and its shadow there is nothing.
    let grid = painted.frame.grid
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let cell = grid[column, row]
        let isInside = panel.contains(Point(x: Double(column), y: Double(row)))
        #expect(isInside || cell.text == " ", comment)
        // Wide letters are whole.
        if cell.width == 2 { #expect(grid[column + 1, row].width == 0, comment) }
        if cell.width == 0 { #expect(grid[column - 1, row].width == 2, comment) }
      }
    }
    checkActions(scene, comment)
  }

  /// The first action is seen whole, and something of one more.
  private func checkActions(_ scene: Scene, _ comment: Comment) {
    let actions = scene.nodes.filter { $0.role == .action }.sorted { $0.frame.y < $1.frame.y }
    guard let first = actions.first, let panel = scene["panel"]?.frame else { return }
    let inside = Rect(
      x: panel.x + 1, y: panel.y + 1, width: panel.width - 2, height: panel.height - 2)
    let room =
      scene.scrollAreas.first { $0.id == "actions" }.map { $0.viewport.intersection(inside) }
      ?? inside
    #expect(room.contains(first.frame), comment)
    if actions.count > 1 {
      #expect(!room.intersection(actions[1].frame).isEmpty, comment)
    }
  }
}
