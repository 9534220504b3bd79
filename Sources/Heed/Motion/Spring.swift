/// A damped spring that is let go at a distance of 1 from its rest, solved in closed form.
struct Spring: Sendable {
  /// How the spring comes to rest.
  private enum Regime: Sendable {
    /// It overshoots: decay and frequency a second, and the sine's share.
    case under(decay: Double, frequency: Double, sine: Double)
    /// It comes to rest in the shortest time without overshooting.
    case critical(decay: Double, slope: Double)
    /// It creeps: the two decays and their shares.
    case over(slow: Double, fast: Double, slowShare: Double, fastShare: Double)
  }

  private let regime: Regime

  /// Makes a spring by its physics.
  ///
  /// The velocity is the one at the start, towards the rest, in distances a second.
  init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(frequency: frequency, ratio: ratio, velocity: velocity)
  }

  /// Makes a spring by its undamped frequency in radians a second and its damping ratio.
  private init(frequency: Double, ratio: Double, velocity: Double) {
    let speed = -velocity
    // Near a ratio of 1 the other two forms divide by almost nothing; the difference is below 1e-6.
    if abs(ratio - 1) < 1e-4 {
      regime = .critical(decay: frequency, slope: speed + frequency)
    } else if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let decay = ratio * frequency
      regime = .under(decay: decay, frequency: damped, sine: (speed + decay) / damped)
    } else {
      let root = (ratio * ratio - 1).squareRoot()
      let slow = frequency * (ratio - root)
      let fast = frequency * (ratio + root)
      let slowShare = (speed + fast) / (fast - slow)
      regime = .over(slow: slow, fast: fast, slowShare: slowShare, fastShare: 1 - slowShare)
    }
  }

  /// The distance from rest that counts as settled: a thousandth of the way.
  static let tolerance = 0.001

  /// Makes the spring of a damping ratio that has settled when a duration is over, as UIKit's
  /// `usingSpringWithDamping:initialSpringVelocity:` does.
  ///
  /// The mass is 1. The stiffness is found by halving an interval until the bound on the distance
  /// from rest at the end of the duration is ``tolerance`` to twelve digits; the bound leaves out the
  /// oscillation, so the spring stays that close from then on.
  init(ratio: Double, duration: Double, velocity: Double) {
    let ratio = max(ratio, 0.01)
    func remaining(_ frequency: Double) -> Double {
      Spring(frequency: frequency, ratio: ratio, velocity: velocity).bound(at: duration)
    }
    var low = 1e-3 / duration
    var high = 1 / duration
    while remaining(high) > Self.tolerance, high * duration < 1e9 {
      low = high
      high *= 2
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if remaining(middle) > Self.tolerance { low = middle } else { high = middle }
    }
    self.init(frequency: high, ratio: ratio, velocity: velocity)
  }

  /// The distance from rest is never more than this from a time in seconds on.
  private func bound(at time: Double) -> Double {
    switch regime {
    case .under(let decay, _, let sine):
      return Mathematics.exp(-decay * time) * (1 + sine * sine).squareRoot()
    case .critical(let decay, let slope):
      return Mathematics.exp(-decay * time) * (1 + abs(slope) * time)
    case .over(let slow, let fast, let slowShare, let fastShare):
      return abs(slowShare) * Mathematics.exp(-slow * time)
        + abs(fastShare) * Mathematics.exp(-fast * time)
    }
  }

  /// How far the motion is at a time in seconds: 0 at the start, 1 at rest, more beyond it.
  func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    switch regime {
    case .under(let decay, let frequency, let sine):
      let angle = frequency * time
      return 1 - Mathematics.exp(-decay * time)
        * (Mathematics.cos(angle) + sine * Mathematics.sin(angle))
    case .critical(let decay, let slope):
      return 1 - Mathematics.exp(-decay * time) * (1 + slope * time)
    case .over(let slow, let fast, let slowShare, let fastShare):
      return 1 - slowShare * Mathematics.exp(-slow * time)
        - fastShare * Mathematics.exp(-fast * time)
    }
  }

  /// How fast the motion is at a time in seconds, in distances a second.
  func velocity(at time: Double) -> Double {
    let time = max(0, time)
    switch regime {
    case .under(let decay, let frequency, let sine):
      let angle = frequency * time
      let cosine = Mathematics.cos(angle)
      let sineNow = Mathematics.sin(angle)
      return Mathematics.exp(-decay * time)
        * (decay * (cosine + sine * sineNow) + frequency * (sineNow - sine * cosine))
    case .critical(let decay, let slope):
      return Mathematics.exp(-decay * time) * (decay * (1 + slope * time) - slope)
    case .over(let slow, let fast, let slowShare, let fastShare):
      return slow * slowShare * Mathematics.exp(-slow * time)
        + fast * fastShare * Mathematics.exp(-fast * time)
    }
  }
}
