import Heed
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  @Suite @MainActor struct PresenterTests {
    @Test(arguments: DoubleOrder.all)
    func goesWithWhatPresentsIt(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      stage.ask(.question)
      await stage.wait()
      let remains = Remains(stage)
      stage.root.dismiss(animated: true)
      await stage.wait()
      #expect(stage.answers.map(\.reason) == [.interrupted])
      #expect(remains.names == [])
      stage.ask(.question)
      await stage.wait()
      #expect(stage.alertController != nil)
      await stage.end()
    }

    @Test(arguments: DoubleOrder.all)
    func leavesInTheMiddleOfItsEntry(_ order: DoubleOrder) async {
      for seconds in [0.0, 0.05, 0.1, 0.2] {
        let stage = Stage(order: order)
        let handle = stage.ask(.question)
        await stage.wait(seconds)
        let remains = Remains(stage)
        handle.close()
        await stage.wait()
        #expect(stage.answers.map(\.reason) == [.withdrawn])
        #expect(stage.root.presentedViewController == nil)
        #expect(stage.window.subviews.count == 1)
        #expect(remains.names == [])
        await stage.end()
      }
    }

    @Test func isPresentedByWhatIsOnTop() async {
      let stage = Stage()
      let sheet = UIViewController()
      stage.root.present(sheet, animated: true)
      await stage.wait()
      stage.ask(.question)
      await stage.wait()
      #expect(sheet.presentedViewController is AlertViewController)
      stage.tap("action/delete")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["delete"])
      #expect(stage.root.presentedViewController === sheet)
      await stage.end()
    }

    @Test func waitsForAPresenterThatComesOrGoes() async {
      for isComing in [true, false] {
        let stage = Stage()
        let sheet = UIViewController()
        stage.root.present(sheet, animated: true)
        await stage.wait(isComing ? 0.1 : 2)
        if !isComing {
          stage.root.dismiss(animated: true)
          await stage.wait(0.1)
        }
        stage.ask(.question)
        await stage.wait()
        let presenter = isComing ? sheet : stage.root
        #expect(presenter.presentedViewController is AlertViewController)
        stage.tap("action/keep")
        await stage.wait()
        #expect(stage.answers.map(\.action) == ["keep"])
        await stage.end()
      }
    }

    @Test func isUnavailableWhereNothingCanPresentIt() async {
      let stage = Stage()
      stage.ask(.question, from: UIViewController())
      await stage.wait(12)
      #expect(stage.answers.map(\.reason) == [.unavailable])
      #expect(stage.answers.map(\.wasShown) == [false])
      await stage.end()
    }

    @Test func keepsTheGestureOfANavigationControllerOffWhileItIsUp() async {
      let page = UIViewController()
      let navigation = UINavigationController(rootViewController: page)
      let gesture = navigation.interactivePopGestureRecognizer
      for end in ["action", "close", "dismiss", "early"] {
        let stage = Stage(root: navigation)
        let handle = stage.ask(.question, from: page)
        await stage.wait(end == "early" ? 0.1 : 3)
        #expect(gesture?.isEnabled == false)
        #expect(navigation.view.tintAdjustmentMode == .dimmed)
        switch end {
        case "action": stage.tap("action/keep")
        case "dismiss": navigation.dismiss(animated: true)
        default: handle.close()
        }
        await stage.wait()
        #expect(stage.answers.count == 1)
        #expect(gesture?.isEnabled == true, "\(end)")
        #expect(navigation.view.tintAdjustmentMode == .automatic)
        await stage.end()
      }
    }

    /// What the app switched off itself stays off.
    @Test func leavesAGestureOffThatWasOff() async {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let gesture = navigation.interactivePopGestureRecognizer
      gesture?.isEnabled = false
      let stage = Stage(root: navigation)
      stage.ask(.question)
      await stage.wait()
      stage.tap("action/keep")
      await stage.wait()
      #expect(gesture?.isEnabled == false)
      await stage.end()
    }

    /// A page that has not been seen yet is in the window of what holds it.
    @Test func isPresentedForAPageWithoutAView() async {
      let first = Stage()
      let stage = Stage()
      let page = UIViewController()
      stage.root.addChild(page)
      first.scene.doubleActivate()
      stage.ask(.note("One", "one"))
      stage.ask(.note("Two", "two"), from: page)
      await stage.wait()
      stage.tap("action/one")
      await stage.wait()
      stage.root.view.addSubview(page.view)
      await stage.wait()
      stage.tap("action/two")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["one", "two"])
      #expect(first.alertController == nil)
      await stage.end()
      await first.end()
    }

    /// A window without a scene is nobody's but the app's; when it is gone, what waits for it is told.
    @Test func isAnsweredWhereAWindowWithoutASceneIsGone() async {
      let stage = Stage()
      do {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        for _ in 0..<2 { Alert.question.present(in: window) { stage.answers.append($0) } }
        await stage.wait(1)
        window.isHidden = true
      }
      stage.ask(.question)
      await stage.wait(12)
      #expect(stage.answers.count == 2)
      #expect(stage.answers.allSatisfy { $0.action == nil })
      stage.tap("action/keep")
      await stage.wait()
      #expect(stage.answers.last?.action == "keep")
      await stage.end()
    }

    @Test func showsOneAfterAnotherInAScene() async {
      let stage = Stage()
      stage.ask(.question)
      stage.ask(Alert("Second", cancel: Action("Fine", id: "fine")))
      await stage.wait()
      stage.tap("action/delete")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["delete"])
      stage.tap("action/fine")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["delete", "fine"])
      #expect(stage.root.presentedViewController == nil)
      await stage.end()
    }

    @Test func showsTwoScenesAlertsAtOnce() async {
      let first = Stage()
      let second = Stage()
      first.ask(.question)
      second.ask(.question)
      await second.wait()
      #expect(first.alertController != nil)
      #expect(second.alertController != nil)
      first.tap("action/delete")
      second.tap("action/keep")
      await second.wait()
      #expect(first.answers.map(\.action) == ["delete"])
      #expect(second.answers.map(\.action) == ["keep"])
      await first.end()
      await second.end()
    }

    @Test func isInterruptedWithItsScene() async {
      for seconds in [0.1, 3] {
        let stage = Stage()
        stage.ask(.question)
        stage.ask(.question)
        await stage.wait(seconds)
        stage.scene.doubleDisconnect()
        await stage.wait(12)
        #expect(stage.answers.map(\.reason) == [.interrupted, .interrupted])
        await stage.end()
      }
    }

    @Test func losesItsPresenterInTheMiddleOfItsEntry() async {
      for order in DoubleOrder.all {
        let stage = Stage(order: order)
        stage.ask(.question)
        await stage.wait(0.1)
        let remains = Remains(stage)
        stage.window.rootViewController = UIViewController()
        await stage.wait(12)
        #expect(stage.answers.count <= 1)
        await stage.end()
        #expect(stage.answers.count == 1)
        #expect(remains.names == [], "\(order)")
      }
    }

    @Test func comesAgainAfterAnUrgentOne() async {
      let stage = Stage()
      stage.ask(.question)
      await stage.wait()
      stage.ask(
        Alert("Urgent", cancel: Action("Fine", id: "fine")),
        options: UIKitOptions(
          presentation: PresentationOptions(priority: 1, policy: .preempt)))
      await stage.wait()
      stage.tap("action/fine")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["fine"])
      stage.tap("action/delete")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["fine", "delete"])
      #expect(stage.root.presentedViewController == nil)
      await stage.end()
    }

    @Test func keepsWhatWasTypedWhileAnotherOneIsUp() async {
      let stage = Stage()
      let inner = UIViewController()
      inner.preferredContentSize = CGSize(width: 100, height: 60)
      var alert = Alert.question
      alert.content = [.field(Field("name")), .slot("map")]
      stage.ask(
        alert, options: UIKitOptions(content: SceneContent(slots: ["map": SlotContent(inner)])))
      await stage.wait()
      (stage.window.doubleFirstResponder as? UITextField)?.doubleType("Ada")
      stage.ask(
        Alert("Urgent", cancel: Action("Fine", id: "fine")),
        options: UIKitOptions(
          presentation: PresentationOptions(priority: 1, policy: .preempt)))
      await stage.wait()
      #expect(inner.parent == nil)
      stage.tap("action/fine")
      await stage.wait()
      #expect(inner.parent === stage.alertController)
      let field = stage.window.doubleFirstResponder as? UITextField
      #expect(field?.text == "Ada")
      stage.tap("action/keep")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["fine", "keep"])
      #expect(stage.answers.last?[field: "name"] == "Ada")
      #expect(inner.parent == nil)
      await stage.end()
    }

    @Test(arguments: DoubleOrder.all)
    func asksAgainFromACompletion(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      Alert.question.present(from: stage.root) { _ in stage.ask(.question) }
      await stage.wait()
      stage.tap("action/keep")
      await stage.wait()
      #expect(stage.alertController != nil)
      stage.tap("action/delete")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["delete"])
      #expect(stage.root.presentedViewController == nil)
      await stage.end()
    }

    @Test func isUnavailableWhereItsPresenterIsGone() async {
      let stage = Stage()
      stage.ask(.question)
      await stage.wait()
      do {
        let page = UIViewController()
        stage.root.addChild(page)
        stage.root.view.addSubview(page.view)
        stage.ask(.question, from: page)
        page.view.removeFromSuperview()
        page.removeFromParent()
      }
      await stage.wait()
      stage.tap("action/keep")
      await stage.wait(12)
      // The first one's answer waits until UIKit is through with it.
      #expect(Set(stage.answers.map(\.reason)) == [.action, .unavailable])
      #expect(stage.answers.count == 2)
      await stage.end()
    }

    @Test func isShownInAWindowWithoutAScene() async {
      let stage = Stage()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      stage.ask(.question, from: root)
      await stage.wait()
      let controller = root.presentedViewController as? AlertViewController
      #expect(controller != nil)
      controller?.delegate?.alert(sends: .activated("action/delete"))
      for _ in 0..<10 {
        window.layoutIfNeeded()
        await stage.wait(0.3)
      }
      #expect(stage.answers.map(\.action) == ["delete"])
      #expect(root.presentedViewController == nil)
      await stage.end()
    }

    @Test func takesTheFirstOfTwoTouches() async {
      let stage = Stage()
      stage.ask(.question)
      await stage.wait()
      guard let one = stage.place(of: "action/delete"), let two = stage.place(of: "action/keep")
      else {
        Issue.record("no actions")
        return await stage.end()
      }
      let first = stage.person.touch(one)
      let second = stage.person.touch(two)
      second?.lift()
      first?.lift()
      stage.person.tap(two)
      await stage.wait()
      #expect(stage.answers.count == 1)
      await stage.end()
    }
  }
}
