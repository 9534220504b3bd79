#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  /// Where an app wants an alert; it keeps nothing alive.
  @MainActor
  struct AlertOrigin {
    private enum Kind {
      case controller, window, scene, nextScene, nowhere
    }

    private let kind: Kind
    /// What presents it.
    private(set) weak var controller: UIViewController?
    private weak var givenWindow: UIWindow?
    private weak var givenScene: UIWindowScene?

    static func controller(_ controller: UIViewController) -> AlertOrigin {
      AlertOrigin(kind: .controller, controller: controller)
    }

    static func window(_ window: UIWindow) -> AlertOrigin {
      AlertOrigin(kind: .window, givenWindow: window)
    }

    static func scene(_ choice: SceneChoice) -> AlertOrigin {
      switch choice {
      case .scene(let scene): AlertOrigin(kind: .scene, givenScene: scene)
      case .next: AlertOrigin(kind: .nextScene)
      case .none: AlertOrigin(kind: .nowhere)
      }
    }

    /// Whether it gets a window of its own.
    var wantsWindow: Bool { kind == .scene || kind == .nextScene }

    /// Whether it is shown in whatever scene comes first.
    var waitsForScene: Bool { kind == .nextScene }

    /// The window of the app that it is shown in, if that is known.
    var window: UIWindow? { givenWindow ?? controller?.nearestWindow }

    var scene: UIWindowScene? { givenScene ?? window?.windowScene }

    /// The controller from which the search for the one that presents begins.
    var root: UIViewController? { controller ?? givenWindow?.rootViewController }
  }

  extension UIViewController {
    /// The window that shows it, or will when it has appeared.
    fileprivate var nearestWindow: UIWindow? {
      var candidate: UIViewController? = self
      while let controller = candidate {
        if let window = controller.viewIfLoaded?.window { return window }
        candidate = controller.parent ?? controller.presentingViewController
      }
      return nil
    }
  }
#endif
