import Foundation
import Heed
import HeedImage
import Testing

/// What a renderer says of its fonts and pictures without drawing them to the end.
struct FaultTests {
  private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples").path

  private static func renderer() throws -> PictureRenderer {
    try PictureRenderer(options: PictureOptions(imageFolder: examples))
  }

  @Test func namesCharactersThatNoFontHas() throws {
    let renderer = try Self.renderer()
    #expect(renderer.faults(of: Scenes.request("Plain words, 这里, مرحبا")).isEmpty)
    // Private use: no font has it by rule.
    let faults = renderer.faults(of: Scenes.request("A\u{F0000}B\u{F0000}"))
    #expect(faults.count == 1)
    #expect(faults.first?.isMissingGlyph == true)
    #expect(faults.first?.description.contains("U+F0000") == true)
  }

  @Test(arguments: ["\u{1B}", "\u{7}", "\u{FFFE}"])
  func offersNoFontForWhatNoFontCanHave(character: String) throws {
    let fault = try #require(try Self.renderer().faults(of: Scenes.request("A" + character)).first)
    #expect(fault.isMissingGlyph)
    #expect(!fault.description.contains("Debian") && !fault.description.contains(character))
  }

  @Test func namesAFamilyThatIsNotInstalled() throws {
    let faults = try Self.renderer().faults(of: Scenes.request("A", family: "No Such Family"))
    #expect(faults.map(\.isMissingGlyph) == [false])
  }

  @Test func namesPicturesThatCannotBeShown() throws {
    let renderer = try Self.renderer()
    #expect(renderer.fault(of: .file("art/close-light@2x.png")) == nil)
    #expect(renderer.fault(of: .symbol("star")) == nil)
    #expect(renderer.fault(of: .symbol("no-such-thing"))?.isUnknownSymbol == true)
    #expect(renderer.fault(of: .file("none.png"))?.isUnknownSymbol == false)
    #expect(renderer.fault(of: .data([1, 2, 3])) != nil)
  }

  @Test func tellsTheColorsOfAPictureInAPartOfIt() throws {
    let renderer = try Self.renderer()
    let node = Node(
      "x", role: .image, frame: Rect(x: 40, y: 50, width: 280, height: 320),
      picture: Node.Picture(image: .file("art/update-background@2x.png"), fit: .fill))
    // Its middle is nearly white; above there is a picture.
    let middle = try #require(
      renderer.colors(of: node, in: Rect(x: 100, y: 240, width: 100, height: 60)))
    #expect(middle.count == 9)
    #expect(middle.allSatisfy { $0.red > 0.9 && $0.green > 0.9 && $0.alpha == 1 })
    let top = try #require(
      renderer.colors(of: node, in: Rect(x: 40, y: 50, width: 280, height: 110)))
    #expect(top.contains { $0.red < 0.7 })
    // Beside it there is nothing.
    #expect(renderer.colors(of: node, in: Rect(x: 0, y: 0, width: 10, height: 10)) == nil)
  }

  @Test func knowsNoColorsOfAPictureThatIsNotThere() throws {
    let node = Node(
      "x", role: .image, frame: Rect(x: 0, y: 0, width: 20, height: 20),
      picture: Node.Picture(image: .file("none.png"), fit: .fill))
    #expect(try Self.renderer().colors(of: node, in: node.frame) == nil)
  }
}
