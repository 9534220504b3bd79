@testable import Heed
import HeedImage
import Testing

@Suite struct FillTests {
  @Test func fillsAShapeWithItsColourAndNothingBeside() throws {
    let node = Node(
      "box", role: .panel, frame: Rect(x: 10, y: 20, width: 30, height: 40),
      fill: .color(Scenes.red))
    let image = try Scenes.renderer().pixels(Scenes.scene([node]))
    #expect(image[10, 20] == 0xFFFF_0000)
    #expect(image[39, 59] == 0xFFFF_0000)
    #expect(image[9, 20] == 0xFFFF_FFFF)
    #expect(image[40, 59] == 0xFFFF_FFFF)
    #expect(image[10, 60] == 0xFFFF_FFFF)
  }

  @Test func drawsNodesBackToFront() throws {
    let frame = Rect(width: 100, height: 100)
    let nodes = [
      Node("a", role: .panel, frame: frame, fill: .color(Scenes.red)),
      Node("b", role: .panel, frame: frame, fill: .color(Scenes.blue)),
    ]
    #expect(try Scenes.renderer().pixels(Scenes.scene(nodes))[50, 50] == 0xFF00_00FF)
  }

  @Test func roundsTheSizeUpToWholePixels() throws {
    let image = try Scenes.renderer().pixels(
      Scenes.scene([], width: 100.3, height: 50, scale: 1.5))
    #expect(image.width == 151)
    #expect(image.height == 75)
    #expect(image.words.count == 151 * 75)
  }

  @Test func roundsEachCornerByItsOwnRadius() throws {
    let node = Node(
      "box", role: .panel, frame: Rect(width: 100, height: 100),
      corners: CornerRadii(topLeft: 40, bottomRight: 10), fill: .color(Scenes.black))
    let image = try Scenes.renderer().pixels(Scenes.scene([node]))
    // On the diagonal a circle leaves 0.293 of its radius free.
    #expect(image[10, 10] == 0xFFFF_FFFF)
    #expect(image[13, 13] == 0xFF00_0000)
    #expect(image[97, 97] == 0xFF00_0000 || image[98, 98] == 0xFFFF_FFFF)
    #expect(image[95, 95] == 0xFF00_0000)
    #expect(image[99, 0] == 0xFF00_0000)
    #expect(image[0, 99] == 0xFF00_0000)
  }

  @Test func drawsNoRadiusLargerThanHalfTheShorterSide() throws {
    let frame = Rect(width: 100, height: 40)
    func image(_ radius: Double) throws -> PixelImage {
      let node = Node(
        "box", role: .panel, frame: frame,
        corners: CornerRadii(
          topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius),
        fill: .color(Scenes.black))
      return try Scenes.renderer().pixels(Scenes.scene([node]))
    }
    #expect(try image(500) == image(20))
    #expect(try image(500) != image(10))
  }

  @Test(arguments: [1.0, 2, 3])
  func drawsAHairlineAsExactlyOneCrispRowOfPixels(scale: Double) throws {
    let hairline = Rect(x: 0, y: 31 + 1 / scale, width: 100, height: 1 / scale)
    let node = Node("line", role: .separator, frame: hairline, fill: .color(Scenes.black))
    let image = try Scenes.renderer().pixels(Scenes.scene([node], scale: scale))
    let row = Int((hairline.y * scale).rounded())
    for y in 0..<image.height {
      #expect(image[50, y] == (y == row ? 0xFF00_0000 : 0xFFFF_FFFF), "row \(y)")
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func keepsAHairlineCrispWhereItFallsBetweenPixels(scale: Double) throws {
    let hairline = Rect(x: 10.123, y: 31.37, width: 1 / scale, height: 40)
    let node = Node("line", role: .separator, frame: hairline, fill: .color(Scenes.black))
    let image = try Scenes.renderer().pixels(Scenes.scene([node], scale: scale))
    let row = (0..<image.width).map { image[$0, image.height / 2] }
    #expect(row.filter { $0 == 0xFF00_0000 }.count == 1)
    #expect(row.filter { $0 == 0xFFFF_FFFF }.count == image.width - 1)
  }

  @Test(arguments: [
    (180.0, 50, 2, 50, 97), (0, 50, 97, 50, 2), (90, 2, 50, 97, 50), (270, 97, 50, 2, 50),
  ])
  func runsAGradientInItsDirection(
    angle: Double, startX: Int, startY: Int, endX: Int, endY: Int
  ) throws {
    let node = Node(
      "box", role: .panel, frame: Rect(width: 100, height: 100),
      fill: .gradient(colors: [Scenes.red, Scenes.blue], stops: [0, 1], angle: angle))
    let image = try Scenes.renderer().pixels(Scenes.scene([node]))
    let (start, end) = (image[startX, startY], image[endX, endY])
    #expect((start >> 16) & 0xFF > 240 && start & 0xFF < 15)
    #expect(end & 0xFF > 240 && (end >> 16) & 0xFF < 15)
  }

  @Test func putsTheEndsOfASlantedGradientInTheCorners() throws {
    let node = Node(
      "box", role: .panel, frame: Rect(width: 100, height: 100),
      fill: .gradient(colors: [Scenes.red, Scenes.blue], stops: [0, 1], angle: 135))
    let image = try Scenes.renderer().pixels(Scenes.scene([node]))
    #expect((image[0, 0] >> 16) & 0xFF > 248)
    #expect(image[99, 99] & 0xFF > 248)
    #expect(abs(Int(image[50, 50] & 0xFF) - 128) < 6)
  }

  @Test func drawsABorderInsideTheEdge() throws {
    let node = Node(
      "box", role: .panel, frame: Rect(x: 10, y: 10, width: 50, height: 50),
      fill: .color(Scenes.blue), border: Node.Border(width: 3, color: Scenes.red))
    let image = try Scenes.renderer().pixels(Scenes.scene([node]))
    #expect(image[9, 30] == 0xFFFF_FFFF)
    #expect(image[10, 30] == 0xFFFF_0000)
    #expect(image[12, 30] == 0xFFFF_0000)
    #expect(image[13, 30] == 0xFF00_00FF)
    #expect(image[59, 30] == 0xFFFF_0000)
    #expect(image[60, 30] == 0xFFFF_FFFF)
  }

  @Test func showsNothingOutsideAClip() throws {
    let node = Node(
      "box", role: .panel, frame: Rect(width: 100, height: 100),
      clip: Node.Clip(frame: Rect(x: 20, y: 20, width: 10, height: 10)),
      fill: .color(Scenes.red))
    let image = try Scenes.renderer().pixels(Scenes.scene([node]))
    #expect(image[20, 20] == 0xFFFF_0000)
    #expect(image[29, 29] == 0xFFFF_0000)
    #expect(image[30, 29] == 0xFFFF_FFFF)
    #expect(image[19, 20] == 0xFFFF_FFFF)
  }

  @Test func fadesANodeAsAWhole() throws {
    // Were the parts faded each by itself, the red fill would show through the black border.
    let node = Node(
      "box", role: .panel, frame: Rect(width: 100, height: 100), fill: .color(Scenes.red),
      border: Node.Border(width: 10, color: Scenes.black), opacity: 0.5)
    let image = try Scenes.renderer().pixels(Scenes.scene([node]))
    let edge = image[5, 50]
    #expect(abs(Int((edge >> 16) & 0xFF) - 128) <= 1)
    #expect(abs(Int(edge & 0xFF) - 128) <= 1)
    #expect(abs(Int(image[50, 50] & 0xFF) - 128) <= 1)
    #expect((image[50, 50] >> 16) & 0xFF == 255)
  }
}
