import Heed
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  /// What the keyboard does to an alert (request 4 of `docs/ios-requests.md`).
  @Suite @MainActor struct KeyboardTests {
    private func panel(_ stage: Stage) -> Rect { stage.sceneView?.scene?.panelFrame ?? Rect() }

    private func post(_ frame: CGRect) {
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
        userInfo: [
          UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
          UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
          UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        ])
    }

    /// It shrinks and scrolls to the field that has the keyboard, and is not pushed off the top.
    @Test(arguments: [CGSize(width: 390, height: 844), CGSize(width: 390, height: 480)])
    func staysBelowTheStatusBarAndShowsTheField(_ size: CGSize) async {
      let stage = Stage(size: size)
      let alert = InputTests.form.with {
        $0.message = PlacedText(RichText(String(repeating: "Words and words. ", count: 40)))
        $0.content.append(.field(Field("last", placeholder: "Last")))
      }
      stage.ask(alert)
      await stage.wait()
      let field = stage.sceneView?.element(for: "content/3") as? UITextField
      field?.becomeFirstResponder()
      stage.person.moveKeyboard(to: size.height / 2.4)
      await stage.wait()
      let panel = panel(stage)
      #expect(panel.y >= 47)
      #expect(panel.maxY <= Double(size.height - size.height / 2.4))
      let shown = field.map { Rect($0.convert($0.bounds, to: nil)) } ?? Rect()
      #expect(shown.y >= panel.y - 0.5)
      #expect(shown.maxY <= panel.maxY + 0.5)
      #expect(field?.isFirstResponder == true)
      #expect(
        stage.place(of: "action/cancel").map { $0.y < size.height - size.height / 2.4 } == true)
      stage.person.moveKeyboard(to: 0)
      await stage.end()
    }

    @Test(arguments: [0.25, 0.8])
    func movesAsLongAsTheKeyboardDoes(_ seconds: Double) async {
      let stage = Stage()
      stage.ask(InputTests.form)
      await stage.wait()
      guard let view = stage.sceneView?.views["panel"] else {
        Issue.record("no panel")
        return await stage.end()
      }
      let before = view.frame.minY
      stage.person.moveKeyboard(to: 400, seconds: seconds)
      await stage.wait(seconds * 0.6)
      #expect(view.doubleFrame.minY < before - 1)
      #expect(view.doubleFrame.minY > view.frame.minY + 0.5)
      await stage.wait(seconds * 0.5)
      #expect(abs(view.doubleFrame.minY - view.frame.minY) < 0.01)
      stage.person.moveKeyboard(to: 0)
      await stage.end()
    }

    /// With a hardware keyboard there is only its bar at the bottom: nothing is thrown anywhere.
    @Test func standsStillForTheBarOfAHardwareKeyboard() async {
      let stage = Stage()
      stage.ask(InputTests.form)
      await stage.wait()
      let before = panel(stage)
      stage.person.moveKeyboard(to: 69)
      await stage.wait()
      let after = panel(stage)
      #expect(after.height == before.height)
      #expect(after.y <= before.y)
      #expect(before.y - after.y < 35)
      stage.person.moveKeyboard(to: 0)
      await stage.wait()
      #expect(panel(stage) == before)
      await stage.end()
    }

    @Test func standsStillForAKeyboardThatFloats() async {
      let stage = Stage(size: CGSize(width: 1024, height: 768), traits: SystemTests.tablet)
      stage.ask(InputTests.form)
      await stage.wait()
      let before = panel(stage)
      post(CGRect(x: 300, y: 300, width: 320, height: 260))
      await stage.wait()
      #expect(panel(stage) == before)
      post(CGRect(x: 0, y: 500, width: 1024, height: 268))
      await stage.wait()
      #expect(panel(stage).maxY <= 500)
      // It is taken off its edge again.
      post(CGRect(x: 40, y: 200, width: 320, height: 260))
      await stage.wait()
      #expect(panel(stage) == before)
      post(CGRect(x: 0, y: 768, width: 1024, height: 268))
      await stage.end()
    }

    /// A window that is not as high as the screen is covered by less of it.
    @Test func countsOnlyWhatCoversItsWindow() async {
      let stage = Stage(size: CGSize(width: 700, height: 600))
      stage.window.frame.origin = CGPoint(x: 0, y: 100)
      stage.ask(InputTests.form)
      await stage.wait()
      post(CGRect(x: 0, y: 500, width: 700, height: 400))
      await stage.wait()
      #expect(stage.session?.environment.keyboardHeight == 200)
      post(CGRect(x: 0, y: 900, width: 700, height: 400))
      await stage.end()
    }
  }
}
