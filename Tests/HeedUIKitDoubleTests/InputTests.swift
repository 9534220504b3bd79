import Heed
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  @Suite @MainActor struct InputTests {
    static var form: Alert {
      var alert = Alert(
        title: "Sign in", actions: [Action("Sign in", id: "go", needsValid: true)],
        cancel: Action("Cancel", id: "cancel"))
      var name = Field("name", placeholder: "Name")
      name.isRequired = true
      alert.content = [
        .field(name), .field(Field("word", placeholder: "Password", input: .secure)),
        .field(Field("notes", placeholder: "Notes", input: .multiline)),
      ]
      return alert
    }

    @Test func typesIntoFieldsAndGoesOnByReturn() async {
      let stage = Stage()
      stage.ask(Self.form)
      await stage.wait()
      let name = stage.window.doubleFirstResponder as? UITextField
      #expect(name?.accessibilityIdentifier == "content/0")
      #expect(name?.returnKeyType == .next)
      name?.doubleType("Ada")
      await stage.drain()
      #expect(name?.text == "Ada")
      #expect(name?.isFirstResponder == true)
      stage.person.press(.keyboardReturnOrEnter)
      await stage.drain()
      let word = stage.window.doubleFirstResponder as? UITextField
      #expect(word?.accessibilityIdentifier == "content/1")
      #expect(word?.isSecureTextEntry == true)
      word?.doubleType("secret")
      stage.person.press(.keyboardTab)
      await stage.drain()
      let notes = stage.window.doubleFirstResponder as? UITextView
      notes?.doubleType("one\ntwo")
      stage.tap("action/go")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["go"])
      #expect(stage.answers.first?[field: "name"] == "Ada")
      #expect(stage.answers.first?[field: "word"] == "secret")
      #expect(stage.answers.first?[field: "notes"] == "one\ntwo")
      await stage.end()
    }

    @Test func staysForAFieldThatIsNotFilledIn() async {
      let stage = Stage()
      stage.ask(Self.form)
      await stage.wait()
      stage.tap("action/go")
      await stage.wait()
      #expect(stage.answers == [])
      #expect(stage.sceneView?.session?.focus == "content/0")
      #expect(DoubleAccessibility.announcements.contains("Fill this in."))
      (stage.window.doubleFirstResponder as? UITextField)?.doubleType("A")
      stage.tap("action/go")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["go"])
      await stage.end()
    }

    @Test func doesNotDisturbWhatAnInputMethodComposes() async {
      let stage = Stage()
      let handle = stage.ask(Self.form)
      await stage.wait()
      let name = stage.window.doubleFirstResponder as? UITextField
      name?.doubleType("に")
      name?.markedTextRange = UITextRange()
      var changed = Self.form
      changed.content[0] = .field(Field("name", placeholder: "Name", value: "Other"))
      handle.update(changed)
      await stage.wait()
      #expect(name?.text == "に")
      #expect(name?.isFirstResponder == true)
      await stage.end()
    }

    @Test func movesAwayFromTheKeyboard() async {
      let stage = Stage()
      stage.ask(Self.form)
      await stage.wait()
      let before = stage.sceneView?.scene?.panelFrame.y ?? 0
      stage.person.moveKeyboard(to: 400)
      await stage.drain()
      let panel = stage.sceneView?.scene?.panelFrame
      #expect((panel?.y ?? 0) < before)
      #expect((panel?.maxY ?? 999) <= 844 - 400)
      let view = stage.sceneView?.views["panel"]
      #expect(view.map { $0.doubleFrame != $0.frame } == true, "it moves with the keyboard")
      await stage.wait()
      stage.person.moveKeyboard(to: 0)
      await stage.wait()
      #expect(stage.sceneView?.scene?.panelFrame.y == before)
      await stage.end()
    }

    @Test func isBesideAKeyboardThatWasThereBefore() async {
      let stage = Stage()
      stage.ask(.question)
      await stage.wait()
      stage.tap("action/keep")
      await stage.wait()
      stage.person.moveKeyboard(to: 400)
      stage.ask(Self.form)
      await stage.wait()
      #expect((stage.sceneView?.scene?.panelFrame.maxY ?? 999) <= 844 - 400)
      stage.person.moveKeyboard(to: 0)
      await stage.end()
    }

    @Test func givesTheFocusBack() async {
      let stage = Stage()
      let mine = UITextField()
      stage.root.view.addSubview(mine)
      mine.becomeFirstResponder()
      stage.ask(.question)
      await stage.wait()
      #expect(!mine.isFirstResponder)
      stage.tap("action/keep")
      await stage.wait()
      #expect(mine.isFirstResponder)
      await stage.end()
    }

    @Test func isDraggedOffOrComesBack() async {
      let stage = Stage()
      var alert = Alert.question
      alert.style = .sheet
      stage.ask(alert)
      await stage.wait()
      guard let start = stage.place(of: "title") else {
        Issue.record("no title")
        return await stage.end()
      }
      stage.person.drag(from: start, by: CGVector(dx: 0, dy: 30), seconds: 1)
      await stage.wait()
      #expect(stage.answers == [])
      #expect(stage.sceneView?.panel.transform == .identity)
      #expect(stage.alertController?.backdrop?.strength == 1)
      stage.person.drag(from: start, by: CGVector(dx: 0, dy: 300), seconds: 0.2)
      await stage.wait()
      #expect(stage.answers.map(\.reason) == [.swipe])
      #expect(stage.answers.map(\.action) == ["keep"])
      #expect(stage.root.presentedViewController == nil)
      await stage.end()
    }

    @Test func isCaughtByAFingerOnItsWayIn() async {
      let stage = Stage()
      var alert = Alert.question
      alert.style = .sheet
      stage.ask(alert)
      await stage.wait(0.25)
      guard let start = stage.place(of: "title") else {
        Issue.record("no title")
        return await stage.end()
      }
      stage.person.drag(from: start, by: CGVector(dx: 0, dy: 300), seconds: 0.2)
      await stage.wait()
      #expect(stage.answers.map(\.reason) == [.swipe])
      #expect(stage.root.presentedViewController == nil)
      await stage.end()
    }

    @Test func choosesNothingWhereTheFingerLeaves() async {
      let stage = Stage()
      stage.ask(.question)
      await stage.wait()
      guard let place = stage.place(of: "action/delete") else {
        Issue.record("no action")
        return await stage.end()
      }
      let finger = stage.person.touch(place)
      await stage.drain()
      let view = stage.sceneView?.views["action/delete"] as? ActionView
      #expect(view?.state?.isPressed == true)
      finger?.move(to: CGPoint(x: 5, y: 5))
      await stage.drain()
      #expect(view?.state?.isPressed == false)
      finger?.lift()
      await stage.wait()
      #expect(stage.answers == [])
      await stage.end()
    }

    @Test func scrollsWhatIsTooLongAndChoosesNothingMeanwhile() async {
      let stage = Stage(size: CGSize(width: 390, height: 500))
      let actions = (0..<20).map { Action("Action \($0)", id: Name("a\($0)")) }
      stage.ask(Alert(title: "Many", actions: actions, cancel: Action("None", id: "none")))
      await stage.wait()
      let area = stage.sceneView?.views.values.compactMap { $0 as? ScrollAreaView }
        .first { $0.area?.id == "actions" }
      guard let area else {
        Issue.record("nothing scrolls")
        return await stage.end()
      }
      let before = area.contentOffset.y
      let middle = area.convert(CGPoint(x: area.bounds.midX, y: area.bounds.midY), to: nil)
      stage.person.drag(from: middle, by: CGVector(dx: 0, dy: 120))
      await stage.wait()
      #expect(stage.answers == [])
      #expect(before - area.contentOffset.y > 90)
      let session = (stage.alertController?.delegate as? ShownAlert)?.session
      #expect(session?.scrollOffset(of: "actions") == Double(area.contentOffset.y))
      let seen = actions.first { action in
        stage.sceneView?.views[Name("action/\(action.id ?? "")")]
          .map { $0.convert($0.bounds, to: nil).contains(middle) } ?? false
      }
      stage.person.tap(middle)
      await stage.wait()
      #expect(seen != nil)
      #expect(stage.answers.map(\.action) == [seen?.id])
      await stage.end()
    }

    @Test func runsWorkAndShowsThatItIsBusy() async {
      let stage = Stage()
      var handlers = Handlers()
      var finish: CheckedContinuation<Void, Never>?
      handlers.onAction("delete") { _ in
        await withCheckedContinuation { finish = $0 }
      }
      stage.ask(.question, handlers: handlers)
      await stage.wait()
      stage.tap("action/delete")
      await stage.wait()
      #expect(stage.answers == [])
      let view = stage.sceneView?.views["action/delete"] as? ActionView
      #expect(view?.state?.isBusy == true)
      let spinner = view?.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
      #expect(spinner?.isAnimating == true)
      finish?.resume()
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["delete"])
      await stage.end()
    }

    @Test func opensLinksThatAreAllowed() async {
      let stage = Stage()
      var text = RichText("Read ")
      text.append(RichText("the terms", TextAttributes(link: "https://example.org/terms")))
      stage.ask(Alert(title: "Terms", message: PlacedText(text), cancel: "OK"))
      await stage.wait()
      let link = stage.person.elements.first { $0.accessibilityTraits == .link }
      #expect(link?.accessibilityLabel == "the terms")
      #expect(link?.accessibilityActivate() == true)
      await stage.wait()
      #expect(stage.scene.doubleOpened.map(\.absoluteString) == ["https://example.org/terms"])
      #expect(stage.answers == [])
      await stage.end()
    }

    @Test func holdsTheAppsControllerInASlot() async {
      let stage = Stage()
      let inner = UIViewController()
      inner.preferredContentSize = CGSize(width: 100, height: 80)
      var alert = Alert.question
      alert.content = [.slot("map", label: "Map")]
      for _ in 0..<2 {
        stage.ask(
          alert, options: UIKitOptions(content: SceneContent(slots: ["map": SlotContent(inner)])))
        await stage.wait()
        #expect(inner.parent === stage.alertController)
        #expect(inner.view.window === stage.window)
        #expect(inner.view.frame.height == 80)
        stage.tap("action/keep")
        await stage.wait()
        #expect(inner.parent == nil)
        #expect(inner.view.superview == nil)
      }
      #expect(stage.answers.count == 2)
      await stage.end()
    }
  }
}
