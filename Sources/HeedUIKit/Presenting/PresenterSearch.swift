#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  /// What became of the search for a controller that can present.
  @MainActor
  enum PresenterSearch {
    case found(UIViewController)
    /// This one comes or goes at the moment, or the one that presents is in no window yet.
    case busy(UIViewController?)
    case gone

    /// Looks for the topmost controller over another one that is not going away.
    init(from root: UIViewController?) {
      guard let root else {
        self = .gone
        return
      }
      var top = root
      while let next = top.presentedViewController {
        top = next
        if next.isGoing { break }
      }
      if top.isBeingPresented || top.isGoing {
        self = .busy(top)
      } else if top.viewIfLoaded?.window == nil {
        self = .busy(nil)
      } else {
        self = .found(top)
      }
    }
  }

  extension UIViewController {
    /// Whether it is on its way off the screen, or an alert that UIKit has still to begin with.
    fileprivate var isGoing: Bool {
      isBeingDismissed || (self as? AlertViewController)?.modal?.isGoing == true
    }
  }
#endif
