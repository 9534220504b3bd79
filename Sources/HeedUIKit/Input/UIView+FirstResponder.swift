#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  extension UIView {
    /// What has the keyboard among this view, those in it, and their controllers: one with a bar above
    /// the keyboard may have it itself.
    var firstResponder: UIResponder? {
      // A list instead of calls, because nobody knows how deep an app's views are.
      var open: [UIView] = [self]
      while let view = open.popLast() {
        if view.isFirstResponder { return view }
        if let controller = view.next as? UIViewController, controller.isFirstResponder {
          return controller
        }
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
