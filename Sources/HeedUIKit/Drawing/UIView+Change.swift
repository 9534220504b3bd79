#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  extension UIView {
    // A value that is set again inside a second animation may be taken from the one that brings it
    // there: a panel would lose its spring to its fading. So what stays is not set.

    /// Fades to an opacity, unless it has it or is on its way there.
    func change(alpha: Double) {
      if Double(self.alpha) != alpha { self.alpha = alpha }
    }

    /// Moves and grows to a transform, unless it has it or is on its way there.
    func change(transform: CGAffineTransform) {
      if !self.transform.isSame(as: transform) { self.transform = transform }
    }
  }

  extension CGAffineTransform {
    fileprivate func isSame(as other: CGAffineTransform) -> Bool {
      a == other.a && b == other.b && c == other.c && d == other.d && tx == other.tx
        && ty == other.ty
    }
  }
#endif
