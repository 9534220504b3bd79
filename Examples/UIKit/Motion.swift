import HeedUIKit
import UIKit

extension SampleViewController {
  func movesByData() async {
    // Snippet: movesByData
    var alert = Alert("Look up", cancel: "I see")
    alert.enter = .custom(
      Pose(opacity: 0, scale: 0.6, offset: Point(x: 0, y: -1), unit: .ownSize), duration: 0.6,
      curve: .spring(damping: 0.7))
    alert.exit = .preset(.fade)
    await alert.present(from: self)
    // End
  }

  func movesByAnAnimator() async {
    // Snippet: movesByAnAnimator
    var options = UIKitOptions()
    options.transition.presentationAnimator = { _ in DropAnimator() }
    await Alert("Down it comes").present(from: self, options: options)
    // End
  }

  func presentsByItsOwnController() async {
    // Snippet: presentsByItsOwnController
    var options = UIKitOptions()
    options.transition.presentationController = { alert, presenting in
      TintedPresentationController(presentedViewController: alert, presenting: presenting)
    }
    await Alert("Behind me it is green").present(from: self, options: options)
    // End
  }
}

// Snippet: dropAnimator
final class DropAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    0.5
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let alert = context.viewController(forKey: .to), let view = context.view(forKey: .to)
    else { return context.completeTransition(false) }
    context.containerView.addSubview(view)
    view.frame = context.finalFrame(for: alert)
    view.transform = CGAffineTransform(translationX: 0, y: -view.bounds.height)
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      options: [], animations: { view.transform = .identity },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
// End

// Snippet: tintedPresentationController
final class TintedPresentationController: UIPresentationController {
  private let tint = UIView()

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    tint.backgroundColor = .systemGreen
    tint.alpha = 0
    containerView?.insertSubview(tint, at: 0)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.tint.alpha = 0.4
    })
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    tint.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.tint.alpha = 0
    })
  }
}
// End
