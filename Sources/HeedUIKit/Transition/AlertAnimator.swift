#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// Moves an alert onto the screen or off it, as its scene says.
  ///
  /// The panel moves by one animator and fades by another, because a spring overshoots and opacity
  /// must not. A gesture drives only one: there, everything goes by the first.
  final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isEntering: Bool
    private weak var controller: AlertViewController?
    private var movement: UIViewPropertyAnimator?
    private var fade: UIViewPropertyAnimator?
    private var context: (any UIViewControllerContextTransitioning)?

    init(_ controller: AlertViewController, isEntering: Bool) {
      self.controller = controller
      self.isEntering = isEntering
    }

    /// The way, as the scene has it now: layout may change it until the transition begins.
    private var timing: MotionTiming? {
      controller?.sceneView.scene.map { MotionTiming(of: $0, isEntering: isEntering) }
    }

    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
      guard let timing else { return 0 }
      // A spring given by its physics has a duration of its own.
      return timing.delay + timing.animator(timing.movement).duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let movement = movement(in: context)
      guard let timing, timing.delay + timing.duration > 0 else {
        if isEntering { controller?.apply(.atRest) }
        return complete()
      }
      movement.startAnimation(afterDelay: timing.delay)
      fade?.startAnimation(afterDelay: timing.delay)
    }

    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      movement(in: context)
    }

    /// Lets go of the animators: one that never ran keeps what it would have told for good.
    func animationEnded(_ transitionCompleted: Bool) {
      movement = nil
      fade = nil
    }

    /// Ends the transition with everything where it is.
    func finish() {
      guard let context, let movement else { return }
      if context.isInteractive { return context.finishInteractiveTransition() }
      for animator in [fade, movement].compactMap(\.self) where animator.state == .active {
        animator.stopAnimation(false)
        animator.finishAnimation(at: .current)
      }
      complete()
    }

    private func movement(
      in context: any UIViewControllerContextTransitioning
    ) -> UIViewPropertyAnimator {
      if let movement { return movement }
      self.context = context
      if isEntering { place(in: context) }
      let movement =
        timing.map { $0.animator($0.movement) }
        ?? UIViewPropertyAnimator(duration: 0, curve: .linear)
      self.movement = movement
      if let timing, let controller {
        addAnimations(to: movement, timing, controller, isSplit: !context.isInteractive)
      }
      movement.addCompletion { [self] _ in complete() }
      return movement
    }

    private func addAnimations(
      to movement: UIViewPropertyAnimator, _ timing: MotionTiming,
      _ controller: AlertViewController, isSplit: Bool
    ) {
      if isEntering { controller.apply(timing.away) }
      let end = isEntering ? Moment.atRest : timing.away
      guard isSplit else { return movement.addAnimations { controller.apply(end) } }
      // Neither sets what the other moves: a value that is set again could go by the wrong curve.
      movement.addAnimations { controller.move(to: end) }
      let fade = timing.animator(timing.fading)
      fade.addAnimations {
        controller.sceneView.fade(to: end)
        // What runs alongside a transition has a curve of UIKit's own; this way it has it already.
        controller.backdrop?.strength = end.backdropOpacity
      }
      self.fade = fade
    }

    /// Puts the alert into the container, where its way begins.
    private func place(in context: any UIViewControllerContextTransitioning) {
      guard let controller, let view = context.view(forKey: .to) ?? controller.view else { return }
      view.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(view)
      view.layoutIfNeeded()
    }

    /// Tells UIKit once.
    private func complete() {
      guard let context else { return }
      self.context = nil
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  extension MotionTiming {
    fileprivate func animator(_ timing: any UITimingCurveProvider) -> UIViewPropertyAnimator {
      UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    }
  }
#endif
