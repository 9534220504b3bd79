import Heed
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  @Suite @MainActor struct WindowTests {
    @Test(arguments: DoubleOrder.all)
    func hasAWindowOfItsOwnAndLeavesNothing(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      var answers: [Answer] = []
      Alert.question.present(inScene: stage.scene) { answers.append($0) }
      await stage.wait()
      weak let window = stage.alertController?.view.window
      #expect(window is AlertWindow)
      #expect(window?.windowLevel == .alert)
      #expect(window?.accessibilityViewIsModal == true)
      #expect(window?.isKeyWindow == true)
      #expect(stage.root.presentedViewController == nil)
      let remains = Remains(stage)
      stage.tap("action/delete")
      await stage.wait()
      #expect(answers.map(\.action) == ["delete"])
      #expect(window == nil)
      #expect(remains.names == [])
      #expect(stage.scene.windows == [stage.window])
      await stage.end()
    }

    @Test func takesTheKeyboardForAFieldAndGivesItBack() async {
      let stage = Stage()
      let mine = UITextField()
      stage.root.view.addSubview(mine)
      mine.becomeFirstResponder()
      var alert = Alert.question
      alert.content = [.field(Field("name", placeholder: "Name"))]
      var answers: [Answer] = []
      alert.present(inScene: stage.scene) { answers.append($0) }
      await stage.wait()
      let window = stage.alertController?.view.window
      #expect(window?.isKeyWindow == true)
      #expect(!stage.window.isKeyWindow)
      let field = window?.doubleFirstResponder as? UITextField
      field?.doubleType("Ada")
      stage.tap("action/keep")
      await stage.wait()
      #expect(answers.map { $0[field: "name"] } == ["Ada"])
      #expect(stage.window.isKeyWindow)
      #expect(mine.isFirstResponder)
      await stage.end()
    }

    /// Of several windows of the app, the one with the keys has what the focus goes back to.
    @Test func givesTheFocusBackToTheWindowThatHadTheKeys() async {
      let stage = Stage()
      let second = UIWindow(windowScene: stage.scene)
      second.rootViewController = UIViewController()
      second.makeKeyAndVisible()
      let mine = UITextField()
      second.rootViewController?.view.addSubview(mine)
      mine.becomeFirstResponder()
      let alert = Alert.question.with { $0.content = [.field(Field("name"))] }
      alert.present(inScene: stage.scene) { stage.answers.append($0) }
      await stage.wait()
      #expect(stage.window.rootViewController?.view.tintAdjustmentMode == .automatic)
      #expect(second.tintAdjustmentMode == .dimmed)
      mine.resignFirstResponder()
      stage.tap("action/keep")
      await stage.wait()
      #expect(second.isKeyWindow)
      #expect(mine.isFirstResponder)
      second.isHidden = true
      second.rootViewController = nil
      await stage.end()
    }

    @Test func letsTouchesThroughBesideABanner() async {
      let stage = Stage()
      let button = UIButton(frame: CGRect(x: 100, y: 600, width: 100, height: 50))
      var touched = 0
      button.addAction(UIAction { _ in touched += 1 }, for: .touchUpInside)
      stage.root.view.addSubview(button)
      for inWindow in [true, false] {
        var alert = Alert(style: .banner, title: "Saved", cancel: Action("Undo", id: "undo"))
        alert.dismissal.timeout = 60
        var answers: [Answer] = []
        if inWindow {
          alert.present(inScene: stage.scene) { answers.append($0) }
        } else {
          alert.present(from: stage.root) { answers.append($0) }
        }
        await stage.wait()
        // A touch makes a window the key window, if it lets that happen.
        #expect(stage.alertController?.view.window?.canBecomeKey == false)
        #expect(stage.alertController?.view.window?.accessibilityViewIsModal == false)
        touched = 0
        stage.person.tap(CGPoint(x: 150, y: 625))
        #expect(touched == 1, "in a window: \(inWindow)")
        #expect(answers == [])
        stage.tap("action/undo")
        await stage.wait()
        #expect(answers.map(\.action) == ["undo"], "in a window: \(inWindow)")
      }
      await stage.end()
    }

    /// Without a scene there is no window of its own.
    @Test func letsTouchesThroughBesideABannerWithoutAScene() async {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      let button = UIButton(frame: CGRect(x: 100, y: 600, width: 100, height: 50))
      root.view.addSubview(button)
      let stage = Stage()
      stage.ask(Alert("Saved", style: .banner, cancel: "Undo"), from: root)
      for _ in 0..<4 {
        window.layoutIfNeeded()
        await stage.wait(0.3)
      }
      let controller = root.presentedViewController as? AlertViewController
      #expect(window.hitTest(CGPoint(x: 150, y: 625), with: nil) === button)
      let panel = controller?.sceneView.scene?.panelFrame ?? Rect()
      let middle = CGPoint(x: panel.midX, y: panel.midY)
      #expect(window.hitTest(middle, with: nil)?.isDescendant(of: root.view) == false)
      controller?.delegate?.alert(sends: .activated("action/cancel"))
      for _ in 0..<10 {
        window.layoutIfNeeded()
        await stage.wait(0.3)
      }
      #expect(stage.answers.count == 1)
      await stage.end()
    }

    @Test func keepsTouchesFromTheAppBesideAnAlert() async {
      for inWindow in [true, false] {
        let stage = Stage()
        let button = UIButton(frame: CGRect(x: 10, y: 100, width: 100, height: 50))
        var touched = 0
        button.addAction(UIAction { _ in touched += 1 }, for: .touchUpInside)
        stage.root.view.addSubview(button)
        if inWindow {
          Alert.question.present(inScene: stage.scene) { _ in }
        } else {
          stage.ask(.question)
        }
        for seconds in [0.05, 0.1, 2] {
          await stage.wait(seconds)
          stage.person.tap(CGPoint(x: 50, y: 125))
          #expect(touched == 0)
        }
        await stage.end()
      }
    }

    @Test func waitsForTheFirstScene() async {
      let connected = UIApplication.shared.connectedScenes
      for scene in connected { (scene as? UIWindowScene)?.doubleDisconnect() }
      var answers: [Answer] = []
      Alert.question.present { answers.append($0) }
      let stage = Stage()
      await stage.wait()
      #expect(stage.alertController?.view.window is AlertWindow)
      stage.tap("action/keep")
      await stage.wait()
      #expect(answers.map(\.action) == ["keep"])
      await stage.end()
    }

    /// What waited for a scene has its turn there, and what is asked next waits for it.
    @Test func takesTurnsInTheSceneThatItWaitedFor() async {
      let connected = UIApplication.shared.connectedScenes
      for scene in connected { (scene as? UIWindowScene)?.doubleDisconnect() }
      Alert.note("One", "one").present { _ in }
      let stage = Stage()
      await stage.wait(1)
      let second = Alert.note("Two", "two").present(inScene: stage.scene) { _ in }
      await stage.wait()
      #expect(!second.isUp)
      stage.tap("action/one")
      await stage.wait()
      #expect(second.isUp)
      stage.tap("action/two")
      await stage.wait()
      #expect(second.answer?.action == "two")
      await stage.end()
    }

    @Test func isUnavailableInASceneThatIsNotThere() async {
      let stage = Stage()
      var answers: [Answer] = []
      Alert.question.present(inSceneNamed: "nowhere") { answers.append($0) }
      await stage.wait(12)
      #expect(answers.map(\.reason) == [.unavailable])
      await stage.end()
    }

    @Test func goesWithItsSceneFromAWindowOfItsOwn() async {
      for seconds in [0.05, 2] {
        let stage = Stage()
        var answers: [Answer] = []
        Alert.question.present(inScene: stage.scene) { answers.append($0) }
        await stage.wait(seconds)
        weak let window = stage.alertController?.view.window
        stage.scene.doubleDisconnect()
        await stage.wait(12)
        #expect(answers.map(\.reason) == [.interrupted])
        #expect(window == nil)
        await stage.end()
      }
    }
  }
}
