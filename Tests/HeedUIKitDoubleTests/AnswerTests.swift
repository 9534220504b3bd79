import Heed
import HeedExamples
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  @Suite @MainActor struct AnswerTests {
    @Test(arguments: DoubleOrder.all)
    func bringsOneAnswerInEveryOrder(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      stage.ask(.question)
      await stage.wait()
      let remains = Remains(stage)
      #expect(remains.names.count == 4)
      #expect(stage.root.presentedViewController is AlertViewController)
      stage.tap("action/delete")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["delete"])
      #expect(stage.answers.map(\.reason) == [.action])
      #expect(stage.root.presentedViewController == nil)
      #expect(stage.window.subviews.count == 1)
      #expect(remains.names == [])
      #expect(DoubleHaptics.log == ["warning"])
      await stage.end()
    }

    @Test(arguments: ExampleAlerts.all)
    func answersEveryExampleOnce(_ example: Example) async {
      let stage = Stage()
      stage.ask(example.alert)
      await stage.wait()
      let remains = Remains(stage)
      let node = stage.sceneView?.scene?.nodes.first {
        $0.role == .action && $0.accessibility?.isEnabled == true
      }
      guard let node else {
        Issue.record("no action")
        return await stage.end()
      }
      stage.tap(node.id)
      await stage.wait()
      let keepsOpen = example.alert.actions.contains { $0.keepsOpen }
      if stage.answers.isEmpty, keepsOpen {
        stage.person.press(.keyboardEscape)
        await stage.wait()
      }
      #expect(stage.answers.count <= 1)
      if stage.alertController == nil {
        #expect(stage.answers.count == 1)
        #expect(remains.names == [])
        #expect(stage.window.subviews.count == 1)
      }
      await stage.end()
      #expect(stage.answers.count == 1)
    }

    @Test func endsByATouchBesideItWhereThatIsAllowed() async {
      for isAllowed in [true, false] {
        let stage = Stage()
        var alert = Alert.question
        alert.dismissal.outsideTap = isAllowed
        stage.ask(alert)
        await stage.wait()
        stage.person.tap(CGPoint(x: 5, y: 120))
        await stage.wait()
        #expect(stage.answers.map(\.reason) == (isAllowed ? [.outsideTap] : []))
        #expect(stage.answers.map(\.action) == (isAllowed ? ["keep"] : []))
        #expect((stage.root.presentedViewController == nil) == isAllowed)
        await stage.end()
      }
    }

    @Test func endsByEscapeAndChoosesByReturn() async {
      let stage = Stage()
      stage.ask(.question)
      await stage.wait()
      stage.person.press(.keyboardEscape)
      await stage.wait()
      #expect(stage.answers.map(\.reason) == [.escape])
      var alert = Alert.question
      alert.preferred = "delete"
      stage.ask(alert)
      await stage.wait()
      stage.person.press(.keyboardReturnOrEnter)
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["keep", "delete"])
      await stage.end()
    }

    @Test func endsByTheGestureOfVoiceOver() async {
      let stage = Stage()
      stage.ask(.question)
      await stage.wait()
      #expect(stage.alertController?.accessibilityPerformEscape() == true)
      await stage.wait()
      #expect(stage.answers.map(\.reason) == [.escape])
      await stage.end()
    }

    @Test func choosesWhatVoiceOverActivates() async {
      let stage = Stage()
      stage.ask(.question)
      await stage.wait()
      let element = stage.person.elements.first { $0.accessibilityLabel == "Delete" }
      #expect(element?.accessibilityTraits.contains(.button) == true)
      #expect(element?.accessibilityActivate() == true)
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["delete"])
      await stage.end()
    }

    @Test func isClosedByItsHandle() async {
      let stage = Stage()
      let handle = stage.ask(.question)
      await stage.wait()
      handle.close()
      await stage.wait()
      #expect(stage.answers.map(\.reason) == [.withdrawn])
      #expect(stage.root.presentedViewController == nil)
      await stage.end()
    }

    @Test func isTakenBackWithItsTask() async {
      let stage = Stage()
      let task = Task { await Alert.question.present(from: stage.root) }
      await stage.wait()
      #expect(stage.alertController != nil)
      task.cancel()
      await stage.wait()
      let answer = await task.value
      #expect(answer.reason == .withdrawn)
      #expect(stage.root.presentedViewController == nil)
      await stage.end()
    }

    @Test func waitsForTheAnswerInATask() async {
      let stage = Stage()
      let task = Task { await Alert.question.present(from: stage.root) }
      await stage.wait()
      stage.tap("action/keep")
      await stage.wait()
      #expect(await task.value.action == "keep")
      await stage.end()
    }

    @Test func bringsTheAnswerWhenTheAppMayPresentAgain() async {
      for order in DoubleOrder.all {
        let stage = Stage(order: order)
        let next = UIViewController()
        Alert.question.present(from: stage.root) { _ in
          stage.root.present(next, animated: true)
        }
        await stage.wait()
        stage.tap("action/delete")
        await stage.wait()
        #expect(stage.root.presentedViewController === next, "\(order)")
        await stage.end()
      }
    }

    @Test func asksWithTitlesAlone() async {
      for (title, index) in [("Cancel", 0), ("Discard", 1), ("Save", 2)] {
        let stage = Stage()
        var indices: [Int?] = []
        stage.root.showAlert(
          title: "Save changes?", cancel: "Cancel", destructive: "Discard", others: [nil, "Save"]
        ) { indices.append($0) }
        await stage.wait()
        let element = stage.person.elements.first { $0.accessibilityLabel == title }
        #expect(element?.accessibilityActivate() == true)
        await stage.wait()
        #expect(indices == [index])
        await stage.end()
      }
    }

    @Test func endsWhenItsTimeIsOver() async {
      let stage = Stage()
      var alert = Alert.question
      alert.dismissal.timeout = 5
      stage.ask(alert)
      await stage.wait(4)
      #expect(stage.answers == [])
      await stage.wait(3)
      #expect(stage.answers.map(\.reason) == [.timeout])
      #expect(stage.root.presentedViewController == nil)
      await stage.end()
    }

    @Test func standsStillInTheBackground() async {
      let stage = Stage()
      var alert = Alert.question
      alert.dismissal.timeout = 5
      stage.ask(alert)
      await stage.wait(1)
      stage.scene.doubleEnterBackground()
      await stage.wait(10)
      #expect(stage.answers == [])
      stage.scene.doubleEnterForeground()
      stage.scene.doubleActivate()
      await stage.wait(6)
      #expect(stage.answers.map(\.reason) == [.timeout])
      await stage.end()
    }
  }
}
