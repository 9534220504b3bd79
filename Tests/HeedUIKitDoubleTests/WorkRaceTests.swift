import Heed
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  /// Work, validators, times and other alerts that come or end at a bad time.
  @Suite @MainActor struct WorkRaceTests {
    @Test(arguments: DoubleOrder.all)
    func isNotHeldByAValidatorThatIsDoneLater(_ order: DoubleOrder) async {
      for end in ["close", "dismiss", "scene", "choose"] {
        let stage = Stage(order: order)
        let field = Field("name", value: "Ada")
        let alert = Alert.question.with { $0.content = [.field(field)] }
        var contexts: [ValidationContext] = []
        var handlers = Handlers()
        handlers.beginValidation(of: "name") { contexts.append($0) }
        let handle = stage.ask(alert, handlers: handlers)
        await stage.wait()
        (stage.alertField as? UITextField)?.doubleType("x")
        await stage.wait()
        let label: Comment = "\(order), \(end)"
        #expect(contexts.last?.text == "Adax", label)
        switch end {
        case "close": handle.close()
        case "dismiss": stage.root.dismiss(animated: true)
        case "scene": stage.scene.doubleDisconnect()
        default: stage.tap("action/keep")
        }
        await stage.wait()
        #expect(stage.answers.count == 1, label)
        #expect(contexts.filter { !$0.isCancelled }.isEmpty, label)
        for context in contexts { context.finish(error: "Too late.") }
        await stage.wait()
        #expect(stage.answers.count == 1, label)
        #expect(stage.answers.first?[field: "name"] == "Adax", label)
        #expect(stage.alertController == nil, label)
        await stage.end()
      }
    }

    @Test(arguments: DoubleOrder.all)
    func isNotHeldByWorkThatIsDoneLater(_ order: DoubleOrder) async {
      for end in ["close", "dismiss", "scene"] {
        let stage = Stage(order: order)
        var contexts: [WorkContext] = []
        var handlers = Handlers()
        handlers.beginWork(on: "delete") { contexts.append($0) }
        let handle = stage.ask(.question, handlers: handlers)
        await stage.wait()
        stage.tap("action/delete")
        await stage.wait()
        let label: Comment = "\(order), \(end)"
        #expect(stage.answers == [], label)
        switch end {
        case "close": handle.close()
        case "dismiss": stage.root.dismiss(animated: true)
        default: stage.scene.doubleDisconnect()
        }
        await stage.wait()
        #expect(stage.answers.map(\.reason) == [end == "close" ? .withdrawn : .interrupted], label)
        #expect(contexts.map(\.isCancelled) == [true], label)
        for context in contexts {
          context.setProgress(0.7)
          context.finish(.failed("Too late."))
          context.finish(.stays)
        }
        await stage.wait()
        #expect(stage.answers.count == 1, label)
        #expect(stage.alertController == nil, label)
        await stage.end()
      }
    }

    /// What has to be asked while an action works goes before, and the action goes on.
    @Test(arguments: DoubleOrder.all)
    func asksFromItsOwnHandler(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      var second: Answer?
      var handlers = Handlers()
      handlers.onAction("delete") { _ in
        second = await Alert.note("Really?", "really").present(
          from: stage.root, options: .urgent())
      }
      stage.ask(.question, handlers: handlers)
      await stage.wait()
      stage.tap("action/delete")
      await stage.wait()
      #expect(stage.session?.alert.cancel?.id == "really", "\(order)")
      stage.tap("action/really")
      await stage.wait()
      #expect(second?.action == "really", "\(order)")
      #expect(stage.answers.map(\.action) == ["delete"], "\(order)")
      stage.expectNothingLeft("\(order)")
      await stage.end()
    }

    /// One that waits for its turn is shown after the one whose handler asked.
    @Test(arguments: DoubleOrder.all)
    func showsAfterwardsWhatAHandlerAsksFor(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      var handlers = Handlers()
      handlers.onAction("delete") { _ in
        stage.ask(.note("Deleted", "deleted"))
        stage.root.showAlert(title: "Empty the bin?", cancel: "No") { _ in }
      }
      stage.ask(.question, handlers: handlers)
      await stage.wait()
      stage.tap("action/delete")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["delete"], "\(order)")
      stage.tap("action/deleted")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["delete", "deleted"], "\(order)")
      #expect(stage.element("No")?.accessibilityActivate() == true, "\(order)")
      await stage.wait()
      stage.expectNothingLeft("\(order)")
      await stage.end()
    }

    @Test(arguments: DoubleOrder.all)
    func isClosedByItsOwnHandler(_ order: DoubleOrder) async {
      for settles in [true, false] {
        let stage = Stage(order: order)
        var handlers = Handlers()
        handlers.beginWork(on: "delete") { context in
          context.handle.close()
          if settles { context.finish(.succeeded) }
        }
        stage.ask(.question, handlers: handlers)
        await stage.wait()
        stage.tap("action/delete")
        await stage.wait()
        #expect(stage.answers.map(\.reason) == [.withdrawn], "\(order), settles: \(settles)")
        stage.expectNothingLeft("\(order), settles: \(settles)")
        await stage.end()
      }
    }

    @Test(arguments: DoubleOrder.all)
    func becomesAnotherByItsOwnHandler(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      var handlers = Handlers()
      handlers.beginWork(on: "delete") { context in
        context.handle.update(
          Alert.question.with {
            $0.title = "Deleted one"
            $0.actions = [Action("Delete the rest", id: "rest", role: .destructive)]
          })
        context.finish(.stays)
      }
      stage.ask(.question, handlers: handlers)
      await stage.wait()
      stage.tap("action/delete")
      await stage.wait()
      #expect(stage.answers == [], "\(order)")
      #expect(stage.element("Deleted one") != nil, "\(order)")
      stage.tap("action/rest")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["rest"], "\(order)")
      stage.expectNothingLeft("\(order)")
      await stage.end()
    }

    @Test(arguments: DoubleOrder.all)
    func makesRoomOnItsWayInAndOut(_ order: DoubleOrder) async {
      for seconds in [0.0, 0.05, 0.2, 0.35] {
        for isLeaving in [true, false] {
          let stage = Stage(order: order)
          stage.ask(.question)
          if isLeaving {
            await stage.wait(2)
            stage.tap("action/delete")
          }
          await stage.wait(seconds)
          stage.ask(.note("Urgent", "urgent"), options: .urgent())
          await stage.wait()
          let label: Comment = "\(order), after \(seconds), leaving: \(isLeaving)"
          stage.tap("action/urgent")
          await stage.wait()
          if isLeaving {
            #expect(stage.answers.map(\.action) == ["delete", "urgent"], label)
          } else {
            #expect(stage.answers.map(\.action) == ["urgent"], label)
            stage.tap("action/keep")
            await stage.wait()
            #expect(stage.answers.map(\.action) == ["urgent", "keep"], label)
          }
          stage.expectNothingLeft(label)
          await stage.end()
        }
      }
    }

    /// The urgent one is taken back before the other has made room for it.
    @Test(arguments: DoubleOrder.all)
    func comesBackOnItsWayOut(_ order: DoubleOrder) async {
      for seconds in [0.0, 0.05, 0.2] {
        let stage = Stage(order: order)
        stage.ask(.question)
        await stage.wait(2)
        let urgent = stage.ask(.note("Urgent", "urgent"), options: .urgent())
        await stage.wait(seconds)
        urgent.close()
        await stage.wait()
        let label: Comment = "\(order), after \(seconds)"
        #expect(stage.answers.map(\.reason) == [.withdrawn], label)
        #expect(stage.root.view.tintAdjustmentMode == .dimmed, label)
        #expect(stage.alertController?.view.isHidden == false, label)
        stage.tap("action/delete")
        await stage.wait()
        #expect(stage.answers.map(\.action) == [nil, "delete"], label)
        stage.expectNothingLeft(label)
        await stage.end()
      }
    }

    /// A touch on what makes room chooses nothing.
    @Test(arguments: DoubleOrder.all)
    func choosesNothingOnWhatMakesRoom(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      stage.ask(.question)
      await stage.wait()
      guard let place = stage.place(of: "action/delete") else {
        Issue.record("no action")
        return await stage.end()
      }
      let finger = stage.person.touch(place)
      stage.ask(.note("Urgent", "urgent"), options: .urgent())
      await stage.wait(0.05)
      finger?.lift()
      stage.person.tap(place)
      await stage.wait()
      #expect(stage.answers == [], "\(order)")
      stage.tap("action/urgent")
      await stage.wait()
      stage.tap("action/delete")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["urgent", "delete"], "\(order)")
      stage.expectNothingLeft("\(order)")
      await stage.end()
    }

    @Test(arguments: DoubleOrder.all)
    func isTakenBackWhileItMadeRoom(_ order: DoubleOrder) async {
      for seconds in [0.0, 0.1, 2] {
        let stage = Stage(order: order)
        let handle = stage.ask(.question)
        await stage.wait()
        let remains = Remains(stage)
        stage.ask(.note("Urgent", "urgent"), options: .urgent())
        await stage.wait(seconds)
        handle.close()
        await stage.wait()
        let label: Comment = "\(order), after \(seconds)"
        #expect(stage.answers.map(\.reason) == [.withdrawn], label)
        stage.tap("action/urgent")
        await stage.wait()
        #expect(stage.answers.map(\.action) == [nil, "urgent"], label)
        stage.expectNothingLeft(label, of: remains)
        await stage.end()
      }
    }

    @Test(arguments: DoubleOrder.all)
    func runsOutOfTimeOnItsWay(_ order: DoubleOrder) async {
      for timeout in [0.01, 0.1, 0.3] {
        for inWindow in [true, false] {
          let stage = Stage(order: order)
          let alert = Alert.question.with { $0.dismissal.timeout = timeout }
          if inWindow {
            alert.present(inScene: stage.scene) { stage.answers.append($0) }
          } else {
            stage.ask(alert)
          }
          await stage.wait()
          let label: Comment = "\(order), timeout \(timeout), in a window: \(inWindow)"
          #expect(stage.answers.map(\.reason) == [.timeout], label)
          stage.expectNothingLeft(label)
          await stage.end()
        }
      }
    }

    /// The last chance and the choice come together.
    @Test(arguments: DoubleOrder.all)
    func isChosenInTheInstantThatItsTimeIsOver(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      stage.ask(Alert.question.with { $0.dismissal.timeout = 3 })
      await stage.wait(2.9)
      let place = stage.place(of: "action/delete")
      let finger = place.flatMap { stage.person.touch($0) }
      await stage.wait(2)
      #expect(stage.answers == [], "a finger that is down holds the time: \(order)")
      finger?.lift()
      await stage.wait()
      #expect(stage.answers.map(\.reason) == [.action], "\(order)")
      stage.expectNothingLeft("\(order)")
      await stage.end()
    }

    @Test(arguments: DoubleOrder.all)
    func staysForItsLeastTimeWhateverCodeWants(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      let handle = stage.ask(
        .question, options: UIKitOptions(presentation: PresentationOptions(minimumTime: 2)))
      await stage.wait(0.5)
      handle.close()
      await stage.wait(0.5)
      #expect(stage.alertController != nil, "\(order)")
      await stage.wait(4)
      #expect(stage.answers.map(\.reason) == [.withdrawn], "\(order)")
      stage.expectNothingLeft("\(order)")
      await stage.end()
    }

    @Test(arguments: DoubleOrder.all)
    func isCancelledWithItsTaskAtAnyTime(_ order: DoubleOrder) async {
      for seconds in [0.0, 0.05, 0.3, 2] {
        let stage = Stage(order: order)
        let task = Task { await Alert.question.present(from: stage.root) }
        let waiting = Task { await Alert.question.present(from: stage.root) }
        await stage.wait(seconds)
        waiting.cancel()
        task.cancel()
        await stage.wait()
        let label: Comment = "\(order), after \(seconds)"
        #expect(await task.value.reason == .withdrawn, label)
        #expect(await waiting.value.reason == .withdrawn, label)
        #expect(await waiting.value.wasShown == false, label)
        stage.expectNothingLeft(label)
        await stage.end()
      }
    }

    /// A cover of the app's that goes away leaves the alert with the keyboard it had.
    @Test(arguments: DoubleOrder.all)
    func keepsWhatIsTypedUnderACover(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      stage.ask(InputTests.form)
      await stage.wait()
      (stage.alertField as? UITextField)?.doubleType("Ada")
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      stage.alertController?.present(cover, animated: true)
      await stage.wait()
      cover.dismiss(animated: true)
      await stage.wait()
      stage.tap("action/go")
      await stage.wait()
      #expect(stage.answers.first?[field: "name"] == "Ada", "\(order)")
      stage.expectNothingLeft("\(order)")
      await stage.end()
    }
  }
}
