#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  extension SessionEffect.Haptic {
    /// Lets the person feel it, where the device can do that.
    @MainActor
    func play() {
      switch self {
      case .selection: UISelectionFeedbackGenerator().selectionChanged()
      case .success: UINotificationFeedbackGenerator().notificationOccurred(.success)
      case .failure: UINotificationFeedbackGenerator().notificationOccurred(.error)
      case .warning: UINotificationFeedbackGenerator().notificationOccurred(.warning)
      }
    }
  }
#endif
