@testable import Heed
import HeedImage
import Testing

@Suite struct BlurTests {
  /// Left half black, right half white.
  private func edge(_ size: Double = 100) throws -> PictureOptions {
    let half = Node(
      "half", role: .panel, frame: Rect(width: size / 2, height: size), fill: .color(Scenes.black))
    let png = try Scenes.renderer().png(Scenes.scene([half], width: size, height: size))
    return PictureOptions(backdrop: .picture(png))
  }

  private func blue(_ word: UInt32) -> Int { Int(word & 0xFF) }

  @Test func materialSoftensAnEdgeBehindIt() throws {
    let options = try edge()
    func image(_ fill: Fill) throws -> PixelImage {
      let node = Node(
        "m", role: .panel, frame: Rect(x: 0, y: 0, width: 100, height: 100), fill: fill)
      return try PictureRenderer(options: options).pixels(Scenes.scene([node]))
    }
    let tint = RGBA(hex: 0xFFFFFF, alpha: 0.2)
    let plain = try image(.color(tint))
    let material = try image(.material(blur: 8, tint: tint))
    #expect(blue(plain[50, 50]) - blue(plain[49, 50]) > 190)
    for x in 20..<80 {
      let step = blue(material[x + 1, 50]) - blue(material[x, 50])
      #expect(step >= 0 && step < 30, "column \(x)")
    }
    #expect(blue(material[42, 50]) > blue(plain[42, 50]) + 20)
    #expect(blue(material[57, 50]) < blue(plain[57, 50]) - 20)
    // Where nothing changes behind it, it is the tint alone.
    #expect(abs(blue(material[2, 50]) - blue(plain[2, 50])) <= 2)
  }

  @Test func materialShowsTheSurfaceAsItWasBeforeItWasDimmed() throws {
    let node = Node(
      "m", role: .panel, frame: Rect(x: 20, y: 20, width: 60, height: 60),
      fill: .material(blur: 10, tint: Scenes.clear))
    let scene = Scenes.scene([node], backdrop: Scene.Backdrop(color: RGBA(hex: 0, alpha: 0.5)))
    let image = try Scenes.renderer(behind: Scenes.red).pixels(scene)
    #expect(image[50, 50] == 0xFFFF_0000)
    #expect(abs(Int((image[5, 5] >> 16) & 0xFF) - 128) <= 1)
  }

  @Test func materialOnAnotherNodeShowsThatNode() throws {
    let nodes = [
      Node(
        "panel", role: .panel, frame: Rect(width: 100, height: 100), fill: .color(Scenes.blue)),
      Node(
        "m", role: .panel, frame: Rect(x: 20, y: 20, width: 60, height: 60),
        fill: .material(blur: 10, tint: Scenes.clear)),
    ]
    let image = try Scenes.renderer(behind: Scenes.red).pixels(Scenes.scene(nodes))
    #expect(image[50, 50] == 0xFF00_00FF)
  }

  @Test(arguments: [1.0, 2, 3])
  func blursTheSurfaceBehindByTheBackdrop(scale: Double) throws {
    let options = try edge()
    let scene = Scenes.scene([], scale: scale, backdrop: .init(color: Scenes.clear, blur: 10))
    let image = try PictureRenderer(options: options).pixels(scene)
    let middle = image.height / 2
    // The same softness in points at every scale: a standard deviation away 16 % are left.
    #expect(abs(blue(image[Int(40 * scale), middle]) - 41) < 10)
    #expect(abs(blue(image[Int(60 * scale), middle]) - 214) < 10)
    #expect(abs(blue(image[Int(50 * scale), middle]) - 128) < 10)
  }

  @Test func blursNothingWhereThereIsNothingToSee() throws {
    let scene = Scenes.scene([], backdrop: .init(color: Scenes.clear, blur: 30))
    let image = try Scenes.renderer(behind: RGBA(hex: 0x37A5E9)).pixels(scene)
    #expect(image.words.allSatisfy { $0 == 0xFF37_A5E9 })
  }

  @Test func throwsAShadowThatFadesOutwardsOnItsSide() throws {
    let node = Node(
      "box", role: .panel, frame: Rect(x: 60, y: 60, width: 80, height: 80),
      shadow: Node.Shadow(color: Scenes.black, radius: 10, offset: Point(x: 0, y: 10)),
      fill: .color(Scenes.white))
    let image = try Scenes.renderer().pixels(Scenes.scene([node], width: 200, height: 200))
    #expect(image.ink(100, 141) > image.ink(100, 155))
    #expect(image.ink(100, 155) > image.ink(100, 170))
    #expect(image.ink(100, 141) > 150)
    #expect(image.ink(100, 58) < image.ink(100, 141))
    #expect(image.ink(100, 199) == 0)
    // The white fill hides it.
    #expect(image[100, 100] == 0xFFFF_FFFF)
  }

  @Test func keepsAShadowOutOfAShapeThatIsSeenThrough() throws {
    let node = Node(
      "box", role: .panel, frame: Rect(x: 60, y: 60, width: 80, height: 80),
      shadow: Node.Shadow(color: Scenes.black, radius: 10, offset: Point(x: 0, y: 10)),
      fill: .color(RGBA(hex: 0xFF0000, alpha: 0.1)))
    let image = try Scenes.renderer().pixels(Scenes.scene([node], width: 200, height: 200))
    // A tenth of red on white.
    #expect(abs(Int(image[100, 100] & 0xFF) - 230) <= 1)
    #expect((image[100, 100] >> 16) & 0xFF == 255)
    #expect(abs(Int(image[62, 138] & 0xFF) - 230) <= 1)
    #expect(image.ink(100, 142) > 100)
  }
}
