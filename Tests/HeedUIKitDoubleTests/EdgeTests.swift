import Heed
import HeedExamples
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  /// Things that happen at a bad time.
  @Suite @MainActor struct EdgeTests {
    @Test(arguments: DoubleOrder.all)
    func isClosedBeforeUIKitBegins(_ order: DoubleOrder) async {
      for inWindow in [false, true] {
        let stage = Stage(order: order)
        var answers: [Answer] = []
        let handle =
          inWindow
          ? Alert.question.present(inScene: stage.scene) { answers.append($0) }
          : Alert.question.present(from: stage.root) { answers.append($0) }
        handle.close()
        await stage.wait(12)
        #expect(answers.map(\.reason) == [.withdrawn])
        #expect(stage.root.presentedViewController == nil)
        #expect(stage.scene.windows.count == 1)
        await stage.end()
      }
    }

    /// UIKit may bring the view of one that was taken back already: it takes no keyboard from the app.
    @Test(arguments: DoubleOrder.all)
    func leavesTheKeyboardToTheAppWhereItIsClosedAtOnce(_ order: DoubleOrder) async {
      for isField in [true, false] {
        let stage = Stage(order: order)
        let mine = UITextField()
        stage.root.view.addSubview(mine)
        mine.becomeFirstResponder()
        let content: [Block] = isField ? [.field(Field("name"))] : []
        let handle = stage.ask(Alert.question.with { $0.content = content })
        handle.close()
        await stage.wait(12)
        #expect(stage.answers.map(\.reason) == [.withdrawn], "\(order), field: \(isField)")
        #expect(mine.isFirstResponder, "\(order), field: \(isField)")
        await stage.end()
      }
    }

    /// A presenter that never dismisses anything is asked twice; then the alert goes on without it.
    @Test(arguments: DoubleOrder.all)
    func isAnsweredWhereItsPresenterDismissesNothing(_ order: DoubleOrder) async {
      let root = StubbornController()
      let stage = Stage(root: root, order: order)
      stage.ask(.question)
      await stage.wait()
      root.isStubborn = true
      stage.tap("action/keep")
      await stage.wait(12)
      #expect(stage.answers.map(\.action) == ["keep"], "\(order)")
      #expect(root.asked == 2, "\(order)")
      #expect(stage.alertController?.view.isHidden == true, "\(order)")
      root.isStubborn = false
      root.dismiss(animated: false)
      await stage.wait()
      await stage.end()
    }

    /// A call that asks for the next one leaves it where it can be called off.
    @Test func callsOffATimeThatWasAskedForInTheLastOne() async {
      let stage = Stage()
      let timer = HostTimer(clock: .system)
      var calls: [String] = []
      timer.start(in: 1) {
        calls.append("first")
        timer.start(in: 1) { calls.append("second") }
      }
      await stage.wait(1.5)
      timer.stop()
      await stage.wait(2)
      #expect(calls == ["first"])
      await stage.end()
    }

    @Test(arguments: DoubleOrder.all)
    func isReplacedAtAnyTime(_ order: DoubleOrder) async {
      for seconds in [0.0, 0.05, 0.2, 0.5, 2] {
        let stage = Stage(order: order)
        stage.ask(.question)
        await stage.wait(seconds)
        stage.ask(
          Alert("Other", cancel: Action("Fine", id: "fine")),
          options: UIKitOptions(presentation: PresentationOptions(policy: .replace)))
        await stage.wait(6)
        #expect(stage.answers.map(\.reason) == [.replaced], "\(order) \(seconds)")
        stage.tap("action/fine")
        await stage.wait()
        #expect(stage.answers.map(\.action) == [nil, "fine"], "\(order) \(seconds)")
        #expect(stage.root.presentedViewController == nil)
        await stage.end()
      }
    }

    /// Also one that makes room for another has its completion when it is off the screen.
    @Test(arguments: DoubleOrder.all)
    func answersWhenUIKitIsThroughWithIt(_ order: DoubleOrder) async {
      for seconds in [0.1, 2] {
        let stage = Stage(order: order)
        weak var shown: UIViewController?
        var wasUp: [Bool] = []
        let alert = Alert.question
        alert.present(from: stage.root) { _ in
          wasUp.append(shown != nil && shown?.presentingViewController != nil)
        }
        await stage.wait(seconds)
        shown = stage.alertController
        stage.ask(
          .question, options: UIKitOptions(presentation: PresentationOptions(policy: .replace)))
        await stage.wait(6)
        #expect(wasUp == [false], "\(order) \(seconds)")
        await stage.end()
      }
    }

    /// It does not come in first to leave then.
    @Test(arguments: DoubleOrder.all)
    func turnsRoundInTheMiddleOfASlowEntry(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      let handle = stage.ask(
        Alert.question.with { $0.enter = .custom(Pose(opacity: 0), duration: 4) })
      await stage.wait(0.5)
      handle.close()
      await stage.wait(1)
      #expect(stage.answers.map(\.reason) == [.withdrawn])
      stage.expectNothingLeft("\(order)")
      await stage.end()
    }

    /// UIKit has the controller still, although it was never seen: what the app presents would be refused.
    @Test(arguments: DoubleOrder.all)
    func letsTheAppPresentFromTheAnswerOfWhatWasNeverSeen(_ order: DoubleOrder) async {
      for isHeld in [true, false] {
        let stage = Stage(order: order)
        let next = UIViewController()
        let driver = UIPercentDrivenInteractiveTransition()
        let options = UIKitOptions(
          transition: isHeld
            ? TransitionProviders(presentationInteraction: { _ in driver }) : TransitionProviders())
        let handle = Alert.question.present(from: stage.root, options: options) { _ in
          stage.root.present(next, animated: false)
        }
        if isHeld {
          await stage.wait(0.1)
          driver.update(0.3)
        }
        handle.close()
        await stage.wait(1)
        if isHeld { driver.cancel() }
        await stage.wait(12)
        #expect(handle.answer?.reason == .withdrawn)
        #expect(stage.root.presentedViewController === next, "\(order), held: \(isHeld)")
        await stage.end()
      }
    }

    @Test func isTurnedInTheMiddleOfADrag() async {
      let stage = Stage()
      var alert = Alert.question
      alert.style = .sheet
      stage.ask(alert)
      await stage.wait()
      guard let start = stage.place(of: "title"), let finger = stage.person.touch(start) else {
        Issue.record("no title")
        return await stage.end()
      }
      for step in 1...5 {
        await stage.wait(0.02)
        finger.move(to: CGPoint(x: start.x, y: start.y + CGFloat(step * 8)))
      }
      stage.window.doubleResize(to: CGSize(width: 844, height: 390))
      await stage.wait(0.1)
      finger.cancel()
      await stage.wait()
      #expect(stage.answers == [])
      #expect(stage.sceneView?.panel.transform == .identity)
      #expect(stage.alertController?.backdrop?.strength == 1)
      stage.tap("action/keep")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["keep"])
      await stage.end()
    }

    @Test func meetsTheKeyboardOnItsWayIn() async {
      let stage = Stage()
      stage.ask(InputTests.form)
      await stage.wait(0.05)
      stage.person.moveKeyboard(to: 380)
      await stage.wait()
      let panel = stage.sceneView?.scene?.panelFrame
      #expect((panel?.maxY ?? 999) <= 844 - 380)
      let shown = stage.sceneView?.views["panel"].map { $0.convert($0.bounds, to: nil) }
      #expect(shown.map { Double($0.maxY) } == panel?.maxY)
      stage.tap("action/cancel")
      await stage.wait(0.05)
      stage.person.moveKeyboard(to: 0)
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["cancel"])
      await stage.end()
    }

    @Test func changesWhileItLeaves() async {
      let stage = Stage()
      let handle = stage.ask(.question)
      await stage.wait()
      stage.tap("action/delete")
      await stage.wait(0.05)
      var alert = Alert.question
      alert.title = "Something else?"
      handle.update(alert)
      stage.scene.doubleChange { $0.userInterfaceStyle = .dark }
      stage.window.doubleResize(to: CGSize(width: 844, height: 390))
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["delete"])
      await stage.end()
    }

    @Test func isGoneFromTheScreenAtOnceWhenItsSurfaceIs() async {
      for seconds in [0.1, 2] {
        let stage = Stage()
        stage.ask(.question)
        await stage.wait(seconds)
        weak let controller = stage.alertController
        stage.scene.doubleDisconnect()
        #expect(controller?.viewIfLoaded?.isHidden != false)
        #expect(stage.answers.map(\.reason) == [.interrupted])
        await stage.end()
      }
    }

    @Test func showsItselfFromRightToLeft() async {
      let arabic = UITraitCollection.doublePhone.doubleWith { $0.layoutDirection = .rightToLeft }
      let stage = Stage(traits: arabic)
      var alert = Alert.question
      alert.content = [.field(Field("name", placeholder: "Name"))]
      stage.ask(alert)
      await stage.wait()
      #expect(stage.sceneView?.scene?.direction == .rightToLeft)
      #expect(stage.sceneView?.semanticContentAttribute == .forceRightToLeft)
      let field = stage.window.doubleFirstResponder as? UITextField
      #expect(field?.textAlignment == .right)
      await stage.end()
    }

    @Test func keepsItsOwnAppearance() async {
      let stage = Stage()
      var alert = Alert.question
      alert.appearance = .dark
      stage.ask(alert)
      await stage.wait()
      #expect(stage.sceneView?.traitCollection.userInterfaceStyle == .dark)
      #expect(stage.window.traitCollection.userInterfaceStyle == .light)
      var light = Alert.question
      light.appearance = .light
      await stage.end()
    }

    /// Every example comes and goes on every kind of screen without a word of complaint.
    @Test(
      arguments: ExampleAlerts.all,
      [CGSize(width: 320, height: 256), CGSize(width: 1366, height: 1024)])
    func comesAndGoesOnEveryScreen(_ example: Example, _ size: CGSize) async {
      let isTablet = size.width > 1000
      let stage = Stage(size: size, traits: isTablet ? SystemTests.tablet : .doublePhone)
      let handle = stage.ask(example.alert)
      await stage.wait()
      let panel = stage.sceneView?.scene?.panelFrame ?? Rect()
      #expect(panel.width > 0 && panel.maxX <= Double(size.width) + 0.5)
      let remains = Remains(stage)
      handle.close()
      await stage.wait()
      #expect(stage.answers.map(\.reason) == [.withdrawn])
      #expect(remains.names == [])
      await stage.end()
    }

    @Test func tellsTheAppsViewOfAnActionItsState() async {
      let stage = Stage()
      let made = LoudActionView()
      let content = SceneContent(actionViews: ["delete": { made }])
      stage.ask(.question, options: UIKitOptions(content: content))
      await stage.wait()
      #expect(made.window === stage.window)
      #expect(made.states.last?.id == "delete")
      #expect(made.states.last?.role == .destructive)
      guard let place = stage.place(of: "action/delete") else {
        Issue.record("no action")
        return await stage.end()
      }
      let finger = stage.person.touch(place)
      await stage.drain()
      #expect(made.states.last?.isPressed == true)
      finger?.lift()
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["delete"])
      await stage.end()
    }
  }
}

private final class LoudActionView: ActionView {
  private(set) var states: [ActionViewState] = []
  override func configure(with state: ActionViewState) {
    super.configure(with: state, showsNodes: false)
    states.append(state)
  }
}

private final class StubbornController: UIViewController {
  var isStubborn = false
  private(set) var asked = 0

  override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if isStubborn { asked += 1 } else { super.dismiss(animated: animated, completion: completion) }
  }
}
