#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  /// Gives UIKit what moves an alert and what lies behind it; the alert's controller keeps it, because
  /// UIKit does not.
  final class AlertTransitions: NSObject, UIViewControllerTransitioningDelegate {
    weak var controller: AlertViewController?
    private let providers: TransitionProviders
    /// What lies between alert and app at the moment.
    private(set) weak var presentation: UIPresentationController?
    private weak var animator: (any UIViewControllerAnimatedTransitioning)?
    /// Whether a gesture of the app drives the dismissal.
    var isByGesture = false
    /// Seconds that the transition takes that was asked for last.
    private(set) var duration = 0.0

    init(providers: TransitionProviders) {
      self.providers = providers
    }

    /// The dimming view, where it is Heed's.
    var backdrop: BackdropView? { (presentation as? AlertPresentationController)?.backdrop }

    /// Whether an animator of the app may cancel the way onto the screen.
    var mayCancel: Bool {
      providers.presentationAnimator != nil || providers.presentationInteraction != nil
    }

    /// Ends the transition with everything where it is; one of the app's own takes its time.
    func finish() {
      (animator as? AlertAnimator)?.finish()
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      animator(providers.presentationAnimator, isEntering: true)
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      animator(providers.dismissalAnimator, isEntering: false)
    }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      providers.presentationInteraction?(animator)
    }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      // What the alert itself asks for cannot be taken back: its answer stands.
      controller?.modal?.isLeaving == true ? nil : providers.dismissalInteraction?(animator)
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let presentation =
        controller.flatMap { providers.presentationController?($0, presenting) }
        ?? AlertPresentationController(
          presentedViewController: presented, presenting: presenting)
      self.presentation = presentation
      if let scene = controller?.sceneView.scene { backdrop?.show(scene) }
      (presentation as? AlertPresentationController)?.isModal = controller?.isModal ?? true
      return presentation
    }

    private func animator(
      _ provider: TransitionProviders.AnimatorProvider?, isEntering: Bool
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      // A popover moves as UIKit has it.
      guard let controller, !controller.isPopover else { return nil }
      let animator: any UIViewControllerAnimatedTransitioning =
        provider?(controller) ?? AlertAnimator(controller, isEntering: isEntering)
      self.animator = animator
      duration = animator.transitionDuration(using: nil)
      return animator
    }
  }
#endif
