#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  /// A scene, or a window where there is no scene; it keeps neither alive.
  @MainActor
  struct HostSurface {
    private(set) weak var scene: UIWindowScene?
    private weak var window: UIWindow?

    init(scene: UIWindowScene? = nil, window: UIWindow? = nil) {
      self.scene = scene
      // A scene outlives its windows.
      self.window = scene == nil ? window : nil
    }

    /// Whether it is there still; false for one that was never given.
    var isThere: Bool { scene != nil || window != nil }

    func isSame(as other: HostSurface) -> Bool {
      scene === other.scene && window === other.window
    }

    /// The window of the app that stands for the surface where no alert is up.
    var appWindow: UIWindow? {
      let windows = scene?.windows.filter { !($0 is AlertWindow) } ?? []
      return window ?? windows.first { $0.isKeyWindow } ?? windows.first { !$0.isHidden }
        ?? windows.first
    }
  }
#endif
