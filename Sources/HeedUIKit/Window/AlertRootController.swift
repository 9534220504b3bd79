#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  /// Stands behind an alert in a window of its own: empty, with the app's orientations and status bar.
  final class AlertRootController: UIViewController {
    private weak var appWindow: UIWindow?

    init(following appWindow: UIWindow?) {
      self.appWindow = appWindow
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func loadView() {
      view = PassthroughView()
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      front?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }

    override var preferredStatusBarStyle: UIStatusBarStyle {
      front?.statusBarController.preferredStatusBarStyle ?? .default
    }

    override var prefersStatusBarHidden: Bool {
      front?.statusBarController.prefersStatusBarHidden ?? false
    }

    override var prefersHomeIndicatorAutoHidden: Bool {
      front?.prefersHomeIndicatorAutoHidden ?? false
    }

    /// What the app shows in front.
    private var front: UIViewController? {
      var controller = appWindow?.rootViewController
      while let next = controller?.presentedViewController, !next.isBeingDismissed {
        controller = next
      }
      return controller
    }
  }
#endif
