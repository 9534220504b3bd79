@testable import Heed
import HeedImage
import Glibc
import Testing

@Suite struct PictureTests {
  /// Four quarters: red, blue, black, white.
  private func quarters(_ side: Double) throws -> [UInt8] {
    let half = side / 2
    let nodes = [
      Node("a", role: .image, frame: Rect(width: half, height: half), fill: .color(Scenes.red)),
      Node(
        "b", role: .image, frame: Rect(x: half, width: half, height: half),
        fill: .color(Scenes.blue)),
      Node(
        "c", role: .image, frame: Rect(y: half, width: half, height: half),
        fill: .color(Scenes.black)),
    ]
    return try Scenes.renderer().png(Scenes.scene(nodes, width: side, height: side))
  }

  /// A black dot in the middle of nothing.
  private func dot() throws -> [UInt8] {
    let node = Node(
      "a", role: .image, frame: Rect(x: 5, y: 5, width: 10, height: 10),
      fill: .color(Scenes.black))
    return try Scenes.renderer(behind: Scenes.clear).png(
      Scenes.scene([node], width: 20, height: 20))
  }

  private func draw(
    _ image: Image, fit: Fit = .fit, frame: Rect = Rect(width: 100, height: 100),
    tint: RGBA? = nil
  ) throws -> PixelImage {
    let node = Node(
      "p", role: .image, frame: frame,
      picture: Node.Picture(image: image, fit: fit, tint: tint))
    return try Scenes.renderer().pixels(Scenes.scene([node]))
  }

  @Test func readsBackWhatItHasWritten() throws {
    let image = try draw(.data(quarters(100)))
    #expect(image[10, 10] == 0xFFFF_0000)
    #expect(image[90, 10] == 0xFF00_00FF)
    #expect(image[10, 90] == 0xFF00_0000)
    #expect(image[90, 90] == 0xFFFF_FFFF)
  }

  @Test func writesAnAlphaChannelOnlyWhereSomethingIsSeenThrough() throws {
    #expect(try quarters(10)[25] == 2)
    #expect(try dot()[25] == 6)
    let image = try draw(.data(dot()), fit: .stretch)
    #expect(image[50, 50] == 0xFF00_0000)
    #expect(image[5, 5] == 0xFFFF_FFFF)
  }

  @Test func keepsHalfSeenThroughColoursWhenTheyAreWritten() throws {
    let node = Node(
      "a", role: .image, frame: Rect(width: 10, height: 10),
      fill: .color(RGBA(hex: 0xFF0000, alpha: 0.5)))
    let png = try Scenes.renderer(behind: Scenes.clear).png(
      Scenes.scene([node], width: 10, height: 10))
    let image = try draw(.data(png))
    #expect((image[50, 50] >> 16) & 0xFF == 255)
    #expect(abs(Int(image[50, 50] & 0xFF) - 127) <= 1)
  }

  @Test func fitsAPictureIntoItsFrameInThreeWays() throws {
    let png = try quarters(20)
    let frame = Rect(width: 100, height: 40)
    let fit = try draw(.data(png), fit: .fit, frame: frame)
    #expect(fit[29, 5] == 0xFFFF_FFFF)
    #expect(fit[33, 5] == 0xFFFF_0000)
    #expect(fit[66, 5] == 0xFF00_00FF)
    #expect(fit[71, 5] == 0xFFFF_FFFF)
    let fill = try draw(.data(png), fit: .fill, frame: frame)
    #expect(fill[2, 2] == 0xFFFF_0000)
    #expect(fill[97, 2] == 0xFF00_00FF)
    #expect(fill[50, 41] == 0xFFFF_FFFF)
    let stretch = try draw(.data(png), fit: .stretch, frame: frame)
    #expect(stretch[2, 37] == 0xFF00_0000)
    #expect(stretch[97, 2] == 0xFF00_00FF)
  }

  @Test func fillsAShapeWithAPicture() throws {
    let node = Node(
      "p", role: .panel, frame: Rect(x: 10, y: 10, width: 80, height: 80),
      corners: CornerRadii(topLeft: 40),
      fill: .image(.data(try quarters(20)), fit: .fill, insets: EdgeInsets()))
    let image = try Scenes.renderer().pixels(Scenes.scene([node]))
    #expect(image[12, 12] == 0xFFFF_FFFF)
    #expect(image[40, 40] == 0xFFFF_0000)
    #expect(image[88, 12] == 0xFF00_00FF)
    #expect(image[91, 12] == 0xFFFF_FFFF)
  }

  @Test func fillsThePicturesShapeWithItsTint() throws {
    let image = try draw(.data(dot()), fit: .stretch, tint: Scenes.red)
    #expect(image[50, 50] == 0xFFFF_0000)
    #expect(image[5, 5] == 0xFFFF_FFFF)
  }

