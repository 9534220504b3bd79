#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  extension UIView {
    /// Puts views among the subviews in their order, back to front, and moves only those that are out
    /// of place: a view that is moved in the middle of editing could lose the keyboard.
    func order(_ views: [UIView]) {
      for (index, view) in views.enumerated() {
        let isInPlace = index < subviews.count && subviews[index] === view
        if !isInPlace { insertSubview(view, at: index) }
      }
    }

    /// Changes a view; inside an animation, one that is new is at its place at once instead of coming
    /// from a corner.
    static func change(isNew: Bool, _ change: () -> Void) {
      if isNew { performWithoutAnimation(change) } else { change() }
    }
  }
#endif
