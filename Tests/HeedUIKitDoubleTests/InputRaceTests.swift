import Heed
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  /// Fingers, keys and the keyboard at a bad time.
  @Suite @MainActor struct InputRaceTests {
    private static var sheet: Alert {
      InputTests.form.with {
        $0.style = .sheet
        $0.dismissal.swipe = true
      }
    }

    @Test(arguments: DoubleOrder.all)
    func isDraggedWhileTheKeyboardMoves(_ order: DoubleOrder) async {
      for isThrown in [true, false] {
        let stage = Stage(order: order)
        stage.ask(Self.sheet)
        await stage.wait()
        stage.person.moveKeyboard(to: 300)
        await stage.wait()
        guard let start = stage.place(of: "title"), let finger = stage.person.touch(start) else {
          Issue.record("no title")
          return await stage.end()
        }
        for step in 1...4 {
          await stage.wait(0.02)
          finger.move(to: CGPoint(x: start.x, y: start.y + CGFloat(step * 6)))
        }
        stage.person.moveKeyboard(to: 0)
        await stage.wait(0.1)
        let way: CGFloat = isThrown ? 400 : 26
        finger.move(to: CGPoint(x: start.x, y: start.y + way))
        await stage.wait(isThrown ? 0.02 : 0.3)
        finger.lift()
        await stage.wait()
        let label: Comment = "\(order), thrown: \(isThrown)"
        if !isThrown {
          #expect(stage.answers == [], label)
          #expect(stage.sceneView?.panel.transform == .identity, label)
          let shown = stage.sceneView?.views["panel"].map { $0.convert($0.bounds, to: nil) }
          #expect(shown.map { Rect($0) } == stage.sceneView?.scene?["panel"]?.frame, label)
          stage.tap("action/cancel")
          await stage.wait()
        }
        #expect(stage.answers.map(\.action) == ["cancel"], label)
        #expect(stage.answers.map(\.reason) == [isThrown ? .swipe : .action], label)
        stage.expectNothingLeft(label)
        await stage.end()
      }
    }

    /// A keyboard of the app's is up when it comes, and goes or stays.
    @Test(arguments: DoubleOrder.all)
    func meetsAKeyboardThatIsUpAlready(_ order: DoubleOrder) async {
      for hasField in [true, false] {
        for inWindow in [true, false] {
          let stage = Stage(order: order)
          // From the first alert on, Heed knows where the keyboard is.
          stage.ask(.note("First", "first"))
          await stage.wait(1)
          stage.tap("action/first")
          await stage.wait()
          let mine = UITextField()
          stage.root.view.addSubview(mine)
          mine.becomeFirstResponder()
          stage.person.moveKeyboard(to: 336)
          let alert = hasField ? InputTests.form : .question
          if inWindow {
            alert.present(inScene: stage.scene) { stage.answers.append($0) }
          } else {
            stage.ask(alert)
          }
          await stage.wait(0.1)
          if !hasField { stage.person.moveKeyboard(to: 0) }
          await stage.wait()
          let label: Comment = "\(order), field: \(hasField), in a window: \(inWindow)"
          let panel = stage.sceneView?.scene?.panelFrame
          if hasField {
            #expect((panel?.maxY ?? 999) <= 844 - 336, label)
          } else {
            #expect(abs((panel?.midY ?? 0) - 428.5) < 10, label)
          }
          #expect(!mine.isFirstResponder || inWindow, label)
          stage.tap(hasField ? "action/cancel" : "action/keep")
          await stage.wait()
          #expect(stage.answers.count == 2, label)
          #expect(mine.isFirstResponder, label)
          stage.person.moveKeyboard(to: 0)
          stage.expectNothingLeft(label)
          await stage.end()
        }
      }
    }

    @Test(arguments: DoubleOrder.all)
    func isTurnedWhileTheKeyboardIsUp(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      stage.ask(InputTests.form)
      await stage.wait()
      stage.person.moveKeyboard(to: 336)
      await stage.wait(0.1)
      stage.window.doubleResize(to: CGSize(width: 844, height: 390))
      stage.person.moveKeyboard(to: 200)
      await stage.wait()
      let panel = stage.sceneView?.scene?.panelFrame ?? Rect()
      #expect(panel.maxY <= 190, "\(order)")
      #expect(panel.y >= 0, "\(order)")
      #expect(stage.alertField is UITextField, "\(order)")
      stage.tap("action/cancel")
      await stage.wait(0.05)
      stage.person.moveKeyboard(to: 0)
      stage.window.doubleResize(to: CGSize(width: 390, height: 844))
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["cancel"], "\(order)")
      stage.expectNothingLeft("\(order)")
      await stage.end()
    }

    @Test(arguments: DoubleOrder.all)
    func endsByEscapeOnItsWayIn(_ order: DoubleOrder) async {
      for seconds in [0.02, 0.1, 0.3] {
        let stage = Stage(order: order)
        stage.ask(.question)
        await stage.wait(seconds)
        stage.person.press(.keyboardEscape)
        stage.person.press(.keyboardEscape)
        stage.person.press(.keyboardReturnOrEnter)
        await stage.wait()
        #expect(stage.answers.map(\.reason) == [.escape], "\(order), after \(seconds)")
        stage.expectNothingLeft("\(order), after \(seconds)")
        await stage.end()
      }
    }

    @Test(arguments: DoubleOrder.all)
    func isChosenOnItsWayInOnce(_ order: DoubleOrder) async {
      for seconds in [0.05, 0.2, 0.35] {
        let stage = Stage(order: order)
        stage.ask(.question)
        await stage.wait(seconds)
        let remains = Remains(stage)
        stage.tap("action/delete")
        stage.tap("action/keep")
        await stage.wait(0.05)
        stage.tap("action/keep")
        await stage.wait()
        #expect(stage.answers.map(\.action) == ["delete"], "\(order), after \(seconds)")
        stage.expectNothingLeft("\(order), after \(seconds)", of: remains)
        await stage.end()
      }
    }

    /// A finger that was down on the app before the alert came chooses nothing on it.
    @Test(arguments: DoubleOrder.all)
    func takesNoTouchThatBeganOnTheApp(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      let finger = stage.person.touch(CGPoint(x: 195, y: 420))
      stage.ask(.question)
      await stage.wait()
      if let place = stage.place(of: "action/delete") { finger?.move(to: place) }
      finger?.lift()
      await stage.wait()
      #expect(stage.answers == [], "\(order)")
      stage.tap("action/delete")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["delete"], "\(order)")
      stage.expectNothingLeft("\(order)")
      await stage.end()
    }

    /// The system takes touches away where something of its own comes up.
    @Test(arguments: DoubleOrder.all)
    func letsGoOfATouchThatTheSystemTakes(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      stage.ask(.question)
      await stage.wait()
      guard let place = stage.place(of: "action/delete") else {
        Issue.record("no action")
        return await stage.end()
      }
      let finger = stage.person.touch(place)
      await stage.drain()
      finger?.cancel()
      await stage.wait()
      #expect(stage.answers == [], "\(order)")
      let view = stage.sceneView?.views["action/delete"] as? ActionView
      #expect(view?.state?.isPressed == false, "\(order)")
      stage.person.tap(place)
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["delete"], "\(order)")
      await stage.end()
    }

    @Test(arguments: DoubleOrder.all)
    func isDraggedAndTakenBackTogether(_ order: DoubleOrder) async {
      for end in ["close", "dismiss", "replace", "scene"] {
        let stage = Stage(order: order)
        let handle = stage.ask(Alert.question.with { $0.style = .sheet })
        await stage.wait()
        guard let start = stage.place(of: "title"), let finger = stage.person.touch(start) else {
          Issue.record("no title")
          return await stage.end()
        }
        for step in 1...5 {
          await stage.wait(0.02)
          finger.move(to: CGPoint(x: start.x, y: start.y + CGFloat(step * 10)))
        }
        let remains = Remains(stage)
        switch end {
        case "close": handle.close()
        case "dismiss": stage.root.dismiss(animated: true)
        case "replace": stage.ask(.note("Other", "other"), options: .urgent(.replace))
        default: stage.scene.doubleDisconnect()
        }
        await stage.wait(0.3)
        finger.lift()
        await stage.wait()
        let label: Comment = "\(order), \(end)"
        if end == "replace" {
          stage.tap("action/other")
          await stage.wait()
        }
        let reasons: [String: Answer.Reason] = [
          "close": .withdrawn, "dismiss": .interrupted, "replace": .replaced,
          "scene": .interrupted,
        ]
        #expect(stage.answers.first?.reason == reasons[end], label)
        #expect(stage.answers.count == (end == "replace" ? 2 : 1), label)
        #expect(remains.names == [], label)
        if end != "scene" { stage.expectNothingLeft(label) }
        await stage.end()
      }
    }

    /// The panel is on its way back when the next drag, a choice or the end comes.
    @Test(arguments: DoubleOrder.all)
    func isCaughtOnItsWayBack(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      stage.ask(Alert.question.with { $0.style = .sheet })
      await stage.wait()
      guard let start = stage.place(of: "title") else {
        Issue.record("no title")
        return await stage.end()
      }
      stage.person.drag(from: start, by: CGVector(dx: 0, dy: 60), seconds: 1)
      await stage.wait(0.05)
      #expect(stage.sceneView.map { !$0.panel.doubleTransform.isIdentity } == true, "\(order)")
      if let place = stage.place(of: "title") {
        stage.person.drag(from: place, by: CGVector(dx: 0, dy: 30), seconds: 1)
      }
      await stage.wait(0.05)
      stage.tap("action/delete")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["delete"], "\(order)")
      stage.expectNothingLeft("\(order)")
      await stage.end()
    }

    @Test(arguments: DoubleOrder.all)
    func letsAFieldGoWithTheAlert(_ order: DoubleOrder) async {
      for inWindow in [true, false] {
        for end in ["close", "escape", "dismiss"] {
          let stage = Stage(order: order)
          let handle =
            inWindow
            ? InputTests.form.present(inScene: stage.scene) { stage.answers.append($0) }
            : stage.ask(InputTests.form)
          await stage.wait()
          weak let field = stage.alertField
          let label: Comment = "\(order), in a window: \(inWindow), \(end)"
          #expect(field is UITextField, label)
          switch end {
          case "close": handle.close()
          case "escape": stage.person.press(.keyboardEscape)
          default:
            let root = inWindow ? stage.alertController?.presentingViewController : stage.root
            root?.dismiss(animated: true)
          }
          await stage.wait()
          #expect(stage.answers.count == 1, label)
          DoubleAccessibility.posted = []
          #expect(field == nil, label)
          #expect(stage.window.doubleFirstResponder == nil, label)
          stage.expectNothingLeft(label)
          await stage.end()
        }
      }
    }
  }
}
