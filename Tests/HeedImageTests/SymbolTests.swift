import Foundation
@testable import Heed
@testable import HeedImage
import Testing

@Suite struct SymbolTests {
  static let names = SymbolTable.entries.flatMap { $0.names }

  /// Symbols on white, two pixels a point of their grid.
  private func draw(_ name: String, direction: Direction = .leftToRight) throws -> PixelImage {
    let node = Node(
      "p", role: .image, frame: Rect(x: 4, y: 4, width: 48, height: 48),
      picture: Node.Picture(image: .symbol(Name(name)), fit: .fit, tint: Scenes.black))
    var scene = Scenes.scene([node], width: 56, height: 56)
    scene.direction = direction
    return try Scenes.renderer().pixels(scene)
  }

  /// How much of the grid a symbol covers, from its sides in grid units.
  private func extent(_ image: PixelImage) throws -> (
    x: ClosedRange<Double>, y: ClosedRange<Double>
  ) {
    let rows = try #require(image.inkedRows())
    let columns = try #require(image.inkedColumns(rows: 0..<56))
    func units(_ range: ClosedRange<Int>) -> ClosedRange<Double> {
      Double(range.lowerBound - 4) / 2...Double(range.upperBound + 1 - 4) / 2
    }
    return (units(columns), units(rows))
  }

  @Test func hasTheNamesThatAlertsNeed() {
    let short = [
      "info", "warning", "error", "success", "question", "download", "star", "close", "chevron",
      "lock", "bell", "trash", "share", "gear",
    ]
    let filled = [
      "info.circle", "exclamationmark.triangle", "xmark.octagon", "xmark.circle",
      "checkmark.circle", "questionmark.circle", "arrow.down.circle", "star", "lock", "bell",
      "trash", "square.and.arrow.up", "gearshape",
    ]
    let others =
      ["xmark", "checkmark"]
      + ["forward", "backward", "right", "left", "up", "down"]
      .map { "chevron.\($0)" }
    for name in short + others + filled + filled.map({ $0 + ".fill" }) {
      #expect(Symbol.named(Name(name)) != nil, "\(name)")
    }
  }

  @Test func hasEachNameOnce() {
    #expect(Set(Self.names).count == Self.names.count)
  }

  @Test(arguments: names)
  func drawsEveryNameAsLargeAsTheOthersAndInTheMiddle(name: String) throws {
    let (x, y) = try extent(draw(name))
    let (width, height) = (x.upperBound - x.lowerBound, y.upperBound - y.lowerBound)
    #expect(x.lowerBound >= 1.5 && x.upperBound <= 22.5)
    #expect(y.lowerBound >= 1.5 && y.upperBound <= 22.5)
    #expect(max(width, height) >= 13.5)
    #expect(abs(x.lowerBound + x.upperBound - 24) <= 1.5)
    #expect(abs(y.lowerBound + y.upperBound - 24) <= 1.5)
  }

  @Test(arguments: names.filter { $0.hasSuffix(".fill") })
  func fillsTheShapeOfTheOutline(name: String) throws {
    let filled = try draw(name)
    let outline = try draw(String(name.dropLast(5)))
    let (wanted, found) = (try extent(outline), try extent(filled))
    for (one, other) in [(wanted.x, found.x), (wanted.y, found.y)] {
      #expect(abs(one.lowerBound - other.lowerBound) <= 0.5)
      #expect(abs(one.upperBound - other.upperBound) <= 0.5)
    }
    func ink(_ image: PixelImage) -> Int {
      (0..<56).reduce(0) { sum, y in (0..<56).reduce(sum) { $0 + image.ink($1, y) } }
    }
    #expect(ink(filled) > ink(outline))
  }

  @Test func turnsRoundWhatPointsWhereTextGoes() throws {
    func isSame(_ one: String, _ other: String) throws -> Bool {
      try draw(one, direction: .rightToLeft).words == draw(other).words
    }
    #expect(try isSame("chevron.forward", "chevron.left"))
    #expect(try isSame("chevron.backward", "chevron.right"))
    #expect(try isSame("chevron", "chevron.left"))
    for name in ["chevron.right", "chevron.left", "chevron.down", "questionmark.circle", "lock"] {
      #expect(try isSame(name, name), "\(name)")
    }
  }

  @Test(arguments: [
    ("star.filled", "star.fill"), ("Trash", "trash"), ("chevron.foward", "chevron.forward"),
    ("checkmark.cirle", "checkmark.circle"), ("gearshapes", "gearshape"), ("sucess", "success"),
  ])
  func namesTheNearestOfAnUnknownName(wrong: String, right: String) {
    #expect(Symbol.suggestion(for: Name(wrong)) == right)
  }

  // MARK: Documentation

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs")

  @Test func documentsEveryNameAndNoOther() throws {
    let page = try String(
      contentsOf: Self.folder.appendingPathComponent("symbols.md"), encoding: .utf8)
    let rows = page.components(separatedBy: "\n").filter { $0.hasPrefix("| `") }
    let documented = rows.flatMap { row in
      // Every other part stands between grave accents.
      row.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }
    #expect(documented.sorted() == Self.names.sorted())
  }

  /// Draws the picture of the documentation; `HEED_PICTURES` names a folder that keeps it.
  @Test func drawsTheSheetOfAllSymbols() throws {
    let renderer = try Scenes.renderer(behind: RGBA(hex: 0xFFFFFF))
    let cell = Size(width: 158, height: 76)
    let columns = 6
    let symbols = SymbolTable.entries.map { $0.names[0] }
    let rows = (symbols.count + columns - 1) / columns
    let ink = RGBA(hex: 0x1D1D1F)
    var nodes: [Node] = []
    for (index, name) in symbols.enumerated() {
      let x = Double(index % columns) * cell.width + 6
      let y = Double(index / columns) * cell.height + 14
      nodes.append(
        Node(
          Name(name), role: .image,
          frame: Rect(x: x + cell.width / 2 - 15, y: y, width: 30, height: 30),
          picture: Node.Picture(image: .symbol(Name(name)), fit: .fit, tint: ink)))
      let request = Scenes.request(name, size: 10, color: RGBA(hex: 0x5F5F66))
      let text = Scenes.layout(request, by: renderer, lineHeight: 14) { line in
        (cell.width - line.width) / 2
      }
      nodes.append(
        Node(
          Name("\(name)/name"), role: .text,
          frame: Rect(x: x, y: y + 40, width: cell.width, height: 14), text: text))
    }
    let size = Size(
      width: Double(columns) * cell.width + 12, height: Double(rows) * cell.height + 8)
    let scene = Scenes.scene(nodes, width: size.width, height: size.height, scale: 2)
    let png = try renderer.png(scene)
    #expect(renderer.findings.isEmpty)
    #expect(png.count > 10_000)
    if let folder = ProcessInfo.processInfo.environment["HEED_PICTURES"] {
      try Data(png).write(to: URL(fileURLWithPath: folder).appendingPathComponent("symbols.png"))
    }
  }
}
