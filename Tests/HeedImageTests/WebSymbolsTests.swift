import Foundation
import Testing

@testable import HeedImage

/// The table of symbols that a web page loads is made of the same outlines as pictures.
@Suite struct WebSymbolsTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../Hosts/Web/heed-symbols.js")

  /// `HEED_RECORD=1` writes the table.
  @Test func webPagesDrawTheSameSymbols() throws {
    let expected = Self.table
    if ProcessInfo.processInfo.environment["HEED_RECORD"] == "1" {
      try Data(expected.utf8).write(to: Self.file)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == expected)
  }

  /// A module whose default export has an entry for each name: layers, each a letter that says what is
  /// done with it and its outline, and whether it turns round where text runs from the right.
  private static var table: String {
    var text =
      "// Made by WebSymbolsTests from Heed's symbols, on a grid of 24 by 24.\n\nconst table = [\n"
    for entry in SymbolTable.entries {
      let layers = entry.symbol.layers.map { layer in
        switch layer {
        case .stroke(let steps): "[\"s\", \"\(SVGPath(steps).data)\"]"
        case .fill(let steps): "[\"f\", \"\(SVGPath(steps).data)\"]"
        case .cut(let steps): "[\"c\", \"\(SVGPath(steps).data)\"]"
        case .cutStroke(let steps): "[\"k\", \"\(SVGPath(steps).data)\"]"
        }
      }
      text +=
        "  [\"\(entry.names.joined(separator: " "))\", \(entry.symbol.isDirectional ? 1 : 0), ["
      text += layers.joined(separator: ", ") + "]],\n"
    }
    return text + """
      ];

      export default Object.fromEntries(
        table.flatMap(([names, turns, layers]) => names.split(" ").map((name) => [name, { layers, turns }])));

      """
  }
}
