import Heed
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  /// Actions that do not end an alert, and fields that decide over them (requests 5 and 6 of
  /// `docs/ios-requests.md`).
  @Suite @MainActor struct FieldTests {
    /// Something the app has to say about what went wrong.
    private struct WrongPassword: PresentableError {
      var message: String { "The password is wrong." }
    }

    @Test(arguments: DoubleOrder.all)
    func saysWhatWentWrongAndCanBeTriedAgain(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      var tries: [String?] = []
      var handlers = Handlers()
      handlers.onAction("go") { context in
        tries.append(context[field: "name"])
        if tries.count == 1 { throw WrongPassword() }
      }
      stage.ask(InputTests.form, handlers: handlers)
      await stage.wait()
      (stage.alertField as? UITextField)?.doubleType("Ada")
      stage.tap("action/go")
      await stage.wait()
      #expect(stage.answers == [])
      #expect(tries == ["Ada"])
      #expect(stage.element("The password is wrong.") != nil)
      #expect(DoubleAccessibility.announcements.contains("The password is wrong."))
      #expect(DoubleHaptics.log.contains("error"))
      let action = stage.sceneView?.views["action/go"] as? ActionView
      #expect(action?.alpha == 1)
      #expect(action?.state?.isEnabled == true)
      #expect(action?.state?.isBusy == false)
      (stage.sceneView?.element(for: "content/0") as? UITextField)?.doubleType(" L")
      stage.tap("action/go")
      await stage.wait()
      #expect(tries == ["Ada", "Ada L"])
      #expect(stage.answers.map(\.action) == ["go"])
      await stage.end()
    }

    @Test func staysWhereItsHandlerSaysSo() async {
      let stage = Stage()
      var runs = 0
      var handlers = Handlers()
      handlers.beginWork(on: "delete") { context in
        runs += 1
        context.finish(runs < 3 ? .stays : .closes)
      }
      stage.ask(.question, handlers: handlers)
      await stage.wait()
      for run in 1...3 {
        #expect(stage.alertController?.view.isHidden == false)
        stage.tap("action/delete")
        await stage.wait()
        #expect(runs == run)
      }
      #expect(stage.answers.map(\.action) == ["delete"])
      await stage.end()
    }

    /// The look, what assistive technology is told, and what a touch does follow each letter, and the
    /// keyboard stays where it is.
    @Test func enablesAnActionInPlaceAsThePersonTypes() async {
      let stage = Stage()
      stage.ask(InputTests.form)
      await stage.wait()
      let field = stage.alertField as? UITextField
      let view = stage.sceneView?.views["action/go"] as? ActionView
      #expect(view?.accessibilityTraits.contains(.notEnabled) == true)
      let grey = view?.state?.title?.request.runs.first?.color
      DoubleLog.events = []
      field?.doubleType("A")
      await stage.drain()
      #expect(stage.sceneView?.views["action/go"] === view)
      #expect(view?.accessibilityTraits.contains(.notEnabled) == false)
      #expect(view?.state?.isEnabled == true)
      #expect(view?.state?.title?.request.runs.first?.color != grey)
      #expect(field?.isFirstResponder == true)
      field?.text = ""
      field?.sendActions(for: .editingChanged)
      await stage.drain()
      #expect(view?.accessibilityTraits.contains(.notEnabled) == true)
      #expect(view?.state?.title?.request.runs.first?.color == grey)
      #expect(field?.isFirstResponder == true)
      await stage.end()
    }

    /// One that is off from the beginning looks so, and takes no choice.
    @Test func showsFromTheBeginningThatAnActionIsOff() async {
      let stage = Stage()
      let alert = Alert.question.with { $0.actions[0].isEnabled = false }
      let handle = stage.ask(alert)
      await stage.wait()
      let view = stage.sceneView?.views["action/delete"] as? ActionView
      #expect(view?.state?.isEnabled == false)
      #expect(view?.accessibilityTraits.contains(.notEnabled) == true)
      let off = view?.state?.title?.request.runs.first?.color
      stage.tap("action/delete")
      await stage.wait()
      #expect(stage.answers == [])
      handle.update(.question)
      await stage.wait()
      #expect(view?.state?.title?.request.runs.first?.color != off)
      stage.tap("action/delete")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["delete"])
      await stage.end()
    }

    /// The one that stood out before does no longer, and no role is lost.
    @Test func followsAPreferenceThatChanges() async {
      let stage = Stage()
      let alert = Alert.question.with {
        $0.actions.append(Action("Archive", id: "archive"))
        $0.preferred = "archive"
      }
      let handle = stage.ask(alert)
      await stage.wait()
      func weight(_ id: Name) -> Font.Weight? {
        let view = stage.sceneView?.views[Name("action/\(id)")] as? ActionView
        return view?.state?.title?.request.runs.first?.font.weight
      }
      #expect([weight("archive"), weight("delete")] == [.semibold, .regular])
      handle.update(alert.with { $0.preferred = "delete" })
      await stage.wait()
      #expect([weight("archive"), weight("delete")] == [.regular, .semibold])
      handle.update(alert.with { $0.preferred = nil })
      await stage.wait()
      #expect(weight("archive") == weight("delete"))
      let view = stage.sceneView?.views["action/delete"] as? ActionView
      #expect(view?.state?.role == .destructive)
      await stage.end()
    }

    /// A text view has no placeholder of its own.
    @Test func showsThePlaceholderOfSeveralLinesWhileThereIsNoText() async {
      let stage = Stage()
      stage.ask(InputTests.form)
      await stage.wait()
      func placeholders() -> Int {
        let view = stage.sceneView?.views["content/2"]
        return view?.subviews.filter { $0 is TextNodeView }.count ?? -1
      }
      #expect(placeholders() == 1)
      let notes = stage.sceneView?.element(for: "content/2") as? UITextView
      notes?.doubleType("one")
      await stage.drain()
      #expect(placeholders() == 0)
      notes?.text = ""
      notes?.doubleType("")
      await stage.drain()
      #expect(placeholders() == 1)
      await stage.end()
    }

    /// A field that gets room for several lines is another view, and has the keyboard all the same.
    @Test func keepsTheKeyboardWhereTheFieldGetsSeveralLines() async {
      let stage = Stage()
      let alert = Alert.question.with { $0.content = [.field(Field("name"))] }
      let handle = stage.ask(alert)
      await stage.wait()
      #expect(stage.alertField is UITextField)
      handle.update(alert.with { $0.content = [.field(Field("name", input: .multiline))] })
      await stage.drain()
      #expect(stage.alertField is UITextView)
      await stage.end()
    }

    /// What is wrong is said when the field is left, also where nothing else gets the keyboard.
    @Test func looksAtAFieldThatIsLeft() async {
      let stage = Stage()
      let alert = Alert.question.with {
        $0.content = [.field(Field("mail", input: .email, accepts: .email))]
      }
      stage.ask(alert)
      await stage.wait()
      let field = stage.alertField as? UITextField
      field?.doubleType("nobody")
      await stage.drain()
      #expect(stage.element("Enter an email address.") == nil)
      field?.resignFirstResponder()
      await stage.drain()
      #expect(
        stage.sceneView?.scene?.nodes.contains {
          $0.text?.request.plainText == "Enter an email address."
        } == true)
      await stage.end()
    }

    @Test func showsAValueThatCodeChanges() async {
      let stage = Stage()
      let alert = Alert.question.with { $0.content = [.field(Field("name", value: "Ada"))] }
      let handle = stage.ask(alert)
      await stage.wait()
      let field = stage.alertField as? UITextField
      #expect(field?.text == "Ada")
      handle.update(alert.with { $0.content = [.field(Field("name", value: "Grace"))] })
      await stage.drain()
      #expect(field?.text == "Grace")
      #expect(field?.isFirstResponder == true)
      await stage.end()
    }

    @Test func keepsWhereItWasScrolledTo() async {
      let stage = Stage(size: CGSize(width: 390, height: 480))
      let alert = Alert.question.with {
        $0.message = PlacedText(RichText(String(repeating: "Terms and conditions. ", count: 200)))
      }
      let handle = stage.ask(alert)
      await stage.wait()
      let area = stage.sceneView?.views["content"] as? ScrollAreaView
      area?.contentOffset = CGPoint(x: 0, y: 120)
      handle.update(alert.with { $0.title = "Delete the drafts?" })
      await stage.wait()
      #expect(area?.contentOffset.y == 120)
      #expect(stage.session?.scrollOffset(of: "content") == 120)
      await stage.end()
    }

    @Test func countsDownUntilAnActionCanBeChosen() async {
      let stage = Stage()
      stage.ask(Alert.question.with { $0.actions[0].countdown = 3 })
      await stage.wait(0.9)
      let view = stage.sceneView?.views["action/delete"] as? ActionView
      var seen: [String] = []
      for _ in 0..<3 {
        seen.append(view?.state?.title?.request.plainText ?? "")
        #expect(view?.accessibilityTraits.contains(.notEnabled) == true)
        stage.tap("action/delete")
        await stage.wait(1)
      }
      #expect(Set(seen).count == 3, "\(seen)")
      #expect(stage.answers == [])
      #expect(view?.accessibilityTraits.contains(.notEnabled) == false)
      stage.tap("action/delete")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["delete"])
      await stage.end()
    }

    @Test func showsHowFarItsWorkIs() async {
      let stage = Stage()
      let handle = stage.ask(Alert.question.with { $0.content = [.progress(0)] })
      await stage.wait()
      func filled() -> Double {
        stage.sceneView?.scene?.nodes.filter { $0.id.string.hasPrefix("content/0/") }
          .map(\.frame.width).min() ?? -1
      }
      let values = [0, 0.25, 0.5].map { part in
        handle.setProgress(part)
        return filled()
      }
      await stage.wait()
      #expect(values == values.sorted() && Set(values).count == 3, "\(values)")
      #expect(stage.person.elements.contains { $0.accessibilityValue == "50%" })
      await stage.end()
    }
  }
}
