import Heed
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  /// A view that is a function of state asks by the host, as the SwiftUI modifier does.
  @Suite @MainActor struct BoundAlertRaceTests {
    /// The value of a view, and what it wants.
    @MainActor final class View {
      let stage: Stage
      var value: Alert?
      var answers: [String] = []
      /// What an answer leads to.
      var next: [Alert] = []
      private(set) var bound: BoundAlertPresenter<Int>?

      init(_ stage: Stage) {
        self.stage = stage
        let bound = BoundAlertPresenter<Int> { [root = stage.root] in
          $0.present(from: root, completion: $1)
        }
        bound.readWish = { [weak self] in
          self?.value.map { alert in .init(.init(alert)) { self?.take($0) } }
        }
        bound.clear = { [weak self] in self?.value = nil }
        bound.onDelivery = { [weak self] in self?.passSoon() }
        self.bound = bound
      }

      private func take(_ answer: Answer) {
        answers.append(answer.action?.string ?? answer.reason.kind.name)
        if !next.isEmpty { value = next.removeFirst() }
      }

      func set(_ value: Alert?) {
        self.value = value
        bound?.pass(isInWindow: true)
      }

      private func passSoon() {
        Task { bound?.pass(isInWindow: true) }
      }

      func remove() {
        bound?.viewIsGone()
        bound = nil
      }
    }

    @Test(arguments: DoubleOrder.all)
    func showsAnotherQuestionAfterTheOneThatWasUp(_ order: DoubleOrder) async {
      for seconds in [0.0, 0.05, 0.3, 2] {
        let stage = Stage(order: order)
        let view = View(stage)
        view.set(.question)
        await stage.wait(seconds)
        view.set(.note("Other", "other"))
        await stage.wait(12)
        let label: Comment = "\(order), after \(seconds)"
        #expect(view.answers == ["withdrawn"], label)
        #expect(view.value != nil, label)
        stage.tap("action/other")
        await stage.wait()
        #expect(view.answers == ["withdrawn", "other"], label)
        #expect(view.value == nil, label)
        stage.expectNothingLeft(label)
        await stage.end()
      }
    }

    @Test(arguments: DoubleOrder.all)
    func isTakenBackWithItsViewAtAnyTime(_ order: DoubleOrder) async {
      for seconds in [0.0, 0.05, 0.3, 2] {
        for isLeaving in [false, true] {
          let stage = Stage(order: order)
          let view = View(stage)
          view.set(.question)
          if isLeaving {
            await stage.wait(2)
            stage.tap("action/keep")
          }
          await stage.wait(seconds / 2)
          weak var bound: AnyObject?
          bound = view.bound
          view.remove()
          await stage.wait(12)
          let label: Comment = "\(order), after \(seconds), leaving: \(isLeaving)"
          #expect(view.answers == [isLeaving ? "keep" : "withdrawn"], label)
          #expect(bound == nil, label)
          stage.expectNothingLeft(label)
          await stage.end()
        }
      }
    }

    @Test(arguments: DoubleOrder.all)
    func isUpWhereItWasHiddenAndShownInOneTurn(_ order: DoubleOrder) async {
      for seconds in [0.0, 0.1, 2] {
        let stage = Stage(order: order)
        let view = View(stage)
        view.set(.question)
        await stage.wait(seconds)
        view.set(nil)
        view.set(.question)
        await stage.wait(12)
        let label: Comment = "\(order), after \(seconds)"
        #expect(view.answers == ["withdrawn"], label)
        stage.tap("action/delete")
        await stage.wait()
        #expect(view.answers == ["withdrawn", "delete"], label)
        stage.expectNothingLeft(label)
        await stage.end()
      }
    }

    @Test(arguments: DoubleOrder.all)
    func asksOneQuestionAfterAnother(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      let view = View(stage)
      let ids: [Name] = ["one", "two", "three", "four"]
      view.next = ids.dropFirst().map { .note("Next", $0) }
      view.set(.note("First", "one"))
      for id in ids {
        await stage.wait(2)
        stage.tap(Name("action/\(id)"))
      }
      await stage.wait()
      #expect(view.answers == ids.map(\.string), "\(order)")
      stage.expectNothingLeft("\(order)")
      await stage.end()
    }

    /// What the app or the system takes away was answered, so the value is cleared and asks no more.
    @Test(arguments: DoubleOrder.all)
    func clearsTheValueWhereItsAlertIsTakenAway(_ order: DoubleOrder) async {
      for isScene in [false, true] {
        let stage = Stage(order: order)
        let view = View(stage)
        view.set(.question)
        await stage.wait(2)
        if isScene { stage.scene.doubleDisconnect() } else { stage.root.dismiss(animated: true) }
        await stage.wait(12)
        let label: Comment = "\(order), scene: \(isScene)"
        #expect(view.answers == ["interrupted"], label)
        #expect(view.value == nil, label)
        #expect(stage.alertController == nil, label)
        await stage.end()
      }
    }

    @Test(arguments: DoubleOrder.all)
    func sharesTheSceneWithAnotherView(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      let views = [View(stage), View(stage)]
      views[0].set(.note("One", "one"))
      views[1].set(.note("Two", "two"))
      await stage.wait(2)
      views[0].remove()
      await stage.wait()
      stage.tap("action/two")
      await stage.wait()
      #expect(views.map(\.answers) == [["withdrawn"], ["two"]], "\(order)")
      stage.expectNothingLeft("\(order)")
      await stage.end()
    }

    /// The person chose, and the state moved on, before the alert was off the screen.
    @Test(arguments: DoubleOrder.all)
    func keepsTheQuestionThatCameWhileTheLastLeft(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      let view = View(stage)
      view.set(.question)
      await stage.wait(2)
      stage.tap("action/delete")
      await stage.wait(0.05)
      view.set(.note("Other", "other"))
      await stage.wait()
      #expect(view.answers == ["delete"], "\(order)")
      stage.tap("action/other")
      await stage.wait()
      #expect(view.answers == ["delete", "other"], "\(order)")
      stage.expectNothingLeft("\(order)")
      await stage.end()
    }
  }
}
