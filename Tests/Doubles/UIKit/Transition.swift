/// What Apple does not document, so that the host must not depend on it.
public struct DoubleOrder: Hashable, Sendable {
  /// Whether a transition begins inside the call that asks for it, or with the next turn.
  public var beginsAtOnce = false
  /// Whether views hear that they appear before the presentation controller hears it, or after.
  public var viewsFirst = true
  /// Whether the coordinator's completions run before both, or after.
  public var coordinatorFirst = false
  /// Whether the completion of `present` and `dismiss` runs within the transition's end, or a turn
  /// later.
  public var completionLater = false

  public init(
    beginsAtOnce: Bool = false, viewsFirst: Bool = true, coordinatorFirst: Bool = false,
    completionLater: Bool = false
  ) {
    self.beginsAtOnce = beginsAtOnce
    self.viewsFirst = viewsFirst
    self.coordinatorFirst = coordinatorFirst
    self.completionLater = completionLater
  }

  @MainActor public static var current = DoubleOrder()
  public static let all: [DoubleOrder] = (0..<16).map { bits in
    DoubleOrder(
      beginsAtOnce: bits & 1 != 0, viewsFirst: bits & 2 != 0, coordinatorFirst: bits & 4 != 0,
      completionLater: bits & 8 != 0)
  }
}

/// One way of a controller onto the screen or off it: the context of its animator and the coordinator
/// of everybody else.
@MainActor
final class Transition: NSObject, UIViewControllerContextTransitioning,
  UIViewControllerTransitionCoordinator
{
  let containerView: UIView
  let isAnimated: Bool
  let isPresenting: Bool
  let presented: UIViewController
  let presenting: UIViewController
  let presentation: UIPresentationController
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var transitionDuration = 0.0
  var isInteractive = false
  var initiallyInteractive = false
  private(set) var transitionWasCancelled = false
  var isCancelled: Bool { transitionWasCancelled }
  private var hasBegun = false
  private var isOver = false
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var watch: [UIViewPropertyAnimator] = []
  var ended: ((Bool) -> Void)?

  init(
    _ presentation: UIPresentationController, container: UIView, isAnimated: Bool,
    isPresenting: Bool
  ) {
    self.presentation = presentation
    containerView = container
    self.isAnimated = isAnimated
    self.isPresenting = isPresenting
    presented = presentation.presentedViewController
    presenting = presentation.presentingViewController
  }

  // MARK: Coordinator

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let animation {
      if hasBegun { animation(self) } else { alongside.append(animation) }
    }
    if let completion { completions.append(completion) }
    return true
  }

  func runAlongside() {
    hasBegun = true
    let animations = alongside
    alongside = []
    guard !animations.isEmpty else { return }
    guard isAnimated, transitionDuration > 0 else {
      for animation in animations { animation(self) }
      return
    }
    let animator = UIViewPropertyAnimator(duration: transitionDuration, curve: .easeInOut) {
      [self] in
      for animation in animations { animation(self) }
    }
    watch = [animator]
    if isInteractive { animator.pauseAnimation() } else { animator.startAnimation() }
  }

  func runCompletions() {
    let completions = self.completions
    self.completions = []
    for completion in completions { completion(self) }
  }

  // MARK: Context

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    for animator in watch { animator.fractionComplete = percentComplete }
  }
  func finishInteractiveTransition() {
    guard isInteractive else { return }
    isInteractive = false
    for animator in watch { animator.startAnimation() }
  }
  func cancelInteractiveTransition() {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = true
    for animator in watch {
      animator.isReversed = true
      animator.startAnimation()
    }
  }
  func completeTransition(_ didComplete: Bool) {
    if isOver { return DoubleLog.fault("completeTransition was called twice.") }
    isOver = true
    if !didComplete { transitionWasCancelled = true }
    // What runs alongside is over with the transition.
    for animator in watch where animator.state == .active {
      animator.stopAnimation(false)
      animator.finishAnimation(at: didComplete ? .end : .start)
    }
    watch = []
    ended?(didComplete)
    ended = nil
  }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    (key == .to) == isPresenting ? presented : presenting
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    // The presenter's view stays where it is, so it takes no part.
    (key == .to) == isPresenting ? presentation.presentedView : nil
  }
  func initialFrame(for vc: UIViewController) -> CGRect {
    isPresenting && vc === presented ? CGRect() : vc.view.frame
  }
  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc !== presented { return vc.view.frame }
    return isPresenting ? presentation.frameOfPresentedViewInContainerView : CGRect()
  }
}
