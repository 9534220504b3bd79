import Heed
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  @Suite @MainActor struct TransitionTests {
    @Test func movesAndDimsOnItsWayIn() async {
      let stage = Stage()
      stage.ask(.question)
      await stage.wait(0.1)
      guard let controller = stage.alertController, let backdrop = controller.backdrop else {
        Issue.record("nothing is shown")
        return await stage.end()
      }
      let dim = backdrop.subviews.first { $0.backgroundColor != nil }
      #expect(controller.isBeingPresented)
      #expect((dim?.doubleAlpha ?? 0) > 0.02 && (dim?.doubleAlpha ?? 1) < 0.98)
      #expect(controller.panelView.doubleTransform.a > 1.001)
      await stage.wait()
      #expect(dim?.doubleAlpha == 1)
      #expect(controller.panelView.doubleTransform == .identity)
      #expect(controller.panelView.doubleAlpha == 1)
      #expect(!controller.isBeingPresented)
      stage.tap("action/keep")
      await stage.wait(0.1)
      #expect(controller.isBeingDismissed)
      #expect((dim?.doubleAlpha ?? 1) < 0.98)
      #expect(stage.answers == [])
      await stage.wait()
      #expect(stage.answers.count == 1)
      await stage.end()
    }

    @Test func doesNotMoveWhereThePersonAskedForLessMotion() async {
      let stage = Stage()
      DoubleAccessibility.reducesMotion = true
      stage.ask(.question)
      await stage.wait(0.1)
      #expect(stage.alertController?.panelView.doubleTransform == .identity)
      await stage.wait()
      stage.tap("action/keep")
      await stage.wait()
      #expect(stage.answers.count == 1)
      await stage.end()
    }

    @Test(arguments: DoubleOrder.all)
    func comesAndGoesAtOnce(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      var alert = Alert.question
      alert.enter = .preset(.none)
      alert.exit = .preset(.none)
      stage.ask(alert)
      await stage.wait(0.05)
      #expect(stage.alertController?.panelView.doubleAlpha == 1)
      let remains = Remains(stage)
      stage.tap("action/keep")
      await stage.wait(0.2)
      #expect(stage.answers.map(\.action) == ["keep"])
      #expect(remains.names == [])
      await stage.end()
    }

    @Test(arguments: DoubleOrder.all)
    func isMovedByTheAppsAnimators(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      let animators = [AppAnimator(isEntering: true), AppAnimator(isEntering: false)]
      stage.ask(
        .question,
        options: UIKitOptions(
          transition: TransitionProviders(
            presentationAnimator: { _ in animators[0] },
            dismissalAnimator: { _ in animators[1] })))
      await stage.wait(0.2)
      // What UIKit runs alongside dims and undims, with any animator.
      let dimming = stage.alertController?.backdrop?.subviews.last
      #expect(dimming.map { 0.05..<0.95 ~= $0.doubleAlpha } == true)
      await stage.wait()
      #expect(animators.map(\.runs) == [1, 0])
      stage.tap("action/keep")
      await stage.wait(0.2)
      #expect(dimming.map { 0.05..<0.95 ~= $0.doubleAlpha } == true)
      await stage.wait()
      #expect(animators.map(\.runs) == [1, 1])
      #expect(stage.answers.map(\.action) == ["keep"])
      #expect(animators.map(\.ends) == [[true], [true]])
      await stage.end()
    }

    @Test(arguments: DoubleOrder.all)
    func isUnavailableWhereItsPresentationIsCancelled(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      let driver = UIPercentDrivenInteractiveTransition()
      stage.ask(
        .question,
        options: UIKitOptions(
          transition: TransitionProviders(presentationInteraction: { _ in driver })))
      await stage.wait(0.1)
      driver.update(0.4)
      await stage.wait(0.1)
      let remains = Remains(stage)
      driver.cancel()
      await stage.wait()
      #expect(stage.answers.map(\.reason) == [.unavailable])
      #expect(stage.answers.map(\.wasShown) == [false])
      #expect(stage.window.subviews.count == 1)
      #expect(remains.names == [])
      await stage.end()
    }

    @Test func isShownByAGestureThatEnds() async {
      let stage = Stage()
      let driver = UIPercentDrivenInteractiveTransition()
      stage.ask(
        .question,
        options: UIKitOptions(
          transition: TransitionProviders(presentationInteraction: { _ in driver })))
      await stage.wait(0.1)
      driver.update(0.4)
      driver.finish()
      await stage.wait()
      stage.tap("action/keep")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["keep"])
      await stage.end()
    }

    @Test(arguments: DoubleOrder.all)
    func goesOnAfterADismissalThatIsCancelled(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      let driver = UIPercentDrivenInteractiveTransition()
      stage.ask(
        .question,
        options: UIKitOptions(
          transition: TransitionProviders(dismissalInteraction: { _ in driver })))
      await stage.wait()
      stage.root.dismiss(animated: true)
      await stage.wait(0.1)
      driver.update(0.5)
      await stage.wait(0.1)
      driver.cancel()
      await stage.wait()
      #expect(stage.answers == [])
      let controller = stage.alertController
      #expect(controller?.panelView.alpha == 1)
      #expect(controller?.panelView.transform == .identity)
      #expect(controller?.backdrop?.strength == 1)
      #expect(controller?.backdrop?.superview != nil)
      stage.tap("action/delete")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["delete"])
      await stage.end()
    }

    @Test(arguments: DoubleOrder.all)
    func endsByTheAppsGesture(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      let driver = UIPercentDrivenInteractiveTransition()
      var alert = Alert.question
      alert.style = .sheet
      stage.ask(
        alert,
        options: UIKitOptions(
          transition: TransitionProviders(dismissalInteraction: { _ in driver })))
      await stage.wait()
      stage.root.dismiss(animated: true)
      await stage.wait(0.1)
      driver.update(0.7)
      driver.finish()
      await stage.wait()
      #expect(stage.answers.map(\.reason) == [.swipe])
      #expect(stage.answers.map(\.action) == ["keep"])
      #expect(stage.root.presentedViewController == nil)
      await stage.end()
    }

    /// An app's own subclass need not know what Heed does beside it.
    @Test func putsItsDimmingBackByItself() async {
      let stage = Stage()
      stage.ask(.question)
      await stage.wait()
      checkDimming(of: stage.alertController)
      await stage.end()
    }

    /// It is there until the app's animator is through, however soon its own way would be over.
    @Test(arguments: DoubleOrder.all)
    func leavesInTheTimeOfTheAppsAnimator(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      let animator = AppAnimator(isEntering: false)
      stage.ask(
        Alert.question.with { $0.exit = .custom(Pose(opacity: 0), duration: 0.1) },
        options: UIKitOptions(
          transition: TransitionProviders(dismissalAnimator: { _ in animator })))
      await stage.wait()
      stage.tap("action/keep")
      await stage.wait(0.3)
      #expect(stage.alertController?.view.isHidden == false)
      #expect(stage.answers == [])
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["keep"])
      #expect(animator.ends == [true])
      stage.expectNothingLeft()
      await stage.end()
    }

    /// The answer stands, whatever an animator of the app makes of the way out.
    @Test(arguments: DoubleOrder.all)
    func leavesAllTheSameWhereTheAppsAnimatorCancels(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      let animator = AppAnimator(isEntering: false)
      animator.cancels = true
      stage.ask(
        .question,
        options: UIKitOptions(
          transition: TransitionProviders(dismissalAnimator: { _ in animator })))
      await stage.wait()
      stage.tap("action/keep")
      await stage.wait(8)
      #expect(stage.answers.map(\.action) == ["keep"])
      #expect(animator.ends.first == false)
      stage.expectNothingLeft("\(order)")
      await stage.end()
    }

    private func checkDimming(of controller: AlertViewController?) {
      let presentation = controller?.presentationController as? AlertPresentationController
      let backdrop = controller?.backdrop
      #expect(backdrop?.superview != nil)
      backdrop?.strength = 0.2
      presentation?.dismissalTransitionDidEnd(false)
      #expect(backdrop?.strength == 1)
      presentation?.presentationTransitionDidEnd(true)
      #expect(backdrop?.superview != nil)
      presentation?.presentationTransitionDidEnd(false)
      #expect(backdrop?.superview == nil)
    }

    /// What moves alongside has as long as the panel.
    @Test func takesAsLongAsItsDelayAndItsWay() async {
      let stage = Stage()
      let way = Heed.Transition.custom(Pose(opacity: 0), duration: 0.3, delay: 0.6)
      stage.ask(Alert.question.with { $0.exit = way })
      await stage.wait()
      guard let controller = stage.alertController else {
        Issue.record("nothing is shown")
        return await stage.end()
      }
      let animator = AlertAnimator(controller, isEntering: false)
      #expect(abs(animator.transitionDuration(using: nil) - 0.9) < 1e-9)
      stage.tap("action/keep")
      await stage.wait(0.85)
      #expect(stage.answers == [])
      await stage.wait(0.2)
      #expect(stage.answers.count == 1)
      await stage.end()
    }

    /// An app's animator is given its time, and one that never ends keeps nobody waiting.
    @Test(arguments: DoubleOrder.all)
    func leavesWhileAnAnimatorOfTheAppBringsIt(_ order: DoubleOrder) async {
      for isStuck in [false, true] {
        let stage = Stage(order: order)
        let animator = AppAnimator(isEntering: true)
        animator.isStuck = isStuck
        let handle = stage.ask(
          .question,
          options: UIKitOptions(
            transition: TransitionProviders(presentationAnimator: { _ in animator })))
        await stage.wait(0.1)
        handle.close()
        await stage.wait(isStuck ? 20 : 3)
        let label: Comment = "\(order), stuck: \(isStuck)"
        if !isStuck { #expect(stage.root.presentedViewController == nil, label) }
        #expect(stage.answers.count == 1, label)
        if isStuck {
          #expect(stage.alertController?.view.isHidden != false, label)
          #expect(stage.reachesTheApp(CGPoint(x: 20, y: 60)), label)
          animator.letGo()
          await stage.wait()
          #expect(stage.root.presentedViewController == nil, label)
        }
        await stage.end()
      }
    }

    @Test(arguments: DoubleOrder.all)
    func leavesWhileAGestureOfTheAppBringsIt(_ order: DoubleOrder) async {
      for isFinished in [false, true] {
        let stage = Stage(order: order)
        let driver = UIPercentDrivenInteractiveTransition()
        let handle = stage.ask(
          .question,
          options: UIKitOptions(
            transition: TransitionProviders(presentationInteraction: { _ in driver })))
        await stage.wait(0.1)
        driver.update(0.4)
        let remains = Remains(stage)
        handle.close()
        await stage.wait(1)
        if isFinished { driver.finish() } else { driver.cancel() }
        await stage.wait(20)
        let label: Comment = "\(order), finished: \(isFinished)"
        #expect(stage.answers.count == 1, label)
        #expect(stage.root.presentedViewController == nil, label)
        #expect(stage.window.subviews.count == 1, label)
        #expect(remains.names == [], label)
        await stage.end()
      }
    }

    @Test(arguments: DoubleOrder.all)
    func isChosenWhileAGestureOfTheAppDismissesIt(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      let driver = UIPercentDrivenInteractiveTransition()
      let handle = stage.ask(
        .question,
        options: UIKitOptions(
          transition: TransitionProviders(dismissalInteraction: { _ in driver })))
      await stage.wait()
      stage.root.dismiss(animated: true)
      await stage.wait(0.1)
      driver.update(0.3)
      handle.close()
      await stage.wait(0.2)
      driver.cancel()
      await stage.wait()
      #expect(stage.answers.map(\.reason) == [.withdrawn])
      #expect(stage.root.presentedViewController == nil)
      await stage.end()
    }

    @Test func isShownByTheAppsPresentationController() async {
      let stage = Stage()
      weak var used: AppPresentation?
      stage.ask(
        .question,
        options: UIKitOptions(
          transition: TransitionProviders(presentationController: { controller, presenting in
            let made = AppPresentation(
              presentedViewController: controller, presenting: presenting)
            used = made
            return made
          })))
      await stage.wait()
      #expect(used != nil)
      #expect(stage.sceneView?.bounds.size == CGSize(width: 390, height: 844))
      stage.tap("action/keep")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["keep"])
      #expect(used == nil)
      await stage.end()
    }
  }
}

/// Fades the alert's view as a whole.
private final class AppAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var runs = 0
  private(set) var ends: [Bool] = []
  private let isEntering: Bool
  init(isEntering: Bool) { self.isEntering = isEntering }
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }
  /// Whether it forgets to complete.
  var isStuck = false
  /// Whether it ends as if it had been cancelled.
  var cancels = false
  private var waiting: (any UIViewControllerContextTransitioning)?
  func letGo() {
    waiting?.completeTransition(true)
    waiting = nil
  }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    runs += 1
    if isStuck { waiting = context }
    guard let view = context.view(forKey: isEntering ? .to : .from) else { return }
    if isEntering {
      view.frame = context.containerView.bounds
      context.containerView.addSubview(view)
      view.alpha = 0
    }
    UIView.animate(
      withDuration: 0.4, animations: { [isEntering] in view.alpha = isEntering ? 1 : 0 },
      completion: { [isStuck, cancels] _ in
        if !isStuck { context.completeTransition(!cancels && !context.transitionWasCancelled) }
      })
  }
  func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
}

private final class AppPresentation: UIPresentationController {
  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
