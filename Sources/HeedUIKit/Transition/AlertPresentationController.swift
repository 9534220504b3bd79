#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  public import UIKit

  /// Puts an alert above what presents it, with a dimming view between the two.
  ///
  /// Subclass it, or give another one by ``TransitionProviders/presentationController``.
  open class AlertPresentationController: UIPresentationController {
    let backdrop = BackdropView()
    /// Whether assistive technology reads nothing but the alert.
    var isModal = true {
      didSet { containerView?.accessibilityViewIsModal = isModal }
    }

    /// The view that dims what lies behind the alert.
    public final var dimmingView: UIView { backdrop }

    /// Makes a controller that has not presented yet.
    public override init(
      presentedViewController: UIViewController,
      presenting presentingViewController: UIViewController?
    ) {
      super.init(
        presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    /// The presenter stays where it is.
    open override var shouldRemovePresentersView: Bool { false }

    /// All of the container: the alert's scene is as large as its surface.
    open override var frameOfPresentedViewInContainerView: CGRect {
      containerView?.bounds ?? CGRect()
    }

    /// Brings the dimming view in alongside the transition.
    open override func presentationTransitionWillBegin() {
      super.presentationTransitionWillBegin()
      guard let containerView else { return }
      containerView.accessibilityViewIsModal = isModal
      backdrop.frame = containerView.bounds
      backdrop.touchTarget = presentingViewController.view
      containerView.insertSubview(backdrop, at: 0)
      backdrop.strength = 0
      alongside { $0.strength = 1 }
    }

    /// Takes the dimming view away where the presentation was cancelled.
    open override func presentationTransitionDidEnd(_ completed: Bool) {
      super.presentationTransitionDidEnd(completed)
      if !completed { backdrop.removeFromSuperview() }
    }

    /// Fades the dimming view alongside the transition.
    open override func dismissalTransitionWillBegin() {
      super.dismissalTransitionWillBegin()
      alongside { $0.strength = 0 }
    }

    /// Takes the dimming view away, or puts it back where the dismissal was cancelled.
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
      super.dismissalTransitionDidEnd(completed)
      if completed { backdrop.removeFromSuperview() } else { backdrop.strength = 1 }
    }

    /// Keeps dimming view and alert as large as the container.
    open override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      fillContainer()
    }

    /// Follows the container inside the animation of a rotation or a resize.
    open override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      _ = coordinator.animate(alongsideTransition: { [weak self] _ in
        self?.fillContainer()
        self?.containerView?.layoutIfNeeded()
      })
    }

    private func fillContainer() {
      guard let containerView else { return }
      backdrop.frame = containerView.bounds
      guard let presentedView else { return }
      // An animator may have moved the view by a transform, under which frames mean nothing.
      let frame = frameOfPresentedViewInContainerView
      presentedView.bounds.size = frame.size
      presentedView.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    private func alongside(_ change: @escaping (BackdropView) -> Void) {
      guard let coordinator = presentedViewController.transitionCoordinator else {
        return change(backdrop)
      }
      _ = coordinator.animate(alongsideTransition: { [backdrop] _ in change(backdrop) })
    }
  }
#endif
