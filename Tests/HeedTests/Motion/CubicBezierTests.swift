import Testing

@testable import Heed

@Suite struct CubicBezierTests {
  static let ease = CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

  // Computed by bisection to 1e-12 in another language from the definition.
  @Test(
    arguments: [
      (0.1, 0.094_796_305_716_043), (0.25, 0.408_510_591_355_396), (0.5, 0.802_403_387_584_857),
      (0.75, 0.960_458_978_348_974), (0.9, 0.994_316_477_484_556),
    ] as [(Double, Double)])
  func easeIsThatOfCSS(time: Double, progress: Double) {
    #expect(abs(Self.ease.progress(at: time) - progress) < 1e-12)
  }

  @Test func theEndsAreExact() {
    #expect(Self.ease.progress(at: 0) == 0)
    #expect(Self.ease.progress(at: 1) == 1)
    #expect(Self.ease.progress(at: -1) == 0)
    #expect(Self.ease.progress(at: 2) == 1)
  }

  @Test func aStraightLineIsLinear() {
    let line = CubicBezier(x1: 1 / 3, y1: 1 / 3, x2: 2 / 3, y2: 2 / 3)
    for step in 0...20 {
      let time = Double(step) / 20
      #expect(abs(line.progress(at: time) - time) < 1e-12)
    }
  }

  @Test func steepCurvesAreSolvedToo() {
    let steep = CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1)
    #expect(abs(steep.progress(at: 0.5) - 0.5) < 1e-9)
    let values = (0...1000).map { steep.progress(at: Double($0) / 1000) }
    #expect(values == values.sorted())
  }

  @Test func velocityIsTheSlope() {
    for time in [0.05, 0.3, 0.8] {
      let slope =
        (Self.ease.progress(at: time + 1e-6) - Self.ease.progress(at: time - 1e-6)) / 2e-6
      #expect(abs(slope - Self.ease.velocity(at: time)) < 1e-4)
    }
  }
}
