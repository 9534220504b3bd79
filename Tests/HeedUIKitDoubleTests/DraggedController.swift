import UIKit

/// Dismissed by a finger.
final class DraggedController: UIViewController, UIViewControllerTransitioningDelegate {
  let driver = UIPercentDrivenInteractiveTransition()

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }
  required init?(coder: NSCoder) { nil }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }
    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      if let animator { return animator }
      let made = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
      let view = context.view(forKey: .from)
      made.addAnimations { view?.alpha = 0 }
      made.addCompletion { _ in
        if context.transitionWasCancelled { view?.alpha = 1 }
        context.completeTransition(!context.transitionWasCancelled)
      }
      animator = made
      return made
    }
    func animationEnded(_ transitionCompleted: Bool) { animator = nil }
  }
}
