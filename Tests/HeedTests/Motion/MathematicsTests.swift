import Foundation
import Testing

@testable import Heed

@Suite struct MathematicsTests {
  /// Relative where the value is large, absolute where it is small.
  private func error(_ ours: Double, _ theirs: Double) -> Double {
    abs(ours - theirs) / max(1, abs(theirs))
  }

  @Test func theExponentialIsThatOfTheCLibrary() {
    var worst = 0.0
    for step in -200_000...200_000 {
      let x = Double(step) * 0.001
      let theirs = Foundation.exp(x)
      // Relative for small values too: a decay is a product.
      worst = max(worst, abs(Mathematics.exp(x) - theirs) / theirs)
    }
    #expect(worst < 1e-12)
    #expect(Mathematics.exp(0) == 1)
    #expect(Mathematics.exp(-1000) == 0)
    #expect(Mathematics.exp(1000) == .infinity)
    #expect(Mathematics.exp(.nan).isNaN)
    #expect(abs(Mathematics.exp(-740) / Foundation.exp(-740) - 1) < 1e-2)
  }

  @Test func sineAndCosineAreThoseOfTheCLibrary() {
    var worst = 0.0
    for step in -400_000...400_000 {
      let x = Double(step) * 0.00173
      worst = max(worst, error(Mathematics.sin(x), Foundation.sin(x)))
      worst = max(worst, error(Mathematics.cos(x), Foundation.cos(x)))
    }
    for step in 0...1000 {
      let x = 999_000 + Double(step)
      worst = max(worst, error(Mathematics.sin(x), Foundation.sin(x)))
    }
    #expect(worst < 1e-12)
    #expect(Mathematics.sin(.infinity).isNaN)
  }
}
