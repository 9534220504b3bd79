public import Foundation

extension UIViewController {
  /// The controller that presents for this one: the outermost around it.
  private var context: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  func startPresenting(
    _ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    let presenting = context
    let name = "\(type(of: controller))"
    if controller.presentingViewController != nil || controller === self {
      return DoubleLog.fault("\(name) is presented already.")
    }
    if controller.parent != nil {
      return DoubleLog.fault("\(name) has a parent and cannot be presented.")
    }
    guard presenting.presentedController == nil, let window = viewIfLoaded?.window else {
      return DoubleLog.log("warning: attempt to present \(name) was refused")
    }
    let presentation = controller.makePresentation(presenting: presenting, source: self)
    presentation.presenter = presenting
    controller.ownPresentation = presentation
    presenting.presentedController = controller
    controller.presenter = presenting
    controller.isBeingPresented = true
    let container = ContainerView(frame: window.bounds)
    container.presentation = presentation
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let transition = Transition(
      presentation, container: container, isAnimated: animated && UIView.areAnimationsEnabled,
      isPresenting: true)
    controller.transition = transition
    controller.checkAnchor(in: window)
    let source = self
    turn {
      window.addSubview(container)
      presentation.containerView = container
      controller.beginPresenting(transition, source: source, completion)
    }
  }

  private func makePresentation(
    presenting: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    if modalPresentationStyle == .popover, let popover = popoverPresentationController {
      return popover
    }
    let own =
      modalPresentationStyle == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source) : nil
    return own
      ?? ownPresentation
      ?? UIPresentationController(presentedViewController: self, presenting: presenting)
  }

  private func checkAnchor(in window: UIWindow) {
    guard let popover = ownPresentation as? UIPopoverPresentationController,
      window.traitCollection.horizontalSizeClass == .regular, !popover.hasAnchor
    else { return }
    DoubleLog.fault("A popover has nothing to point to.")
  }

  private func turn(_ perform: @escaping @MainActor () -> Void) {
    if DoubleOrder.current.beginsAtOnce {
      perform()
    } else {
      DoubleClock.shared.schedule(after: 0, perform)
    }
  }

  private func beginPresenting(
    _ transition: Transition, source: UIViewController, _ completion: (() -> Void)?
  ) {
    let presentation = transition.presentation
    if let popover = presentation as? UIPopoverPresentationController {
      popover.adapt(to: transition.containerView.traitCollection, transition)
    }
    if transition.isAnimated {
      transition.animator = transitioningDelegate?.animationController(
        forPresented: self, presenting: transition.presenting, source: source)
    }
    presentation.presentationTransitionWillBegin()
    willAppear(transition.isAnimated)
    transition.ended = { [self] isComplete in
      isBeingPresented = !isComplete
      let order = DoubleOrder.current
      if order.coordinatorFirst { transition.runCompletions() }
      if !isComplete {
        willDisappear(transition.isAnimated)
        presentation.presentedView?.removeFromSuperview()
      }
      let tellViews = { [self] in
        if isComplete {
          didAppear(transition.isAnimated)
        } else {
          didDisappear(transition.isAnimated)
        }
      }
      if order.viewsFirst { tellViews() }
      presentation.presentationTransitionDidEnd(isComplete)
      if !isComplete { detach(presentation) }
      if !order.viewsFirst { tellViews() }
      if isComplete, covers { transition.presenting.removeFromView(of: self) }
      isBeingPresented = false
      self.transition = nil
      if !order.coordinatorFirst { transition.runCompletions() }
      transition.animator?.animationEnded(isComplete)
      finish(completion)
    }
    let interaction = transition.animator.flatMap {
      transitioningDelegate?.interactionControllerForPresentation(using: $0)
    }
    run(transition, interaction)
  }

  private func finish(_ completion: (() -> Void)?) {
    guard let completion else { return }
    if DoubleOrder.current.completionLater {
      DoubleClock.shared.schedule(after: 0) { completion() }
    } else {
      completion()
    }
  }

  private func run(
    _ transition: Transition, _ interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    transition.containerView.layoutIfNeeded()
    guard let animator = transition.animator else {
      if transition.isPresenting, let view = transition.presentation.presentedView {
        view.frame = transition.finalFrame(for: self)
        transition.containerView.addSubview(view)
      }
      transition.transitionDuration = transition.isAnimated ? 0.35 : 0
      transition.runAlongside()
      transition.containerView.layoutIfNeeded()
      guard transition.isAnimated else { return transition.completeTransition(true) }
      DoubleClock.shared.schedule(after: 0.35) { transition.completeTransition(true) }
      return
    }
    transition.transitionDuration = animator.transitionDuration(using: transition)
    if let interaction {
      transition.isInteractive = true
      transition.initiallyInteractive = true
      interaction.startInteractiveTransition(transition)
    } else {
      animator.animateTransition(using: transition)
    }
    transition.runAlongside()
    transition.containerView.layoutIfNeeded()
  }

  /// Takes a controller off what presents it, without a word.
  private func detach(_ presentation: UIPresentationController) {
    uncover?()
    uncover = nil
    presentation.presentedView?.removeFromSuperview()
    presentation.containerView?.removeFromSuperview()
    presentation.containerView = nil
    presenter?.presentedController = nil
    presenter = nil
    ownPresentation = nil
  }

  private var covers: Bool { modalPresentationStyle == .fullScreen }

  /// What is covered wholly is taken out of its window until it is seen again.
  private func removeFromView(of cover: UIViewController) {
    guard let view = viewIfLoaded, let parent = view.superview else { return }
    willDisappear(false)
    let index = parent.subviews.firstIndex { $0 === view } ?? 0
    view.removeFromSuperview()
    didDisappear(false)
    cover.uncover = { [weak self, weak view, weak parent] in
      guard let view, let parent else { return }
      self?.willAppear(false)
      parent.insertSubview(view, at: index)
      self?.didAppear(false)
    }
  }

  // MARK: Dismissal

  func startDismissing(animated: Bool, _ completion: (() -> Void)?) {
    guard let controller = presentedViewController else {
      if let presenting = presentingViewController {
        return presenting.startDismissing(animated: animated, completion)
      }
      completion?()
      return
    }
    // What is presented above goes without a motion of its own.
    var above: [UIViewController] = []
    var top = controller
    while let next = top.presentedController {
      above.append(next)
      top = next
    }
    let isBusy = ([controller] + above).contains { $0.transition != nil }
    guard let presentation = controller.ownPresentation, !isBusy, !controller.isBeingDismissed
    else {
      return DoubleLog.log("warning: attempt to dismiss while a transition is in progress")
    }
    guard let container = presentation.containerView else { return }
    for next in above.reversed() {
      next.isBeingDismissed = true
      next.willDisappear(false)
      if let presentation = next.ownPresentation { next.detach(presentation) }
      next.didDisappear(false)
      next.isBeingDismissed = false
    }
    controller.isBeingDismissed = true
    controller.uncover?()
    controller.uncover = nil
    let transition = Transition(
      presentation, container: container, isAnimated: animated && UIView.areAnimationsEnabled,
      isPresenting: false)
    controller.transition = transition
    turn { controller.beginDismissing(transition, completion) }
  }

  private func beginDismissing(_ transition: Transition, _ completion: (() -> Void)?) {
    let presentation = transition.presentation
    if transition.isAnimated {
      transition.animator = transitioningDelegate?.animationController(forDismissed: self)
    }
    let interaction = transition.animator.flatMap {
      transitioningDelegate?.interactionControllerForDismissal(using: $0)
    }
    transition.initiallyInteractive = interaction != nil
    presentation.dismissalTransitionWillBegin()
    willDisappear(transition.isAnimated)
    transition.ended = { [self] isComplete in
      let order = DoubleOrder.current
      if order.coordinatorFirst { transition.runCompletions() }
      if isComplete {
        presentation.presentedView?.removeFromSuperview()
      } else {
        isBeingDismissed = false
        willAppear(transition.isAnimated)
      }
      let tellViews = { [self] in
        if isComplete {
          didDisappear(transition.isAnimated)
        } else {
          didAppear(transition.isAnimated)
        }
      }
      if order.viewsFirst { tellViews() }
      presentation.dismissalTransitionDidEnd(isComplete)
      if isComplete { detach(presentation) }
      if !order.viewsFirst { tellViews() }
      isBeingDismissed = false
      self.transition = nil
      if !order.coordinatorFirst { transition.runCompletions() }
      transition.animator?.animationEnded(isComplete)
      finish(completion)
    }
    run(transition, interaction)
  }
}

