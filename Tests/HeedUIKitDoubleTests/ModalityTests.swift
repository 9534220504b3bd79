import Heed
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  /// What the app behind an alert gets while it is up, and back afterwards.
  @Suite @MainActor struct ModalityTests {
    @Test(arguments: [UIKitAppearance.drawn, .system])
    func takesKeysFromTheAppBehindItsWindow(_ appearance: UIKitAppearance) async {
      let stage = Stage()
      let mine = UITextField()
      stage.root.view.addSubview(mine)
      mine.becomeFirstResponder()
      let options = UIKitOptions(appearance: appearance)
      let handle = Alert.question.present(inScene: stage.scene, options: options) { _ in }
      await stage.wait()
      #expect(!stage.window.isKeyWindow)
      handle.close()
      await stage.wait()
      #expect(handle.answer?.reason == .withdrawn)
      #expect(stage.window.isKeyWindow)
      #expect(mine.isFirstResponder)
      stage.expectNothingLeft()
      await stage.end()
    }

    @Test func givesAControllerItsBarAboveTheKeyboardBack() async {
      let chat = ChatController()
      let stage = Stage(root: chat)
      chat.becomeFirstResponder()
      stage.ask(.question)
      await stage.wait()
      #expect(!chat.isFirstResponder)
      stage.tap("action/keep")
      await stage.wait()
      #expect(chat.isFirstResponder)
      await stage.end()
    }

    @Test func keepsTheEscapeGestureOfAForcedAlertFromTheApp() async {
      let stage = Stage()
      var alert = Alert.question
      alert.dismissal.isForced = true
      stage.ask(alert)
      await stage.wait()
      #expect(stage.alertController?.accessibilityPerformEscape() == true)
      await stage.wait()
      #expect(stage.answers == [])
      await stage.end()
    }

    @Test func leavesAControllerFreeToPresentBehindABanner() async {
      let stage = Stage()
      stage.ask(Alert("Saved", style: .banner, cancel: "Undo"))
      await stage.wait()
      #expect(stage.alertController?.view.window is AlertWindow)
      #expect(stage.window.isKeyWindow)
      let next = UIViewController()
      stage.root.present(next, animated: false)
      await stage.wait()
      #expect(stage.root.presentedViewController === next)
      #expect(stage.answers == [])
      next.dismiss(animated: false)
      await stage.wait()
      await stage.end()
    }

    @Test func typesIntoAFieldOfABannerThatAFingerTouched() async {
      let stage = Stage()
      var banner = Alert("Reply", style: .banner, cancel: "Close")
      banner.content = [.field(Field("text", placeholder: "Text"))]
      stage.ask(banner)
      await stage.wait()
      #expect(stage.window.isKeyWindow)
      #expect(stage.alertController?.view.window is AlertWindow)
      let field = stage.sceneView?.element(for: "content/0") as? UITextField
      field?.becomeFirstResponder()
      await stage.wait()
      #expect(stage.alertController?.view.window?.isKeyWindow == true)
      await stage.end()
      #expect(stage.window.isKeyWindow)
    }

    @Test func followsTheSizeOfTheAppsController() async {
      let stage = Stage()
      let inner = UIViewController()
      inner.preferredContentSize = CGSize(width: 100, height: 80)
      var alert = Alert.question
      alert.content = [.slot("map", label: "Map")]
      stage.ask(
        alert, options: UIKitOptions(content: SceneContent(slots: ["map": SlotContent(inner)])))
      await stage.wait()
      inner.preferredContentSize.height = 120
      await stage.wait()
      #expect(inner.view.frame.height == 120)
      await stage.end()
    }
  }

  private final class ChatController: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
  }
}
