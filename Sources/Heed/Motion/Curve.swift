/// How far a motion is at each moment between its ends.
public struct Curve: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    case dampedSpring(damping: Double, velocity: Double)
    case spring(mass: Double, stiffness: Double, damping: Double, velocity: Double)
  }

  package var kind: Kind

  /// The same speed throughout.
  public static let linear = Curve(kind: .linear)
  /// Slow at first.
  public static let easeIn = Curve(kind: .easeIn)
  /// Slow at last.
  public static let easeOut = Curve(kind: .easeOut)
  /// Slow at first and at last.
  public static let easeInOut = Curve(kind: .easeInOut)

  /// A cubic Bézier curve from (0, 0) to (1, 1), as CSS and UIKit define it.
  public static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Curve {
    Curve(kind: .bezier(x1: x1, y1: y1, x2: x2, y2: y2))
  }

  /// A spring that has settled when the duration is over.
  ///
  /// The damping is a ratio: 1 does not overshoot, less does. The velocity is the one at the start,
  /// in fractions of the distance a second.
  public static func spring(damping: Double, velocity: Double = 0) -> Curve {
    Curve(kind: .dampedSpring(damping: damping, velocity: velocity))
  }

  /// A spring by its physics; the duration is when it is cut off.
  public static func spring(
    mass: Double, stiffness: Double, damping: Double, velocity: Double = 0
  ) -> Curve {
    Curve(kind: .spring(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity))
  }
}
