import Foundation
import Testing

@testable import Heed
@testable import HeedImage

@Suite struct SVGTests {
  private func svg(
    _ scene: Scene, _ options: SVGOptions = SVGOptions(), by renderer: PictureRenderer? = nil
  ) throws -> SVGFile {
    try SVGFile((renderer ?? Scenes.renderer()).svg(scene, options: options))
  }

  private func box(
    _ id: Name = "a", _ frame: Rect = Rect(x: 10, y: 10, width: 40, height: 30),
    fill: Fill? = .color(Scenes.red)
  ) -> Node {
    Node(id, role: .panel, frame: frame, fill: fill)
  }

  private func textNode(
    _ request: TextRequest, _ renderer: PictureRenderer, links: [TextLayout.Link] = []
  ) -> Node {
    var layout = Scenes.layout(request, by: renderer)
    layout.links = links
    return Node("t", role: .text, frame: Rect(x: 10, y: 10, width: 80, height: 80), text: layout)
  }

  private func textScene(_ request: TextRequest) throws -> (Scene, PictureRenderer) {
    let renderer = try Scenes.renderer()
    return (Scenes.scene([textNode(request, renderer)], width: 400), renderer)
  }

  // MARK: The file

  @Test func isAsLargeAsTheSurfaceInPoints() throws {
    let root = try svg(Scenes.scene([], width: 320.5, height: 200, scale: 3)).elements[0]
    #expect(root.name == "svg")
    #expect(root.attributes["width"] == "320.5" && root.attributes["height"] == "200")
    #expect(root.attributes["viewBox"] == "0 0 320.5 200")
  }

  @Test func isTheSameToTheByteWheneverItIsWritten() throws {
    let (scene, renderer) = try textScene(Scenes.request("Same 👍 again"))
    let first = try renderer.svg(scene)
    #expect(try renderer.svg(scene) == first)
    #expect(try Scenes.renderer().svg(scene) == first)
  }

