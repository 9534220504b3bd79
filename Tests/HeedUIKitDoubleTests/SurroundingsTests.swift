import Heed
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  /// Scenes, windows, orientations and popovers (requests 7, 8, 15 and 16 of `docs/ios-requests.md`).
  @Suite @MainActor struct SurroundingsTests {
    // MARK: Which scene

    private func forgetScenes() {
      for scene in UIApplication.shared.connectedScenes {
        (scene as? UIWindowScene)?.doubleDisconnect()
      }
    }

    @Test func choosesTheActiveSceneElseOneInFrontElseOneBehind() async {
      forgetScenes()
      let stages = [Stage(), Stage(), Stage()]
      stages[0].scene.doubleEnterBackground()
      stages[1].scene.doubleEnterForeground()
      for expected in [2, 1, 0] {
        var answers: [Answer] = []
        Alert.question.present { answers.append($0) }
        await stages[0].wait()
        #expect(stages.map { $0.alertController != nil } == (0..<3).map { $0 == expected })
        stages[expected].tap("action/keep")
        await stages[0].wait()
        #expect(answers.map(\.action) == ["keep"])
        if expected == 2 { stages[2].scene.doubleEnterBackground() }
        if expected == 1 { stages[1].scene.doubleEnterBackground() }
        // Only the first is left in the end.
        if expected == 1 {
          await stages[2].end()
          await stages[1].end()
        }
      }
      await stages[0].end()
    }

    @Test func choosesTheSceneThatWasActiveLast() async {
      forgetScenes()
      let stages = [Stage(), Stage()]
      for latest in [0, 1, 0] {
        stages[latest].scene.doubleActivate()
        Alert.question.present { _ in }
        await stages[0].wait()
        #expect(stages.map { $0.alertController != nil } == (0..<2).map { $0 == latest })
        stages[latest].tap("action/keep")
        await stages[0].wait()
      }
      await stages[0].end()
      await stages[1].end()
    }

    /// The screen of a car has a scene of another kind.
    @Test func showsNothingOnTheScreenOfACar() async {
      forgetScenes()
      let car = Stage()
      car.scene.session.doubleRole = UISceneSession.Role(rawValue: "CPTemplateApplication")
      var answers: [Answer] = []
      Alert.question.present { answers.append($0) }
      await car.wait()
      #expect(car.alertController == nil)
      #expect(answers == [])
      let stage = Stage()
      await stage.wait()
      #expect(stage.alertController?.view.window is AlertWindow)
      stage.tap("action/keep")
      await stage.wait()
      #expect(answers.map(\.action) == ["keep"])
      await stage.end()
      await car.end()
    }

    @Test func isShownInTheSceneOfAName() async {
      forgetScenes()
      let other = Stage()
      let stage = Stage()
      let name = stage.scene.session.persistentIdentifier
      var answers: [Answer] = []
      other.scene.doubleActivate()
      Alert.question.present(inSceneNamed: name) { answers.append($0) }
      await stage.wait()
      #expect(other.alertController == nil)
      stage.tap("action/delete")
      await stage.wait()
      #expect(answers.map(\.action) == ["delete"])
      await stage.end()
      await other.end()
    }

    @Test func isShownOverWhateverAWindowShows() async {
      let stage = Stage()
      let sheet = UIViewController()
      stage.root.present(sheet, animated: false)
      await stage.wait()
      Alert.question.present(in: stage.window) { stage.answers.append($0) }
      await stage.wait()
      #expect(sheet.presentedViewController is AlertViewController)
      stage.tap("action/keep")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["keep"])
      await stage.end()
    }

    // MARK: Orientations and bars

    @Test func allowsTheOrientationsOfWhatPresentsIt() async {
      for inWindow in [true, false] {
        let root = LockedController()
        let stage = Stage(root: root)
        if inWindow {
          Alert.question.present(inScene: stage.scene) { _ in }
        } else {
          stage.ask(.question)
        }
        await stage.wait()
        let window = stage.alertController?.view.window
        for controller in [stage.alertController, window?.rootViewController] {
          #expect(controller?.supportedInterfaceOrientations == .portrait)
          #expect(controller?.preferredStatusBarStyle == .lightContent)
          #expect(controller?.prefersStatusBarHidden == true)
        }
        #expect(window?.rootViewController?.prefersHomeIndicatorAutoHidden == true)
        await stage.end()
      }
    }

    @Test func looksLikeTheAppsWindow() async {
      let stage = Stage()
      stage.window.tintColor = .systemRed
      stage.window.overrideUserInterfaceStyle = .dark
      Alert.question.present(inScene: stage.scene) { _ in }
      await stage.wait()
      let window = stage.alertController?.view.window
      #expect(window !== stage.window)
      #expect(window?.tintColor == .systemRed)
      #expect(window?.overrideUserInterfaceStyle == .dark)
      #expect(stage.session?.environment.appearance == .dark)
      await stage.end()
    }

    /// An extension has no scene that opens anything.
    @Test func opensLinksThroughTheContextOfAnExtension() async {
      let root = ExtensionController()
      let stage = Stage(root: root)
      var text = RichText("Read ")
      text.append(RichText("the terms", TextAttributes(link: "https://example.org/terms")))
      stage.ask(Alert(title: "Terms", message: PlacedText(text), cancel: "OK"))
      await stage.wait()
      #expect(stage.element("the terms")?.accessibilityActivate() == true)
      await stage.wait()
      #expect(root.context.doubleOpened.map(\.absoluteString) == ["https://example.org/terms"])
      #expect(stage.scene.doubleOpened == [])
      await stage.end()
    }

    // MARK: Keys

    /// A banner over a field that is being typed in takes neither the keyboard nor the key window.
    @Test(arguments: DoubleOrder.all)
    func leavesTheKeyboardToTheAppUnderABanner(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      let mine = UITextField()
      stage.root.view.addSubview(mine)
      mine.becomeFirstResponder()
      let handle = stage.ask(Alert("Saved", style: .banner, cancel: "Undo"))
      await stage.wait()
      #expect(stage.alertController?.view.window is AlertWindow)
      #expect(stage.window.isKeyWindow)
      #expect(mine.isFirstResponder)
      stage.person.press(.keyboardA, "a")
      #expect(mine.text == "a")
      #expect(stage.window.tintAdjustmentMode == .automatic, "the app stays as bright as it is")
      handle.close()
      await stage.wait()
      #expect(mine.isFirstResponder)
      stage.expectNothingLeft()
      await stage.end()
    }

    // MARK: Popovers

    private func tabletStage() -> (Stage, UIButton) {
      let stage = Stage(size: CGSize(width: 1024, height: 768), traits: SystemTests.tablet)
      let button = UIButton(frame: CGRect(x: 500, y: 300, width: 80, height: 40))
      stage.root.view.addSubview(button)
      return (stage, button)
    }

    @Test func pointsToItsAnchorAfterARotation() async {
      let (stage, button) = tabletStage()
      let rect = CGRect(x: 5, y: 6, width: 7, height: 8)
      stage.ask(
        SystemTests.sheet, options: UIKitOptions(anchor: PopoverAnchor(button, rect: rect)))
      await stage.wait()
      let popover = stage.alertController?.popoverPresentationController
      popover?.sourceView = nil
      popover?.sourceRect = CGRect()
      stage.window.doubleResize(to: CGSize(width: 768, height: 1024), traits: SystemTests.tablet)
      await stage.wait()
      #expect(popover?.sourceView === button)
      #expect(popover?.sourceRect == rect)
      stage.tap("action/keep")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["keep"])
      await stage.end()
    }

    @Test(arguments: DoubleOrder.all)
    func isDrawnWhereItsAnchorIsGone(_ order: DoubleOrder) async {
      let (stage, button) = tabletStage()
      DoubleOrder.current = order
      stage.ask(.note("First", "first"))
      stage.ask(SystemTests.sheet, options: UIKitOptions(anchor: PopoverAnchor(button)))
      await stage.wait()
      button.removeFromSuperview()
      stage.tap("action/first")
      await stage.wait()
      #expect(stage.alertController != nil)
      #expect(stage.alertController?.isPopover == false)
      stage.tap("action/keep")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["first", "keep"])
      stage.expectNothingLeft()
      await stage.end()
    }

    /// What it points to goes while it is up.
    @Test func staysWhereItsAnchorGoes() async {
      let (stage, button) = tabletStage()
      stage.ask(SystemTests.sheet, options: UIKitOptions(anchor: PopoverAnchor(button)))
      await stage.wait()
      button.removeFromSuperview()
      stage.window.doubleResize(to: CGSize(width: 768, height: 1024), traits: SystemTests.tablet)
      await stage.wait()
      stage.tap("action/keep")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["keep"])
      await stage.end()
    }

    /// The way out is in sight in a popover too, and the person who touches beside it takes it.
    @Test func showsTheWayOutInAPopover() async {
      let (stage, button) = tabletStage()
      stage.ask(SystemTests.sheet, options: UIKitOptions(anchor: PopoverAnchor(button)))
      await stage.wait()
      let view = stage.alertController?.view
      let action = stage.sceneView?.views["action/keep"]
      let shown = action.map { $0.convert($0.bounds, to: view) } ?? CGRect()
      #expect(view?.bounds.contains(shown.middle) == true)
      #expect(shown.height >= 44)
      await stage.end()
    }
  }
}

private final class LockedController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
}

private final class ExtensionController: UIViewController {
  let context = NSExtensionContext()
  override var extensionContext: NSExtensionContext? { context }
}
