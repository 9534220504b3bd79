#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  /// Holds views, and takes no touches itself.
  final class PassthroughView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      return view === self ? nil : view
    }
  }
#endif
