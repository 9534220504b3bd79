#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  /// A window for an alert, above those of the app.
  ///
  /// Touches beside the alert reach the app where its backdrop lets them. It becomes the key window
  /// where keys are the alert's, and gives that back once.
  final class AlertWindow: UIWindow {
    /// The alert, which takes the touches on it.
    weak var content: UIView?
    /// Whether touches beside the alert reach the app; then it is above alerts that take them all.
    var passesTouches = false {
      didSet {
        let level = UIWindow.Level.alert.rawValue + (passesTouches ? 1 : 0)
        if windowLevel.rawValue != level { windowLevel = UIWindow.Level(rawValue: level) }
      }
    }
    private weak var previousKeyWindow: UIWindow?
    private var isTakingKeys = false

    init(scene: UIWindowScene, following appWindow: UIWindow?) {
      super.init(windowScene: scene)
      windowLevel = .alert
      backgroundColor = .clear
      overrideUserInterfaceStyle = appWindow?.overrideUserInterfaceStyle ?? .unspecified
      tintColor = appWindow?.tintColor
      rootViewController = AlertRootController(following: appWindow)
      isHidden = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var canBecomeKey: Bool { isTakingKeys }

    /// Becomes the key window: there is something to type in, or the app may get no keys.
    func takeKeys() {
      guard !isTakingKeys else { return }
      isTakingKeys = true
      previousKeyWindow = windowScene?.windows.first { $0.isKeyWindow && $0 !== self }
      makeKey()
    }

    /// Goes off the screen, and gives the keyboard back to the window that had it.
    func leaveScreen() {
      let wasKey = isKeyWindow
      isHidden = true
      if wasKey { nextKeyWindow?.makeKey() }
      previousKeyWindow = nil
    }

    /// The window that had the keys before; where that is gone, the app's window in front.
    private var nextKeyWindow: UIWindow? {
      let windows = windowScene?.windows.filter { !$0.isHidden } ?? []
      return windows.first { $0 === previousKeyWindow }
        ?? windows.last { $0.windowLevel == .normal }
    }

    /// Lets go of everything, once UIKit needs the window no longer.
    func close() {
      rootViewController = nil
      windowScene = nil
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard let view = super.hitTest(point, with: event) else { return nil }
      guard passesTouches else { return view }
      guard let content, view !== content, view.isDescendant(of: content) else { return nil }
      return view
    }
  }
#endif
