import Testing

@testable import Heed

@Suite struct SpringTests {
  static let ratios = [0.3, 0.7, 0.9, 1, 1.4, 3]

  /// Steps through the equation of motion, to hold the closed form against.
  private func simulated(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, until end: Double
  ) -> Double {
    var x = 1.0
    var v = -velocity
    let step = 1e-5
    for _ in 0..<Int((end / step).rounded()) {
      func acceleration(_ x: Double, _ v: Double) -> Double {
        (-stiffness * x - damping * v) / mass
      }
      let a1 = acceleration(x, v)
      let a2 = acceleration(x + v * step / 2, v + a1 * step / 2)
      x += step * (v + a1 * step / 2)
      v += step * a2
    }
    return 1 - x
  }

  @Test(arguments: ratios, [0, 3, -2] as [Double])
  func theClosedFormIsTheMotionThatPhysicsGives(ratio: Double, velocity: Double) {
    let damping = 2 * ratio * (522.35 * 2.0).squareRoot()
    let spring = Spring(mass: 2, stiffness: 522.35, damping: damping, velocity: velocity)
    for time in [0.05, 0.2, 0.5] {
      let expected = simulated(
        mass: 2, stiffness: 522.35, damping: damping, velocity: velocity, until: time)
      #expect(abs(spring.progress(at: time) - expected) < 1e-6)
    }
  }

  @Test(arguments: ratios, [0.2, 0.4, 2] as [Double])
  func aSpringOfADurationHasSettledWhenItIsOver(ratio: Double, duration: Double) {
    for velocity in [0.0, 3, 10] {
      let spring = Spring(ratio: ratio, duration: duration, velocity: velocity)
      for step in 0...400 {
        let time = duration * (1 + Double(step) / 100)
        #expect(abs(1 - spring.progress(at: time)) <= Spring.tolerance * 1.0001)
      }
      // Not settled long before: the duration is not padded.
      let early = (0...100).contains { step in
        abs(1 - spring.progress(at: duration * (0.6 + 0.3 * Double(step) / 100))) > Spring.tolerance
      }
      #expect(early)
    }
  }

  @Test(arguments: ratios) func velocityIsTheSlopeOfProgress(ratio: Double) {
    let spring = Spring(ratio: ratio, duration: 0.4, velocity: 3)
    #expect(abs(spring.velocity(at: 0) - 3) < 1e-9)
    for time in [0.01, 0.1, 0.3] {
      let slope = (spring.progress(at: time + 1e-6) - spring.progress(at: time - 1e-6)) / 2e-6
      #expect(abs(slope - spring.velocity(at: time)) < 1e-5)
    }
  }

  @Test func onlyAnUnderdampedSpringOvershoots() {
    for ratio in Self.ratios {
      let spring = Spring(ratio: ratio, duration: 0.4, velocity: 0)
      let most = (0...400).map { spring.progress(at: Double($0) / 1000) }.max() ?? 0
      #expect((most > 1.0005) == (ratio < 1))
    }
  }

  @Test func theClassicSpringIsCriticallyDamped() {
    let spring = Spring(mass: 1, stiffness: 522.35, damping: 45.71, velocity: 0)
    let decay = 522.35.squareRoot()
    let time = 0.1
    let expected = 1 - Mathematics.exp(-decay * time) * (1 + decay * time)
    #expect(abs(spring.progress(at: time) - expected) < 1e-5)
  }
}
