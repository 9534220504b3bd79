#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  /// How views move to a new layout.
  enum LayoutAnimation: Sendable {
    /// At once, or with the animation inside which this happens.
    case inherited
    case timed(seconds: Double, options: UIView.AnimationOptions)

    /// As an alert that changes moves by itself: slow at first and at last.
    static let standard = LayoutAnimation.timed(seconds: 0.3, options: [])

    @MainActor
    func run(_ changes: @escaping () -> Void) {
      switch self {
      case .inherited: changes()
      case .timed(let seconds, let options):
        guard seconds > 0 else { return changes() }
        UIView.animate(
          withDuration: seconds, delay: 0,
          options: options.union([.beginFromCurrentState, .allowUserInteraction]),
          animations: changes)
      }
    }
  }
#endif
