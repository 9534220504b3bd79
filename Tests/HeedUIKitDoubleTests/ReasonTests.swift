import Heed
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  /// Each way in which an alert can end (requests 17, 18, 19 and 25 of `docs/ios-requests.md`).
  @Suite @MainActor struct ReasonTests {
    enum End: String, CaseIterable, Sendable {
      case action, wayOut, outsideTap, swipe, escape, voiceOver, timeout, closed, replaced,
        dismissed, scene, unavailable
    }

    nonisolated static let reasons: [End: Answer.Reason] = [
      .action: .action, .wayOut: .action, .outsideTap: .outsideTap, .swipe: .swipe,
      .escape: .escape, .voiceOver: .escape, .timeout: .timeout, .closed: .withdrawn,
      .replaced: .replaced, .dismissed: .interrupted, .scene: .interrupted,
      .unavailable: .unavailable,
    ]

    /// One answer, with the reason for it and the way out where the person dismissed it, and nothing
    /// of the alert is kept.
    @Test(arguments: End.allCases, DoubleOrder.all)
    func saysOnceWhyItEnded(_ end: End, _ order: DoubleOrder) async {
      let stage = Stage(order: order)
      let alert = Alert.question.with {
        $0.style = .sheet
        if end == .timeout { $0.dismissal.timeout = 3 }
      }
      let presenter = end == .unavailable ? UIViewController() : stage.root
      let handle = stage.ask(alert, from: presenter)
      await stage.wait(end == .unavailable ? 12 : 2)
      let remains = Remains(stage)
      switch end {
      case .action: stage.tap("action/delete")
      case .wayOut: stage.tap("action/keep")
      case .outsideTap: stage.person.tap(CGPoint(x: 5, y: 120))
      case .swipe:
        if let start = stage.place(of: "title") {
          stage.person.drag(from: start, by: CGVector(dx: 0, dy: 300))
        }
      case .escape: stage.person.press(.keyboardEscape)
      case .voiceOver: _ = stage.alertController?.accessibilityPerformEscape()
      case .timeout, .unavailable: break
      case .closed: handle.close()
      case .replaced:
        stage.ask(.note("Other", "other"), options: .urgent(.replace))
      case .dismissed: stage.root.dismiss(animated: true)
      case .scene: stage.scene.doubleDisconnect()
      }
      await stage.wait(6)
      let answer = stage.answers.first
      #expect(stage.answers.count == 1)
      #expect(answer?.reason == Self.reasons[end])
      let byPerson: [End] = [.wayOut, .outsideTap, .swipe, .escape, .voiceOver]
      let chosen: Name? = end == .action ? "delete" : byPerson.contains(end) ? "keep" : nil
      #expect(answer?.action == chosen)
      #expect(answer?.wasShown == (end != .unavailable))
      #expect(handle.answer == answer)
      #expect(remains.names == [])
      if end == .replaced {
        stage.tap("action/other")
        await stage.wait()
      }
      if end != .scene { stage.expectNothingLeft() }
      await stage.end()
    }

    @Test func saysWhetherItIsUp() async {
      let stage = Stage()
      stage.ask(.note("First", "first"))
      let handle = stage.ask(.question)
      await stage.wait()
      #expect(!handle.isUp)
      stage.tap("action/first")
      await stage.wait()
      #expect(handle.isUp)
      #expect(handle.answer == nil)
      handle.close()
      #expect(handle.isUp, "it is on its way off")
      await stage.wait()
      #expect(!handle.isUp)
      #expect(handle.answer?.reason == .withdrawn)
      await stage.end()
    }

    /// The new one says the same as the old one, in the same turn.
    @Test(arguments: DoubleOrder.all)
    func isHiddenAndShownInOneTurn(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      let first = stage.ask(.question)
      await stage.wait()
      first.close()
      let second = stage.ask(.question)
      await stage.wait()
      #expect(stage.answers.map(\.reason) == [.withdrawn])
      #expect(second.isUp)
      #expect(!second.isDuplicate)
      stage.tap("action/delete")
      await stage.wait()
      #expect(stage.answers.map(\.action) == [nil, "delete"])
      await stage.end()
    }

    /// Where the app asks for it, and it is told so.
    @Test func leavesOutADuplicateAndSaysSo() async {
      let stage = Stage()
      let options = UIKitOptions(
        presentation: PresentationOptions(id: "question", isUnique: true))
      let first = stage.ask(.question, options: options)
      await stage.wait()
      let second = stage.ask(.question, options: options)
      #expect(second.isDuplicate)
      #expect(!first.isDuplicate)
      #expect(second.answer?.wasShown == false)
      stage.tap("action/keep")
      await stage.wait()
      #expect(stage.answers.count == 2)
      #expect(stage.answers.last?.action == "keep")
      await stage.end()
    }

    @Test func closesNothingButItsOwn() async {
      let stage = Stage()
      stage.ask(.note("One", "one"))
      let second = stage.ask(.note("Two", "two"))
      stage.ask(.note("Three", "three"))
      await stage.wait()
      second.close()
      await stage.wait()
      #expect(stage.answers.map(\.reason) == [.withdrawn])
      stage.tap("action/one")
      await stage.wait()
      stage.tap("action/three")
      await stage.wait()
      #expect(stage.answers.map(\.action) == [nil, "one", "three"])
      await stage.end()
    }

    // MARK: Forced

    /// Whatever a person or the system does, it is there until its action is chosen.
    @Test(arguments: DoubleOrder.all)
    func cannotBeEscapedWhereItIsForced(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      let alert = Alert.question.with {
        $0.style = .sheet
        $0.cancel = nil
        $0.actions = [Action("Update", id: "update")]
        $0.dismissal = Dismissal(isForced: true)
      }
      stage.ask(alert)
      await stage.wait()
      stage.person.tap(CGPoint(x: 5, y: 120))
      stage.person.press(.keyboardEscape)
      _ = stage.alertController?.accessibilityPerformEscape()
      if let start = stage.place(of: "title") {
        stage.person.drag(from: start, by: CGVector(dx: 0, dy: 500), seconds: 0.1)
      }
      stage.scene.doubleEnterBackground()
      await stage.wait(600)
      stage.scene.doubleEnterForeground()
      stage.scene.doubleActivate()
      stage.window.doubleResize(to: CGSize(width: 844, height: 390))
      await stage.wait()
      #expect(stage.answers == [])
      #expect(stage.alertController?.view.window === stage.window)
      #expect(stage.alertController?.view.isHidden == false)
      #expect(stage.sceneView?.panel.transform == .identity)
      #expect(!stage.reachesTheApp(CGPoint(x: 20, y: 60)))
      stage.tap("action/update")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["update"])
      stage.expectNothingLeft()
      await stage.end()
    }
  }
}
