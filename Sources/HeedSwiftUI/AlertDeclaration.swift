#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import HeedUIKit

  typealias AlertWish = BoundAlertPresenter<AnyHashable>.Wish

  /// What a view says about its alert each time it is updated.
  @MainActor
  struct AlertDeclaration {
    /// What the app's state wants at the moment of the call.
    let wish: @MainActor () -> AlertWish?
    /// Makes the state want nothing.
    let clear: @MainActor () -> Void
    let slots: [AlertSlot]
    let handlers: Handlers
    let options: UIKitOptions
    /// Whether a sheet points to the view.
    let isAnchor: Bool
  }
#endif