extension UIWindow {
  /// Gives the window another size, as a rotation or a person who drags its edge does.
  public func doubleResize(to size: CGSize, traits: UITraitCollection? = nil) {
    guard let root = rootViewController else { return }
    let box = UIPresentationController(presentedViewController: root, presenting: nil)
    let transition = Transition(box, container: self, isAnimated: true, isPresenting: true)
    transition.transitionDuration = 0.3
    var controller: UIViewController? = root
    var popovers: [UIPopoverPresentationController] = []
    while let here = controller {
      here.ownPresentation?.viewWillTransition(to: size, with: transition)
      here.viewWillTransition(to: size, with: transition)
      if let popover = here.ownPresentation as? UIPopoverPresentationController {
        popovers.append(popover)
      }
      controller = here.presentedController
    }
    let old = windowScene?.doubleTraits
    UIView.animate(withDuration: 0.3) { [self] in
      windowScene?.doubleSize = size
      if let traits { windowScene?.doubleTraits = traits }
      frame = CGRect(origin: CGPoint(), size: size)
      for popover in popovers where popover.containerView != nil {
        popover.adapt(to: traitCollection, transition)
      }
      layoutIfNeeded()
      transition.transitionDuration = 0
      transition.runAlongside()
      layoutIfNeeded()
    }
    if let old, let traits, old != traits { root.traitsChanged(from: old) }
    DoubleClock.shared.schedule(after: 0.3) { transition.runCompletions() }
  }
}
