#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// Shows an alert as a popover where there is room, and drawn over everything where there is none.
  final class PopoverAdapter: NSObject, UIPopoverPresentationControllerDelegate {
    private let anchor: PopoverAnchor
    /// Whether the alert is a popover at the moment.
    private(set) var isPopover = true
    /// Whether a touch beside it may end the alert.
    var mayDismiss: () -> Bool = { false }
    /// Whether the person is ending it, or has.
    private(set) var isDismissedByPerson = false
    /// It became a popover, or is one no longer.
    var onChange: () -> Void = {}

    init(anchor: PopoverAnchor) {
      self.anchor = anchor
    }

    /// The largest size that a popover gets in a window.
    static func size(in window: UIWindow) -> CGSize {
      let room = window.bounds.inset(by: window.safeAreaInsets).size
      // The width that popovers have by default, and the height that is left beside the arrow.
      return CGSize(width: min(320, room.width), height: max(1, room.height - 64))
    }

    func prepare(_ controller: UIViewController) {
      controller.modalPresentationStyle = .popover
      guard let popover = controller.popoverPresentationController else { return }
      popover.delegate = self
      anchor.apply(to: popover)
    }

    /// Points to where the anchor is now, after a rotation.
    func pointAgain(_ controller: UIViewController) {
      if let popover = controller.popoverPresentationController, anchor.isThere {
        anchor.apply(to: popover)
      }
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      traitCollection.horizontalSizeClass == .regular ? .none : .overFullScreen
    }

    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      isPopover = style == .none
      onChange()
    }

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      mayDismiss()
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      isDismissedByPerson = true
    }

    /// Its dismissal was cancelled.
    func stays() {
      isDismissedByPerson = false
    }
  }
#endif