  @Test(arguments: [(0.0, 100.0), (10_001, 100), (.nan, 100)])
  func refusesASizeOutOfRange(width: Double, height: Double) throws {
    #expect(throws: PictureError.self) {
      try Scenes.renderer().svg(Scenes.scene([], width: width, height: height))
    }
  }

  @Test func everyIDIsThereOnceAndWhatIsReferredToIsThere() throws {
    let material = Node(
      "m", role: .panel, frame: Rect(x: 5, y: 5, width: 60, height: 60),
      corners: .round(9), clip: Node.Clip(frame: Rect(width: 50, height: 50)),
      shadow: Node.Shadow(color: Scenes.black, radius: 4, offset: Point(x: 1, y: 2)),
      fill: .material(blur: 6, tint: Scenes.white.opacity(0.5)))
    let gradient = box(
      "g", fill: .gradient(colors: [Scenes.red, Scenes.blue], stops: [], angle: 90))
    let scene = Scenes.scene([material, gradient, gradient, material], scale: 2)
    for prefix in ["", "x-1_"] {
      let file = try svg(
        scene, SVGOptions(idPrefix: prefix), by: PictureRenderer())
      let ids = file.elements.compactMap { $0.attributes["id"] }
      #expect(Set(ids).count == ids.count)
      #expect(ids.allSatisfy { $0.hasPrefix(prefix) })
      var references = file.elements.compactMap { $0.attributes["href"] }
        .filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
      for value in file.elements.flatMap({ $0.attributes.values }) where value.hasPrefix("url(#") {
        references.append(String(value.dropFirst(5).dropLast()))
      }
      #expect(references.count >= 6)
      #expect(references.allSatisfy(ids.contains))
    }
  }

  @Test func takesOnlyLettersAndDigitsForItsPrefix() throws {
    let file = try svg(Scenes.scene([box()]), SVGOptions(idPrefix: "a\"b)<#é 1"))
    #expect(file.element(id: "ab1n0") != nil)
  }

  // MARK: Text

  @Test func keepsTextWhereThePictureHasIt() throws {
    let (scene, renderer) = try textScene(Scenes.request("Delete it?", size: 20, weight: .bold))
    let text = try #require(try svg(scene, by: renderer).all("text").first)
    #expect(text.text == "Delete it?")
    #expect(text.attributes["x"] == "10")
    #expect(text.attributes["y"] == "27")
    #expect(text.attributes["font-size"] == "20")
    #expect(text.attributes["font-weight"] == "700")
    #expect(text.attributes["font-family"]?.hasPrefix("Inter, ") == true)
    let width = renderer.measurer.text(Scenes.request("Delete it?", size: 20, weight: .bold))
      .lines[0].width
    #expect(text.attributes["textLength"] == SVGNumber.text(width))
  }

  @Test func writesEveryLineAndEveryCharacterOnce() throws {
    let words = "Some words that need more than one line, with a fi and an é, and 日本語 too."
    let (scene, renderer) = try textScene(Scenes.request(words, width: 80))
    let lines = try svg(scene, by: renderer).all("text").map(\.text)
    #expect(lines.count > 3)
    let letters = words.filter { $0 != " " }
    #expect(lines.joined().filter { $0 != " " } == letters)
  }

  @Test func writesAnEllipsisForWhatIsCut() throws {
    let request = Scenes.request("A text that does not fit at all", width: 90, lineLimit: 1)
    let (scene, renderer) = try textScene(request)
    let text = try #require(try svg(scene, by: renderer).all("text").first).text
    #expect(text.hasSuffix("…") && text.hasPrefix("A tex") && text.count < 20)
    let middle = Scenes.request(
      "A text that does not fit at all", width: 120, lineLimit: 1, truncation: .middle)
    let (other, _) = try textScene(middle)
    let cut = try #require(try svg(other).all("text").first).text
    #expect(cut.hasPrefix("A") && cut.contains("…") && cut.hasSuffix("l"))
  }

  @Test func readsLettersFromTheRightInTheirOrder() throws {
    let (scene, renderer) = try textScene(Scenes.request("שלום world (123)"))
    let text = try #require(try svg(scene, by: renderer).all("text").first)
    #expect(text.text == "שלום world (123)")
    #expect(text.attributes["direction"] == "rtl")
  }

  @Test func outlinesAreShapesAndNoText() throws {
    let (scene, renderer) = try textScene(Scenes.request("Ag é"))
    let file = try svg(scene, SVGOptions(letters: .outlines), by: renderer)
    #expect(file.all("text").isEmpty && file.all("tspan").isEmpty)
    let path = try #require(file.all("path").first?.attributes["d"])
    #expect(path.hasPrefix("M") && path.contains("C") && path.hasSuffix("Z"))
  }

  @Test(arguments: [
    "</text><script>alert(1)</script>", "\"'><&amp;]]>", "a\u{1}b\u{8}\u{FFFE}", "<!-- -->",
    "&#0; &lt;", "\u{202E}evil\u{2066}", "{url(#x)}",
  ])
  func noTextCanEndItsElement(text: String) throws {
    let renderer = try Scenes.renderer(isLenient: true)
    var node = textNode(Scenes.request(text), renderer)
    node.accessibility = Accessibility(role: .button, label: text, value: text, hint: text)
    let dialog = Node(
      "<d>", role: .panel, frame: Rect(width: 9, height: 9), fill: .color(Scenes.red),
      accessibility: Accessibility(role: .dialog, label: text, hint: text))
    for letters in [SVGOptions.Letters.text, .outlines] {
      let bytes = try renderer.svg(
        Scenes.scene([dialog, node]), options: SVGOptions(letters: letters))
      let file = try SVGFile(bytes)
      #expect(file.all("script").isEmpty)
      #expect(Set(file.elements.map(\.name)).isSubset(of: Self.known))
      #expect(file.all("g").contains { $0.attributes["role"] == "button" })
    }
  }

  private static let known: Set = [
    "svg", "title", "desc", "defs", "clipPath", "path", "rect", "g", "text", "tspan", "image",
  ]

  @Test func leadsOnlyWhereLinksMay() throws {
    let renderer = try Scenes.renderer()
    for (address, isKept) in [
      ("https://example.com/?a=1&b=\"2\"", true), ("mailto:a@example.com", true),
      ("javascript:alert(1)", false), ("data:text/html,x", false), ("file:///etc/passwd", false),
    ] {
      var request = Scenes.request("link")
      request.runs[0].link = Name(address)
      let scene = Scenes.scene([textNode(request, renderer)])
      for letters in [SVGOptions.Letters.text, .outlines] {
        let links = try svg(scene, SVGOptions(letters: letters), by: renderer).all("a")
        #expect(links.compactMap { $0.attributes["href"] } == (isKept ? [address] : []))
      }
    }
  }

  @Test func drawsEmojiAsPixelsOverTextThatCanBeSelected() throws {
    let (scene, renderer) = try textScene(Scenes.request("Hi 👋🏽!", size: 20))
    let file = try svg(scene, by: renderer)
    let image = try #require(file.all("image").first)
    #expect(file.all("text").first?.text == "Hi 👋🏽!")
    #expect(file.all("tspan").first { $0.text == "👋🏽" }?.attributes["fill"] == "none")
    let data = try #require(image.attributes["href"]?.split(separator: ",").last)
    let png = [UInt8](try #require(Data(base64Encoded: String(data))))
    // Two pixels a point, on whole pixels.
    let pixels = try Tool.pixels(png)
    let width = try #require(image.attributes["width"].flatMap(Double.init))
    let x = try #require(image.attributes["x"].flatMap(Double.init))
    #expect(Double(pixels.width) == width * 2 && (x * 2).rounded() == x * 2)
    #expect(Set(pixels.words).count > 50)
  }

  // MARK: Shapes

  @Test func blursTheShadowAndCutsItsShapeWhereThatIsSeenThrough() throws {
    for (fill, isCut) in [(Scenes.red, false), (Scenes.red.opacity(0.5), true)] {
      var node = box(fill: .color(fill))
      node.shadow = Node.Shadow(color: Scenes.black, radius: 7, offset: Point(x: 0, y: 3))
      let file = try svg(Scenes.scene([node]))
      #expect(file.all("feGaussianBlur").map { $0.attributes["stdDeviation"] } == ["7"])
      #expect(file.all("path").contains { $0.attributes["clip-rule"] == "evenodd" } == isCut)
    }
  }

  @Test func showsTheSurfaceSoftlyThroughAMaterial() throws {
    let tint = RGBA(hex: 0xFFFFFF, alpha: 0.5)
    let scene = Scenes.scene(
      [box("m", fill: .material(blur: 9, tint: tint))],
      backdrop: Scene.Backdrop(color: Scenes.black.opacity(0.2)))
    let inside = try svg(scene).inside("n0")
    // The bare surface, as it is without the backdrop's colour.
    #expect(inside.filter { $0.name == "use" }.map { $0.attributes["href"] } == ["#surface"])
    #expect(inside.contains { $0.attributes["filter"] != nil })
    #expect(inside.last?.attributes["fill-opacity"] == "0.5")
  }

  @Test func showsWhatIsBelowAMaterialOnANode() throws {
    let scene = Scenes.scene(
      [
        box("below"), box("beside", Rect(x: 95, y: 95, width: 2, height: 2)),
        box(
          "m", Rect(x: 20, y: 20, width: 10, height: 10),
          fill: .material(blur: 2, tint: Scenes.clear)),
      ], backdrop: Scene.Backdrop(color: Scenes.black.opacity(0.2)))
    let uses = try svg(scene).inside("n2").filter { $0.name == "use" }
    #expect(uses.map { $0.attributes["href"] } == ["#surface", "#backdrop", "#n0"])
  }

  @Test func materialsOnMaterialsDoNotGrowWithoutBound() throws {
    let nodes =
      [box("below", Rect(width: 100, height: 100))]
      + (0..<60).map { index in
        box(
          Name("m\(index)"), Rect(x: 20, y: 20, width: 50, height: 50),
          fill: .material(blur: 5, tint: Scenes.white.opacity(0.1)))
      }
    let bytes = try Scenes.renderer().svg(Scenes.scene(nodes))
    #expect(bytes.count < 400_000)
    let file = try SVGFile(bytes)
    // What drawing each use once takes, with the uses inside it.
    var costs: [String: Int] = [:]
    for (index, _) in nodes.enumerated() {
      let uses = file.inside("n\(index)").filter { $0.name == "use" }
      costs["#n\(index)"] = 1 + uses.compactMap { costs[$0.attributes["href"] ?? ""] }.reduce(0, +)
    }
    #expect(costs.values.reduce(0, +) < 2000)
    #expect(file.all("image").count > 40)
  }

  @Test func putsAPictureIntoTheFileOnce() throws {
    let png = try Scenes.renderer(behind: Scenes.red).png(
      Scenes.scene([], width: 30, height: 20))
    func node(_ id: Name, _ fit: Fit, tint: RGBA? = nil) -> Node {
      Node(
        id, role: .image, frame: Rect(width: 50, height: 50),
        picture: Node.Picture(image: .data(png), fit: fit, tint: tint))
    }
    let file = try svg(
      Scenes.scene([node("a", .fit), node("b", .fill), node("c", .stretch, tint: Scenes.blue)]))
    #expect(file.all("image").count == 1)
    #expect(file.all("use").count == 3)
    #expect(file.all("feFlood").count == 1)
  }

  @Test func cutsAPictureWithInsetsIntoItsParts() throws {
    let png = try Scenes.renderer(behind: Scenes.red).png(
      Scenes.scene([], width: 12, height: 12))
    let insets = EdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    let file = try svg(
      Scenes.scene([box(fill: .image(.data(png), fit: .fill, insets: insets))]))
    let parts = file.inside("n0").filter { $0.name == "image" }
    #expect(
      parts.map { $0.attributes["width"] } == ["4", "32", "4", "4", "32", "4", "4", "32", "4"])
    #expect(
      parts.map { $0.attributes["height"] } == ["4", "4", "4", "22", "22", "22", "4", "4", "4"])
  }

  @Test func movesThePanelByItsMoment() throws {
    let file = try svg(
      MotionTests.scene(Moment(opacity: 0.5, scale: 0.5, offset: Point(x: 7, y: 0))))
    let group = try #require(file.all("g").first { $0.attributes["transform"] != nil })
    #expect(group.attributes["transform"] == "translate(32 25) scale(0.5)")
    #expect(group.attributes["opacity"] == "0.5")
    #expect(try svg(MotionTests.scene(Moment(opacity: 0))).element(id: "n0") == nil)
  }

  // MARK: What is told

  @Test func tellsAssistiveTechnologyWhatTheSceneTells() throws {
    func node(_ id: Name, _ told: Accessibility?) -> Node {
      var node = box(id)
      node.accessibility = told
      return node
    }
    let scene = Scenes.scene([
      node("panel", Accessibility(role: .dialog, label: "Save?", hint: "Two choices")),
      node("h", Accessibility(role: .heading, label: "Save?")),
      node(
        "b", Accessibility(role: .button, label: "OK", hint: "Wait", isEnabled: false)),
      node("c", Accessibility(role: .checkbox, label: "All", isSelected: true)),
      node("p", Accessibility(role: .progress, label: "Load", value: "40 %")),
      node("x", nil),
    ])
    let file = try svg(scene)
    #expect(file.all("title").map(\.text) == ["Save?"])
    #expect(file.all("desc").map(\.text) == ["Two choices", "Wait"])
    let dialog = try #require(file.all("g").first { $0.attributes["role"] == "dialog" })
    #expect(dialog.attributes["aria-label"] == "Save?" && dialog.attributes["aria-modal"] == "true")
    #expect(file.element(id: "n1")?.attributes["role"] == "heading")
    let button = try #require(file.element(id: "n2")?.attributes)
    #expect(button["aria-label"] == "OK" && button["aria-disabled"] == "true")
    #expect(file.element(id: "n3")?.attributes["aria-checked"] == "true")
    #expect(file.element(id: "n4")?.attributes["aria-valuetext"] == "40 %")
    #expect(file.element(id: "n5")?.attributes["aria-hidden"] == "true")
  }

  @Test func saysWhatIsMissingAndWhere() throws {
    let node = Node(
      "content/0", role: .image, frame: Rect(width: 20, height: 20),
      picture: Node.Picture(image: .file("none.png"), fit: .fit))
    let strict = try Scenes.renderer(folder: "/")
    let error = try #require(throws: PictureError.self) { try strict.svg(Scenes.scene([node])) }
    #expect(error == PictureError(.missingImage("none.png")))
    #expect(error.place == .node("content/0"))
    let lenient = try Scenes.renderer(isLenient: true, folder: "/")
    let file = try svg(Scenes.scene([node]), by: lenient)
    #expect(lenient.findings.map(\.error) == [error])
    #expect(file.inside("n0").contains { $0.attributes["stroke"] == "#FF2D55" })
    let behind = try PictureRenderer(options: PictureOptions(backdrop: .picture([1, 2, 3])))
    let other = try #require(throws: PictureError.self) { try behind.svg(Scenes.scene([])) }
    #expect(other.place == .backdrop)
  }

  // MARK: Small parts

  @Test(arguments: [
    (0.0, "0"), (-0.0001, "0"), (1.5, "1.5"), (-12.3456, "-12.346"), (1e9, "1000000000"),
    (0.0005, "0.001"), (-0.25, "-0.25"), (.nan, "0"), (.infinity, "0"), (2.0004, "2"),
    (1e300, "1000000000000"),
  ])
  func writesNumbersShortly(value: Double, text: String) {
    #expect(SVGNumber.text(value) == text)
  }

  @Test func writesBytesAsOtherProgramsDo() {
    for count in 0...70 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 83 &+ count) }
      let text = String(decoding: Base64.text(of: bytes), as: UTF8.self)
      #expect(text == Data(bytes).base64EncodedString())
    }
  }
}
