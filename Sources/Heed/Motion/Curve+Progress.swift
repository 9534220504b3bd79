extension Curve {
  /// A curve made ready for a duration: a spring is solved once, not at every moment.
  struct Timed {
    private enum Shape: Sendable {
      case bezier(CubicBezier)
      case spring(Spring)
    }

    /// In seconds.
    let duration: Double
    private let shape: Shape

    init(_ curve: Curve, duration: Double) {
      self.duration = max(0, duration)
      switch curve.kind {
      // The control points of CSS and of UIKit's timing functions.
      case .linear: shape = .bezier(CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1))
      case .easeIn: shape = .bezier(CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
      case .easeOut: shape = .bezier(CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
      case .easeInOut: shape = .bezier(CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
      case .bezier(let x1, let y1, let x2, let y2):
        shape = .bezier(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2))
      case .dampedSpring(let damping, let velocity):
        shape = .spring(
          Spring(ratio: damping, duration: max(duration, 1e-6), velocity: velocity))
      case .spring(let mass, let stiffness, let damping, let velocity):
        shape = .spring(
          Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity))
      }
    }

    /// How far the motion is some seconds after its start: 0 at the start, 1 once it is over.
    func progress(at seconds: Double) -> Double {
      if seconds <= 0 { return duration == 0 ? 1 : 0 }
      if seconds >= duration { return 1 }
      switch shape {
      case .bezier(let bezier): return bezier.progress(at: seconds / duration)
      case .spring(let spring): return spring.progress(at: seconds)
      }
    }

    /// How fast it is then, in distances a second; 0 before and after.
    func velocity(at seconds: Double) -> Double {
      if seconds < 0 || seconds >= duration { return 0 }
      switch shape {
      case .bezier(let bezier): return bezier.velocity(at: seconds / duration) / duration
      case .spring(let spring): return spring.velocity(at: seconds)
      }
    }
  }

  /// How far a motion is some seconds after its start: 0 at the start, 1 once its duration is over.
  ///
  /// A spring may be beyond 1 on its way.
  public func progress(at seconds: Double, duration: Double) -> Double {
    Timed(self, duration: duration).progress(at: seconds)
  }
}
