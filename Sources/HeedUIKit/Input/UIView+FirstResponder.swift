#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  extension UIView {
    /// The view among this one and those in it that has the keyboard.
    var firstResponder: UIView? {
      // A list instead of calls, because nobody knows how deep an app's views are.
      var open: [UIView] = [self]
      while let view = open.popLast() {
        if view.isFirstResponder { return view }
        open += view.subviews
      }
      return nil
    }
  }

  extension UIViewController {
    /// The controller that decides over the status bar for this one.
    var statusBarController: UIViewController {
      var controller = self
      while let child = controller.childForStatusBarStyle { controller = child }
      return controller
    }
  }
#endif
