import Foundation
import Heed
import HeedDocument
import HeedExamples
import HeedImage
import Testing

/// SVG and PDF files as other programs draw them, beside our own pixels. Where a program is not
/// installed, its tests are skipped.
@Suite struct VectorComparisonTests {
  /// What edges and letters of another program may be off by: steps of 255 on average, and the part of
  /// the pixels that may be off by more than 32 steps.
  ///
  /// Where a blur meets the edge of the surface, SVG has no way to let the edge's colours go on as
  /// ours does. Text in PDF files is moved to whole pixels by what draws them.
  private static let svgTolerance = (mean: 1.0, visible: 0.001)
  private static let svgEdgeTolerance = (mean: 2.5, visible: 0.001)
  private static let pdfTolerance = (mean: 1.5, visible: 0.02)

  private static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples")
  }

  static func asPNG(svg: [UInt8], scale: Double = 2) throws -> [UInt8] {
    try Tool.run(
      "rsvg-convert", ["-z", "\(scale)", "a.svg", "-o", "a.png"], input: svg, as: "a.svg",
      output: "a.png")
  }

  static func asPNG(pdf: [UInt8]) throws -> [UInt8] {
    try Tool.run(
      "pdftocairo", ["-r", "144", "-png", "-singlefile", "a.pdf", "a"], input: pdf, as: "a.pdf",
      output: "a.png")
  }

  private func compareSVG(
    _ scene: Scene, _ renderer: PictureRenderer, _ letters: SVGOptions.Letters = .text,
    within tolerance: (mean: Double, visible: Double) = svgTolerance
  ) throws {
    let svg = try renderer.svg(scene, options: SVGOptions(letters: letters))
    let difference = try PictureDifference(renderer.pixels(scene), Self.asPNG(svg: svg))
    #expect(difference.mean <= tolerance.mean, "\(difference)")
    #expect(difference.visible <= tolerance.visible, "\(difference)")
  }

  private func comparePDF(_ scene: Scene, _ renderer: PictureRenderer) throws {
    let pdf = try renderer.pdf(scene)
    let difference = try PictureDifference(renderer.pixels(scene), Self.asPNG(pdf: pdf))
    #expect(difference.mean <= Self.pdfTolerance.mean, "\(difference)")
    #expect(difference.visible <= Self.pdfTolerance.visible, "\(difference)")
  }

  private func scene(
    _ example: Example, _ appearance: Appearance
  ) throws -> (Scene, PictureRenderer) {
    let renderer = try PictureRenderer(
      options: PictureOptions(
        backdrop: .appScreen(appearance, .leftToRight), imageFolder: Self.folder.path))
    let environment = Environment(scale: 2, appearance: appearance)
    return (example.alert.scene(in: environment, measurer: renderer.measurer), renderer)
  }

  @Test(
    .enabled(if: Tool.path("rsvg-convert") != nil, "rsvg-convert is not installed"),
    arguments: ExampleAlerts.all, [Appearance.light, .dark])
  func otherProgramsShowAnExampleAsSVGAsWeDo(
    _ example: Example, _ appearance: Appearance
  ) throws {
    let (scene, renderer) = try scene(example, appearance)
    try compareSVG(scene, renderer)
    // The dark ones differ in their colours alone.
    if appearance == .light { try compareSVG(scene.scene(at: 0.1), renderer, .outlines) }
  }

  @Test(
    .enabled(if: Tool.path("pdftocairo") != nil, "pdftocairo is not installed"),
    arguments: ExampleAlerts.all)
  func otherProgramsShowAnExampleAsPDFAsWeDo(_ example: Example) throws {
    let (scene, renderer) = try scene(example, .light)
    try comparePDF(scene, renderer)
  }

  /// One thing that is drawn.
  struct Case: CustomStringConvertible, Sendable {
    let description: String
    let nodes: [Node]
    var backdrop = Scene.Backdrop(color: RGBA(hex: 0, alpha: 0.2))
    var moment = Moment.atRest
    var isBlurredAtEdge = false
  }

  private static let frame = Rect(x: 20, y: 20, width: 100, height: 60)

  private static func node(_ id: Name = "a", _ frame: Rect = frame, _ fill: Fill? = nil) -> Node {
    Node(id, role: .panel, frame: frame, fill: fill)
  }

  private static func changed(_ change: (inout Node) -> Void) -> [Node] {
    var node = node("a", frame, .color(RGBA(hex: 0x3478F6)))
    change(&node)
    return [node]
  }

  private static var cases: [Case] {
    let gradient = [RGBA(hex: 0xFF0000, alpha: 0.3), RGBA(hex: 0x00FF00), RGBA(hex: 0x0000FF)]
    let shadow = Node.Shadow(color: RGBA(hex: 0, alpha: 0.6), radius: 8, offset: Point(x: 5, y: 9))
    let material = Fill.material(blur: 10, tint: RGBA(hex: 0xFFFFFF, alpha: 0.4))
    let corners = CornerRadii(topLeft: 3, topRight: 12, bottomRight: 80, bottomLeft: 0)
    var cases = [
      Case(description: "corners", nodes: changed { $0.corners = corners }),
      Case(
        description: "border",
        nodes: changed {
          $0.corners = corners
          $0.border = Node.Border(width: 3.3, color: RGBA(hex: 0xFF8800, alpha: 0.5))
        }),
      Case(description: "shadow", nodes: changed { $0.shadow = shadow }),
      Case(
        description: "shadow of something seen through",
        nodes: changed {
          $0.shadow = shadow
          $0.fill = .color(RGBA(hex: 0xFFFFFF, alpha: 0.3))
          $0.corners = corners
        }),
      Case(
        description: "opacity and clip",
        nodes: changed {
          $0.opacity = 0.4
          $0.shadow = shadow
          $0.clip = Node.Clip(
            frame: Rect(x: 40, y: 10, width: 60, height: 200), corners: corners)
        }),
      Case(description: "material", nodes: [node("a", frame, material)]),
      Case(
        description: "material at the edge",
        nodes: [node("a", Rect(x: 0, y: 0, width: 150, height: 90), material)],
        isBlurredAtEdge: true),
      Case(
        description: "material on a node",
        nodes: [
          node("b", Rect(x: 0, y: 0, width: 130, height: 100), .color(RGBA(hex: 0xFFDD00))),
          node("c", Rect(x: 30, y: 0, width: 20, height: 100), .color(RGBA(hex: 0x0000FF))),
          node("a", frame, material),
        ]),
      Case(
        description: "blurred backdrop", nodes: [],
        backdrop: Scene.Backdrop(color: RGBA(hex: 0, alpha: 0.2), blur: 7),
        isBlurredAtEdge: true),
      Case(
        description: "on its way", nodes: changed { $0.shadow = shadow },
        moment: Moment(opacity: 0.6, scale: 0.7, offset: Point(x: 9, y: -4), backdropOpacity: 0.5)),
      Case(
        description: "symbol",
        nodes: ["info.circle", "gearshape", "trash", "lock"].enumerated().map { index, name in
          Node(
            Name("s\(index)"), role: .image,
            frame: Rect(x: Double(index) * 35 + 3, y: 30, width: 30, height: 30),
            picture: Node.Picture(
              image: .symbol(Name(name)), fit: .fit, tint: RGBA(hex: 0xFF0000, alpha: 0.5)))
        }),
    ]
    for angle in [0.0, 45, 180, 230] {
      cases.append(
        Case(
          description: "gradient at \(angle)",
          nodes: [
            node("a", frame, .gradient(colors: gradient, stops: [0.1, 0.3, 0.9], angle: angle))
          ]))
    }
    return cases
  }

  @Test(
    .enabled(
      if: Tool.path("rsvg-convert") != nil && Tool.path("pdftocairo") != nil,
      "rsvg-convert or pdftocairo is not installed"), arguments: cases)
  func otherProgramsShowAPartAsWeDo(_ part: Case) throws {
    let renderer = try PictureRenderer()
    var scene = Scenes.scene(
      part.nodes, width: 150, height: 110, scale: 2, backdrop: part.backdrop)
    scene.moment = part.moment
    let tolerance = part.isBlurredAtEdge ? Self.svgEdgeTolerance : Self.svgTolerance
    try compareSVG(scene, renderer, within: tolerance)
    try comparePDF(scene, renderer)
  }

  @Test(
    .enabled(if: Tool.path("rsvg-convert") != nil, "rsvg-convert is not installed"),
    arguments: [
      "Hello world, fi", "日本語のテキスト", "שלום world (123) مرحبا", "Emoji 👋🏽 and 👨‍👩‍👧‍👦!",
      "Ünïcödé — “quotes”", "tab\there",
    ])
  func otherProgramsShowATextAsWeDo(text: String) throws {
    let renderer = try Scenes.renderer()
    let request = Scenes.request(text, size: 19, weight: .semibold, width: 180)
    let node = Node(
      "t", role: .text, frame: Rect(x: 10, y: 10, width: 180, height: 60),
      text: Scenes.layout(request, by: renderer, lineHeight: 26))
    let scene = Scenes.scene([node], width: 200, height: 80, scale: 2)
    let image = try renderer.pixels(scene)
    for letters in [SVGOptions.Letters.text, .outlines] {
      let svg = try renderer.svg(scene, options: SVGOptions(letters: letters))
      let difference = try PictureDifference(image, Self.asPNG(svg: svg))
      #expect(difference.mean < 1 && difference.visible < 0.005, "\(letters): \(difference)")
    }
  }
}
