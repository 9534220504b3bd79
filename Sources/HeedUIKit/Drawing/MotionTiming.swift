#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// One way of a scene's panel, for animators of UIKit.
  @MainActor
  struct MotionTiming {
    /// What the far end looks like.
    let away: Moment
    /// Seconds; 0 is at once. A spring given by its physics takes its own time in an animator.
    let duration: Double
    /// Seconds before it begins.
    let delay: Double
    /// How the panel moves and grows.
    let movement: any UITimingCurveProvider
    /// How panel and backdrop fade.
    let fading: any UITimingCurveProvider

    /// The way onto the surface, or off it.
    init(of scene: Scene, isEntering: Bool) {
      let leg = scene.motionLeg(isEntering: isEntering)
      away = leg.away
      duration = leg.duration
      delay = leg.delay
      movement = leg.curve.timing
      fading = leg.fade.timing
    }
  }

  extension Curve {
    /// The curve as UIKit's animators take it.
    @MainActor
    fileprivate var timing: any UITimingCurveProvider {
      switch kind {
      case .linear: UICubicTimingParameters(animationCurve: .linear)
      case .easeIn: UICubicTimingParameters(animationCurve: .easeIn)
      case .easeOut: UICubicTimingParameters(animationCurve: .easeOut)
      case .easeInOut: UICubicTimingParameters(animationCurve: .easeInOut)
      case .bezier(let x1, let y1, let x2, let y2):
        UICubicTimingParameters(
          controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2))
      case .dampedSpring(let damping, let velocity):
        UISpringTimingParameters(
          dampingRatio: max(damping, 0.01), initialVelocity: .along(velocity))
      case .spring(let mass, let stiffness, let damping, let velocity):
        UISpringTimingParameters(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: .along(velocity))
      }
    }
  }

  extension CGVector {
    /// The speed of a change that has no direction, as that of a transform or an opacity.
    fileprivate static func along(_ speed: Double) -> CGVector { CGVector(dx: speed, dy: 0) }
  }
#endif
