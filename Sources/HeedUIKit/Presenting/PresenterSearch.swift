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
        if next.isBeingDismissed { break }
      }
      if top.isBeingPresented || top.isBeingDismissed {
        self = .busy(top)
      } else if top.viewIfLoaded?.window == nil {
        self = .busy(nil)
      } else {
        self = .found(top)
      }
    }
  }
#endif
