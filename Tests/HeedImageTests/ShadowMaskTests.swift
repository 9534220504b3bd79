import Heed
import Testing

@testable import HeedImage

@Suite struct ShadowMaskTests {
  private func alphas(
    radius: Double, scale: Double = 1, hasHole: Bool = false, offset: Point = Point()
  ) throws -> (Int, Int) -> Int {
    let form = ShadowMask.Form(
      size: Size(width: 60, height: 40), corners: .round(8), radius: radius, offset: offset,
      hasHole: hasHole, scale: scale)
    let side = Int(200 * scale)
    let canvas = try Canvas(width: side, height: side, scale: scale)
    let mask = try ShadowMask(form)
    mask.paint(on: canvas, at: Point(x: 70, y: 80), RGBA(hex: 0))
    let words = canvas.words
    return { x, y in Int(words[y * side + x] >> 24) }
  }

  @Test(arguments: [0.0, 2, 6, 12, 18], [1.0, 2, 3])
  func isAsSoftAsItsRadius(radius: Double, scale: Double) throws {
    let alpha = try alphas(radius: radius, scale: scale)
    func at(_ x: Double, _ y: Double) -> Int { alpha(Int(x * scale), Int(y * scale)) }
    // Half is left at a straight edge, where the opposite one is far enough away.
    let edge = (at(100, 79.99) + at(100, 80.01)) / 2
    let opposite = radius <= 12 ? 0 : 10
    #expect(abs(edge - 127) <= 12 + opposite)
    #expect(at(100, 80 - radius * 3 - 3) <= 1)
    // A standard deviation away 16 % are left; half a pixel matters little then.
    if radius >= 6 { #expect(abs(at(100, 80 - radius) - 41) <= 14) }
    // It falls off without steps.
    for y in 20..<80 { #expect(at(100, Double(y)) <= at(100, Double(y) + 1)) }
  }

  @Test func isTheSameOnBothSides() throws {
    let alpha = try alphas(radius: 9, scale: 2)
    for distance in 0..<120 {
      #expect(abs(alpha(139 - distance, 200) - alpha(260 + distance, 200)) <= 2, "\(distance)")
    }
  }

  @Test func leavesOutTheShape() throws {
    let alpha = try alphas(radius: 10, hasHole: true, offset: Point(x: 0, y: 6))
    for y in 89..<111 { for x in 71..<129 { #expect(alpha(x, y) == 0) } }
    #expect(alpha(100, 122) > 80)
    #expect(alpha(100, 78) > 20)
  }

  @Test func largeOnesAreNotMade() {
    func form(_ width: Double, _ radius: Double) -> ShadowMask.Form {
      ShadowMask.Form(
        size: Size(width: width, height: 400), corners: CornerRadii(), radius: radius,
        offset: Point(), hasHole: false, scale: 3)
    }
    #expect(form(390, 20).isSmall)
    #expect(!form(390, 400).isSmall)
    #expect(!form(100_000, 20).isSmall)
    #expect(!form(1e300, 20).isSmall)
  }
}