  @Test func cutsAPictureAtTheShapesCorners() throws {
    let node = Node(
      "p", role: .image, frame: Rect(width: 100, height: 100),
      corners: CornerRadii(topLeft: 50),
      picture: Node.Picture(image: .data(try quarters(20)), fit: .fill))
    let image = try Scenes.renderer().pixels(Scenes.scene([node]))
    #expect(image[3, 3] == 0xFFFF_FFFF)
    #expect(image[30, 30] == 0xFFFF_0000)
  }

  @Test func stretchesOnlyTheMiddleOfAPictureWithInsets() throws {
    // A red frame of 4 around blue.
    let nodes = [
      Node("a", role: .image, frame: Rect(width: 12, height: 12), fill: .color(Scenes.red)),
      Node(
        "b", role: .image, frame: Rect(x: 4, y: 4, width: 4, height: 4),
        fill: .color(Scenes.blue)),
    ]
    let png = try Scenes.renderer().png(Scenes.scene(nodes, width: 12, height: 12))
    let insets = EdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    for scale in [1.0, 2, 3] {
      let node = Node(
        "p", role: .panel, frame: Rect(x: 10, y: 10, width: 60, height: 40),
        fill: .image(.data(png), fit: .fill, insets: insets))
      let image = try Scenes.renderer().pixels(Scenes.scene([node], scale: scale))
      func at(_ x: Double, _ y: Double) -> UInt32 { image[Int(x * scale), Int(y * scale)] }
      #expect(at(9.5, 30) == 0xFFFF_FFFF)
      #expect(at(10, 30) == 0xFFFF_0000)
      #expect(at(13.5, 30) == 0xFFFF_0000)
      #expect(at(14, 30) == 0xFF00_00FF)
      #expect(at(65.5, 30) == 0xFF00_00FF)
      #expect(at(66, 30) == 0xFFFF_0000)
      #expect(at(40, 13.5) == 0xFFFF_0000)
      #expect(at(40, 14) == 0xFF00_00FF)
      #expect(at(40, 45.5) == 0xFF00_00FF)
      #expect(at(40, 46) == 0xFFFF_0000)
      #expect(at(70, 30) == 0xFFFF_FFFF)
    }
  }

  @Test func drawsASymbolInItsTint() throws {
    let image = try draw(.symbol("checkmark"), tint: Scenes.red)
    #expect(image.words.contains(0xFFFF_0000))
    #expect(image[2, 2] == 0xFFFF_FFFF)
    #expect(image.words.allSatisfy { $0 >> 16 & 0xFF == 0xFF })
  }

  @Test func suggestsASymbolForANameThatIsNone() throws {
    let error = try #require(throws: PictureError.self) { try draw(.symbol("chekmark")) }
    #expect(error.description == "there is no symbol “chekmark”; did you mean “checkmark”?")
    let other = try #require(throws: PictureError.self) { try draw(.symbol("zzzzzzzzzzzz")) }
    #expect(other.description == "there is no symbol “zzzzzzzzzzzz”")
  }

  @Test func drawsASurfaceFromAPicture() throws {
    let options = PictureOptions(backdrop: .picture(try quarters(20)))
    let image = try PictureRenderer(options: options).pixels(
      Scenes.scene([], width: 100, height: 200))
    #expect(image[2, 2] == 0xFFFF_0000)
    #expect(image[97, 2] == 0xFF00_00FF)
    #expect(image[2, 197] == 0xFF00_0000)
  }

  @Test(arguments: [0.5, 4, .nan]) func refusesAScaleOutOfRange(scale: Double) throws {
    let error = try #require(throws: PictureError.self) {
      try Scenes.renderer().pixels(Scenes.scene([], scale: scale))
    }
    #expect(error.description.hasPrefix("the size is out of range"))
  }

  @Test(arguments: [(0.0, 10.0), (10, 0), (-5, 10), (10_001, 10), (10, .infinity), (.nan, 10)])
  func refusesASizeOutOfRange(width: Double, height: Double) throws {
    let error = try #require(throws: PictureError.self) {
      try Scenes.renderer().pixels(Scenes.scene([], width: width, height: height))
    }
    #expect(error.description.hasPrefix("the size is out of range"))
  }

  @Test(arguments: [Appearance.light, .dark])
  func drawsAnAppScreenAtEverySizeAndItsMirror(appearance: Appearance) throws {
    for (width, height) in [(320.0, 256.0), (390, 844), (844, 390), (1024, 1366)] {
      func image(_ direction: Direction) throws -> PixelImage {
        try PictureRenderer(options: PictureOptions(backdrop: .appScreen(appearance, direction)))
          .pixels(Scenes.scene([], width: width, height: height))
      }
      let (left, right) = (try image(.leftToRight), try image(.rightToLeft))
      #expect(left.words.allSatisfy { $0 >= 0xFF00_0000 })
      #expect(Set(left.words).count > 100)
      let row = left.height / 3
      let differing = (0..<left.width).filter { x in
        let (a, b) = (left.ink(x, row), right.ink(left.width - 1 - x, row))
        return abs(a - b) > 12
      }
      #expect(differing.count < left.width / 20)
    }
  }
}
