import Heed
import HeedExamples
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  @Suite @MainActor struct AccessibilityTests {
    @Test(arguments: ExampleAlerts.all)
    func isReadInTheScenesOrderAndNothingElse(_ example: Example) async {
      let stage = Stage()
      let behind = UILabel()
      behind.isAccessibilityElement = true
      behind.accessibilityLabel = "behind"
      stage.root.view.addSubview(behind)
      stage.ask(example.alert)
      await stage.wait()
      guard let scene = stage.sceneView?.scene else {
        Issue.record("nothing is shown")
        return await stage.end()
      }
      let read = stage.person.elements.filter { $0.accessibilityTraits != .link }
      let ids = read.compactMap(\.accessibilityIdentifier)
      #expect(ids == scene.accessibleNodes.map(\.id.string).filter { ids.contains($0) })
      for node in scene.accessibleNodes where node.role != .panel && node.role != .slot {
        guard let label = node.accessibility?.label, node.role != .dismiss else { continue }
        #expect(read.contains { $0.accessibilityLabel == label }, "\(node.id)")
      }
      let isModal = !scene.backdrop.passesTouches
      #expect(read.contains { $0 === behind } == !isModal)
      await stage.end()
    }

    @Test func hearsFirstWhatIsAsked() async {
      let stage = Stage()
      DoubleAccessibility.voiceOver = true
      let mine = UILabel()
      DoubleAccessibility.focused = mine
      stage.ask(.question)
      await stage.wait()
      let screens = DoubleAccessibility.posted.filter { $0.notification == .screenChanged }
      #expect(screens.count == 1)
      let first = screens.first?.argument as? UIResponder
      #expect(first?.accessibilityLabel == "Delete the draft?")
      #expect(first?.accessibilityTraits.contains(.header) == true)
      stage.tap("action/keep")
      await stage.wait()
      let last = DoubleAccessibility.posted.last { $0.notification == .screenChanged }
      #expect(last?.argument as? UILabel === mine)
      await stage.end()
    }

    /// Switch Control has a place in the app that it goes back to, as VoiceOver has.
    @Test func givesSwitchControlItsPlaceBack() async {
      let stage = Stage()
      DoubleAccessibility.switchControl = true
      let mine = UILabel()
      DoubleAccessibility.focused = mine
      stage.ask(.question)
      await stage.wait()
      stage.tap("action/keep")
      await stage.wait()
      let last = DoubleAccessibility.posted.last { $0.notification == .screenChanged }
      #expect(last?.argument as? UILabel === mine)
      await stage.end()
    }

    /// A link is where it is seen, in the screen's coordinates.
    @Test func findsALinkWhereItIsSeen() async {
      let stage = Stage()
      var text = RichText("Read ")
      text.append(RichText("the terms", TextAttributes(link: "https://example.org/terms")))
      stage.ask(Alert.question.with { $0.message = PlacedText(text) })
      await stage.wait()
      let link = stage.element("the terms")
      let place = stage.sceneView?.views["message"].map { $0.convert($0.bounds, to: nil) }
      let frame = link?.accessibilityFrame ?? CGRect()
      #expect(frame.width > 0)
      #expect(place?.insetBy(dx: -1, dy: -1).contains(frame.middle) == true)
      await stage.end()
    }

    @Test func learnsThatSomethingCameOrWent() async {
      let stage = Stage()
      var alert = Alert.question
      let handle = stage.ask(alert)
      await stage.wait()
      DoubleAccessibility.posted = []
      alert.title = "Delete it?"
      handle.update(alert)
      await stage.wait()
      #expect(!DoubleAccessibility.posted.contains { $0.notification == .layoutChanged })
      alert.content = [.text("It is old.")]
      handle.update(alert)
      await stage.wait()
      #expect(DoubleAccessibility.posted.filter { $0.notification == .layoutChanged }.count == 1)
      await stage.end()
    }

    /// What a touch beside it does is an element, and there is none where that does nothing.
    @Test func offersATouchBesideItOnlyWhereThatEndsIt() async {
      for isAllowed in [true, false] {
        let stage = Stage()
        DoubleAccessibility.voiceOver = true
        stage.ask(Alert.question.with { $0.dismissal.outsideTap = isAllowed })
        await stage.wait()
        let found = stage.person.elements.filter { $0.accessibilityIdentifier == "dismiss" }
        #expect(found.count == (isAllowed ? 1 : 0))
        #expect(found.allSatisfy { $0.accessibilityLabel?.isEmpty == false })
        if let element = found.first {
          #expect(element.accessibilityActivate())
          await stage.wait()
          #expect(stage.answers.map(\.action) == ["keep"])
        }
        await stage.end()
      }
    }

    /// Tests of an app's interface find each part by its id.
    @Test func isFoundByTheIdsOfItsParts() async {
      let stage = Stage()
      stage.ask(InputTests.form)
      await stage.wait()
      let ids = stage.person.elements.compactMap(\.accessibilityIdentifier)
      for id in ["title", "content/0", "content/1", "content/2", "action/go", "action/cancel"] {
        #expect(ids.filter { $0 == id }.count == 1, "\(id)")
      }
      await stage.end()
    }

    @Test func doesNotStopForThoseWhoListen() async {
      let stage = Stage()
      DoubleAccessibility.voiceOver = true
      var alert = Alert.question
      alert.dismissal.timeout = 5
      stage.ask(alert)
      await stage.wait(30)
      #expect(stage.answers == [])
      stage.tap("action/keep")
      await stage.wait()
      #expect(stage.answers.map(\.reason) == [.action])
      await stage.end()
    }
  }
}
