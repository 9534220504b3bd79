#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  extension NodeView {
    /// Moves to and fro between points left and right of its place, without end; stands still where
    /// the person asked for less motion.
    func sweep(along way: ClosedRange<Double>) {
      let key = "sweep"
      guard !UIAccessibility.isReduceMotionEnabled, way.lowerBound < way.upperBound else {
        return layer.removeAnimation(forKey: key)
      }
      let running = layer.animation(forKey: key) as? CABasicAnimation
      let isSame =
        running?.fromValue as? Double == way.lowerBound
        && running?.toValue as? Double == way.upperBound
      if isSame { return }
      let sweep = CABasicAnimation(keyPath: "transform.translation.x")
      sweep.fromValue = way.lowerBound
      sweep.toValue = way.upperBound
      sweep.duration = 0.9
      sweep.autoreverses = true
      sweep.repeatCount = .infinity
      sweep.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      // It goes on when the app comes back to the foreground.
      sweep.isRemovedOnCompletion = false
      layer.add(sweep, forKey: key)
    }
  }
#endif
