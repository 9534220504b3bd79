import Heed
import Testing

@testable import HeedUIKit

@Suite struct DrawingShapesTests {
  private let size = Size(width: 100, height: 60)

  @Test func noRadiusIsSquare() {
    #expect(CornerShape(CornerRadii(), in: size) == .square)
    #expect(CornerShape(CornerRadii(topLeft: -3), in: size) == .square)
    #expect(CornerShape(CornerRadii(topLeft: 8), in: Size()) == .square)
  }

  @Test func oneRadiusIsTheLayersOwn() {
    let all = CornerRadii(topLeft: 12, topRight: 12, bottomRight: 12, bottomLeft: 12)
    #expect(CornerShape(all, in: size) == .rounded(radius: 12, at: .all, isSmooth: true))
    let top = CornerRadii(topLeft: 12, topRight: 12)
    #expect(
      CornerShape(top, in: size)
        == .rounded(radius: 12, at: [.topLeft, .topRight], isSmooth: false))
  }

  @Test func aCapsuleHasCircularEnds() {
    let all = CornerRadii(topLeft: 999, topRight: 999, bottomRight: 999, bottomLeft: 999)
    #expect(CornerShape(all, in: size) == .rounded(radius: 30, at: .all, isSmooth: false))
  }

  @Test func differentRadiiAreAPath() {
    let radii = CornerRadii(topLeft: 12, topRight: 40, bottomLeft: 5)
    #expect(
      CornerShape(radii, in: size)
        == .path(CornerRadii(topLeft: 12, topRight: 30, bottomLeft: 5)))
  }

  @Test func capsThatFitStayAsTheyAre() {
    let insets = EdgeInsets(top: 4, left: 10, bottom: 6, right: 10)
    let caps = NinePatchCaps(insets, of: Size(width: 30, height: 30), in: size)
    #expect(caps.scale == 1)
    #expect(caps.insets == insets)
  }

  @Test func capsAreNoLargerThanThePicture() {
    let insets = EdgeInsets(left: 25, right: 20)
    let caps = NinePatchCaps(insets, of: Size(width: 30, height: 30), in: size)
    #expect(caps.insets == EdgeInsets(left: 25, right: 5))
  }

  @Test func capsWithoutRoomShrinkAlike() {
    let insets = EdgeInsets(top: 40, left: 10, bottom: 80, right: 10)
    let caps = NinePatchCaps(insets, of: Size(width: 200, height: 200), in: size)
    #expect(caps.scale == 0.5)
    #expect(caps.insets == EdgeInsets(top: 20, left: 5, bottom: 40, right: 5))
    #expect(NinePatchCaps(insets, of: Size(), in: Size()).insets == EdgeInsets())
  }

  @Test(
    arguments: [
      ("info", "info.circle"), ("close", "xmark"), ("share", "square.and.arrow.up"),
      ("star.fill", "star.fill"), ("", ""),
    ] as [(Name, String)]
  )
  func shortNamesStandForTheSystems(name: Name, system: String) {
    #expect(SymbolName.system(name) == system)
  }
}
