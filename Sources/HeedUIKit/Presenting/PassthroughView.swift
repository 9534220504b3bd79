#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  /// Holds views, and takes no touches itself.
  final class PassthroughView: UIView {
    /// Runs when it is in no window any more.
    var leftWindow: (() -> Void)?

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil { leftWindow?() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      return view === self ? nil : view
    }
  }
#endif
