#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// One alert of a host's, from `show` until UIKit is through with it, whoever draws it.
  @MainActor
  protocol HostedAlert: AnyObject {
    var presentation: Presentation { get }
    /// The view that the scene is as large as, once it is in a window.
    var surfaceView: UIView? { get }
    /// The window that it is shown in.
    var window: UIWindow? { get }
    /// The room that a popover has; nothing where it is none.
    var popoverSize: CGSize? { get }
    /// Whether it waits for UIKit to take it off the screen.
    var isLeaving: Bool { get }
    /// Whether it was on the screen and is no longer, because its window is hidden or has another root.
    var isLost: Bool { get }
    /// Whether UIKit is through with it.
    var isFinished: Bool { get }

    /// Puts it on the screen as soon as that is possible, and reports what came of it.
    func show()
    func draw(_ scene: Scene, _ animation: LayoutAnimation)
    /// Takes it off the screen before it returns.
    func hide()
    func perform(_ request: HostRequest)
    /// Does something when UIKit is through with it.
    func whenFinished(_ perform: @escaping @MainActor () -> Void)
  }
#endif
