import Foundation
import Testing

@testable import Heed
@testable import HeedImage

@Suite struct PDFTests {
  private func scene(_ request: TextRequest, _ renderer: PictureRenderer) -> Scene {
    let node = Node(
      "t", role: .text, frame: Rect(x: 10, y: 10, width: 280, height: 80),
      text: Scenes.layout(request, by: renderer),
      accessibility: Accessibility(role: .dialog, label: "Title (é)"))
    return Scenes.scene([node], width: 300, height: 123.5, scale: 2)
  }

  private func text(of pdf: [UInt8], _ tool: String = "pdftotext") throws -> String {
    let words = tool == "pdftotext" ? ["-enc", "UTF-8", "a.pdf", "a.txt"] : ["a.pdf"]
    return String(
      decoding: try Tool.run(tool, words, input: pdf, as: "a.pdf", output: "a.txt"),
      as: UTF8.self)
  }

  @Test func isOnePageOfTheSizeInPoints() throws {
    let renderer = try Scenes.renderer()
    let pdf = try renderer.pdf(scene(Scenes.request("A"), renderer))
    let file = String(decoding: pdf, as: UTF8.self)
    #expect(file.hasPrefix("%PDF-1.5"))
    #expect(file.contains("/MediaBox [ 0 0 300 123.5 ]"))
    #expect(file.contains("/Count 1"))
  }

  @Test func isTheSameToTheByteWheneverItIsMade() throws {
    let renderer = try Scenes.renderer()
    let scene = scene(Scenes.request("Same 👍 letters"), renderer)
    let first = try renderer.pdf(scene)
    #expect(try renderer.pdf(scene) == first)
    #expect(try Scenes.renderer().pdf(scene) == first)
    #expect(try renderer.pdf(scene, title: "Other") != first)
  }

  @Test(
    .enabled(if: Tool.path("pdftotext") != nil, "pdftotext is not installed"),
    arguments: ["Delete “it” & all?", "Fünf fi ffl", "日本語", "Hi 👋🏽!", "a<b>c"])
  func keepsTextThatCanBeSelected(words: String) throws {
    let renderer = try Scenes.renderer()
    let scene = scene(Scenes.request(words), renderer)
    #expect(try text(of: renderer.pdf(scene)).contains(words))
    let outlines = try renderer.pdf(scene, letters: .outlines)
    #expect(try !text(of: outlines).contains(words.prefix(2)))
  }

  @Test func leadsOnlyWhereLinksMay() throws {
    let renderer = try Scenes.renderer()
    for (address, isKept) in [("https://example.com/a'b", true), ("javascript:alert(1)", false)] {
      var scene = scene(Scenes.request("link"), renderer)
      scene.nodes[0].text?.links = [
        TextLayout.Link(address: Name(address), frame: Rect(width: 20, height: 20))
      ]
      let file = String(decoding: try renderer.pdf(scene), as: UTF8.self)
      #expect(file.contains("/URI") == isKept)
      #expect(!file.contains("javascript"))
    }
  }

  @Test func keepsShapesAndMakesPixelsOnlyOfWhatIsSoft() throws {
    var node = Node(
      "a", role: .panel, frame: Rect(x: 10, y: 10, width: 40, height: 30),
      corners: .round(9), fill: .color(Scenes.red))
    let renderer = try Scenes.renderer()
    let plain = String(decoding: try renderer.pdf(Scenes.scene([node])), as: UTF8.self)
    #expect(!plain.contains("/Subtype /Image"))
    node.shadow = Node.Shadow(color: Scenes.black, radius: 5, offset: Point())
    let soft = String(decoding: try renderer.pdf(Scenes.scene([node])), as: UTF8.self)
    #expect(soft.contains("/Subtype /Image"))
  }

  @Test func leavesOutTheTransparentPixelsAroundAPicture() throws {
    let dot = Node(
      "a", role: .image, frame: Rect(x: 70, y: 50, width: 120, height: 110),
      fill: .color(Scenes.red))
    let png = try Scenes.renderer(behind: Scenes.clear).png(
      Scenes.scene([dot], width: 300, height: 200))
    let node = Node(
      "p", role: .image, frame: Rect(width: 150, height: 100),
      picture: Node.Picture(image: .data(png), fit: .fit))
    let renderer = try Scenes.renderer()
    let scene = Scenes.scene([node], width: 150, scale: 2)
    let pdf = try renderer.pdf(scene)
    #expect(String(decoding: pdf, as: UTF8.self).contains("/Width 120\n   /Height 110\n"))
    if Tool.path("pdftocairo") != nil {
      let image = try renderer.pixels(scene)
      let drawn = try VectorComparisonTests.asPNG(pdf: pdf)
      #expect(try PictureDifference(image, drawn).visible < 0.02)
    }
  }

  @Test func refusesASizeOutOfRange() throws {
    #expect(throws: PictureError.self) {
      try Scenes.renderer().pdf(Scenes.scene([], width: 10_001))
    }
  }

  @Test func survivesAPictureThatCannotBeDrawn() throws {
    // What was begun is let go of in the middle of a page.
    let node = Node(
      "p", role: .image, frame: Rect(width: 150, height: 100),
      fill: .color(Scenes.red), picture: Node.Picture(image: .file("none.png"), fit: .fit))
    let renderer = try Scenes.renderer()
    for _ in 0..<20 {
      #expect(throws: PictureError.self) {
        try renderer.pdf(Scenes.scene([node], width: 150, scale: 2))
      }
    }
  }
}
