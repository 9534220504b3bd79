import Heed
import Testing

@testable import HeedUIKit

@Suite struct KeyboardCoverTests {
  private let phone = Rect(x: 0, y: 0, width: 390, height: 844)

  private static let keyboards: [(frame: Rect, height: Double)] = [
    // Docked; docked but for what rounding takes away; with the bar of a hardware keyboard alone.
    (Rect(x: 0, y: 508, width: 390, height: 336), 336),
    (Rect(x: 0.4, y: 508, width: 389.2, height: 335.5), 336),
    (Rect(x: 0, y: 789, width: 390, height: 336), 55),
    // Just below the screen; far below it.
    (Rect(x: 0, y: 844, width: 390, height: 336), 0),
    (Rect(x: 0, y: 1_000, width: 390, height: 336), 0),
    // Undocked; floating.
    (Rect(x: 0, y: 400, width: 390, height: 336), 0),
    (Rect(x: 35, y: 544, width: 320, height: 300), 0),
    // Higher than the surface.
    (Rect(x: 0, y: -100, width: 390, height: 944), 844),
    // None.
    (Rect(x: 0, y: 0, width: 0, height: 0), 0),
  ]

  @Test(arguments: keyboards)
  func coversTheBottomWhereItIsDocked(_ keyboard: Rect, _ height: Double) {
    #expect(KeyboardCover.height(of: keyboard, on: phone) == height)
  }

  @Test func coversOnlyThePartOfTheSurfaceThatIsBelowIt() {
    // A window of Split View that ends above the bottom of the screen.
    let surface = Rect(x: 400, y: 40, width: 600, height: 700)
    let keyboard = Rect(x: 0, y: 620, width: 1_194, height: 214)
    #expect(KeyboardCover.height(of: keyboard, on: surface) == 120)
  }
}
