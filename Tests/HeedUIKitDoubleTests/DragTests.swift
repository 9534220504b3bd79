import Heed
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  /// Where the panel is while a finger has it, and what its speed does.
  @Suite @MainActor struct DragTests {
    private static var sheet: Alert { Alert.question.with { $0.style = .sheet } }

    /// Puts a finger on the title and moves it down in steps of so many points.
    private func drag(_ stage: Stage, steps: Int, of points: CGFloat, every seconds: Double) async
      -> DoublePerson.Finger?
    {
      guard let start = stage.place(of: "title"), let finger = stage.person.touch(start) else {
        return nil
      }
      for step in 1...steps {
        await stage.wait(seconds)
        finger.move(to: CGPoint(x: start.x, y: start.y + CGFloat(step) * points))
      }
      return finger
    }

    /// It does not jump by the ten points that it takes to see what the finger wants.
    @Test func followsTheFingerFromWhereItIsSeen() async {
      let stage = Stage()
      stage.ask(Self.sheet)
      await stage.wait()
      let finger = await drag(stage, steps: 10, of: 5, every: 0.02)
      #expect(stage.sceneView?.panel.transform.ty == 40)
      let strength = stage.alertController?.backdrop?.strength ?? 1
      #expect(strength < 0.95 && strength > 0.5, "the dimming follows")
      let material = stage.alertController?.backdrop?.subviews.compactMap(\.mask).first
      #expect(material == nil || material?.transform.ty == 40)
      finger?.lift()
      await stage.end()
    }

    @Test func leavesByAShortQuickFlick() async {
      for isQuick in [true, false] {
        let stage = Stage()
        stage.ask(Self.sheet)
        await stage.wait()
        let finger = await drag(
          stage, steps: 3, of: 14, every: isQuick ? 0.01 : 0.2)
        finger?.lift()
        await stage.wait()
        #expect(stage.answers.map(\.reason) == (isQuick ? [.swipe] : []))
        await stage.end()
      }
    }

    @Test func isNotDraggedSideways() async {
      let stage = Stage()
      stage.ask(Self.sheet)
      await stage.wait()
      guard let start = stage.place(of: "title"), let finger = stage.person.touch(start) else {
        Issue.record("no title")
        return await stage.end()
      }
      for step in 1...10 {
        let way = CGFloat(step)
        finger.move(to: CGPoint(x: start.x + way * 12, y: start.y + way * 9))
        #expect(stage.sceneView?.panel.transform == .identity)
      }
      finger.lift()
      await stage.wait()
      #expect(stage.answers == [])
      await stage.end()
    }

    /// From then on it is where the finger has it.
    @Test(arguments: DoubleOrder.all)
    func stopsUnderAFingerOnItsWayIn(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      stage.ask(
        Self.sheet.with { $0.enter = .custom(Pose(offset: Point(x: 0, y: 200)), duration: 2) })
      await stage.wait(0.6)
      let panel = stage.sceneView?.panel
      // UIKit looks for what is touched where it will be.
      guard let start = stage.place(of: "title"), let panel else {
        Issue.record("no title")
        return await stage.end()
      }
      #expect(panel.doubleTransform.ty > 20)
      let finger = stage.person.touch(start)
      for step in 1...4 { finger?.move(to: CGPoint(x: start.x, y: start.y + CGFloat(step) * 6)) }
      #expect(panel.doubleTransform == panel.transform)
      await stage.wait(0.3)
      #expect(stage.alertController?.isBeingPresented == false, "its entry is over")
      #expect(panel.doubleTransform == panel.transform, "\(order)")
      finger?.lift()
      await stage.wait()
      stage.tap("action/keep")
      await stage.wait()
      #expect(stage.answers.count == 1)
      await stage.end()
    }

    /// Only one finger drags.
    @Test func takesNoNoticeOfASecondFinger() async {
      let stage = Stage()
      stage.ask(Self.sheet)
      await stage.wait()
      let finger = await drag(stage, steps: 6, of: 5, every: 0.02)
      guard let place = stage.place(of: "message"), let second = stage.person.touch(place) else {
        Issue.record("no message")
        return await stage.end()
      }
      second.move(to: CGPoint(x: place.x, y: place.y + 300))
      second.lift()
      await stage.drain()
      #expect(stage.answers == [])
      #expect(stage.sceneView?.panel.transform.ty == 20)
      await stage.wait(0.3)
      finger?.lift()
      await stage.wait()
      #expect(stage.sceneView?.panel.transform == .identity)
      await stage.end()
    }

    /// What the person dragged back a little leaves from there when it is closed.
    @Test func leavesFromWhereItIsOnItsWayBack() async {
      let stage = Stage()
      let handle = stage.ask(Self.sheet)
      await stage.wait()
      let finger = await drag(stage, steps: 10, of: 6, every: 0.05)
      await stage.wait(0.3)
      finger?.lift()
      await stage.wait(0.02)
      handle.close()
      await stage.wait(0.05)
      let before = stage.sceneView?.panel.doubleTransform.ty ?? 0
      await stage.wait(0.1)
      let after = stage.sceneView?.panel.doubleTransform.ty ?? 0
      #expect(after > before, "it goes down only")
      await stage.wait()
      #expect(stage.answers.map(\.reason) == [.withdrawn])
      stage.expectNothingLeft()
      await stage.end()
    }

    /// A key that is held down repeats, and chooses nothing but once.
    @Test func takesAKeyThatIsHeldDownOnce() async {
      let stage = Stage()
      var runs = 0
      var handlers = Handlers()
      handlers.beginWork(on: "delete") { context in
        runs += 1
        context.finish(.stays)
      }
      stage.ask(Alert.question.with { $0.preferred = "delete" }, handlers: handlers)
      await stage.wait()
      stage.person.press(.keyboardReturnOrEnter, times: 4)
      #expect(runs == 1)
      stage.person.press(.keyboardReturnOrEnter)
      #expect(runs == 2)
      await stage.end()
    }

    /// A press that the system takes away is over: the key counts again.
    @Test func forgetsAKeyThatTheSystemTakesAway() async {
      let stage = Stage()
      var runs = 0
      var handlers = Handlers()
      handlers.beginWork(on: "delete") { context in
        runs += 1
        context.finish(.stays)
      }
      stage.ask(Alert.question.with { $0.preferred = "delete" }, handlers: handlers)
      await stage.wait()
      stage.person.pressAndLose(.keyboardReturnOrEnter)
      stage.person.press(.keyboardReturnOrEnter)
      #expect(runs == 2)
      await stage.end()
    }

    /// Letters that are typed are the field's, also where an action has one for its key.
    @Test func leavesLettersToTheFieldThatIsTypedIn() async {
      let stage = Stage()
      let alert = Alert.question.with {
        $0.content = [.field(Field("name"))]
        $0.actions[0].key = "d"
      }
      stage.ask(alert)
      await stage.wait()
      stage.person.press(.keyboardA, "d")
      stage.person.press(.keyboardSpacebar, " ")
      await stage.wait()
      #expect(stage.answers == [])
      #expect((stage.alertField as? UITextField)?.text == "d ")
      stage.person.press(.keyboardA, "d", flags: .command)
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["delete"])
      await stage.end()
    }
  }
}
