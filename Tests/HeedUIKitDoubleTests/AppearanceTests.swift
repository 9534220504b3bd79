import Heed
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  /// What controllers in slots hear, and what a pointer does.
  @Suite @MainActor struct AppearanceTests {
    /// Writes down what it hears.
    final class Inner: UIViewController {
      var heard: [String] = []
      override func viewWillAppear(_ animated: Bool) { heard.append("will appear") }
      override func viewDidAppear(_ animated: Bool) { heard.append("did appear") }
      override func viewWillDisappear(_ animated: Bool) { heard.append("will disappear") }
      override func viewDidDisappear(_ animated: Bool) { heard.append("did disappear") }
    }

    private func alert(_ content: [Block]) -> Alert {
      var alert = Alert.question
      alert.content = content
      return alert
    }

    @Test(arguments: DoubleOrder.all)
    func tellsAControllerInASlotOnceThatItComesAndGoes(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      let inner = Inner()
      let content = SceneContent(slots: ["map": SlotContent(inner) { _ in 80 }])
      stage.ask(alert([.slot("map", label: "Map")]), options: UIKitOptions(content: content))
      await stage.wait(0.1)
      #expect(inner.heard == ["will appear"])
      await stage.wait()
      #expect(inner.heard == ["will appear", "did appear"])
      stage.tap("action/keep")
      await stage.wait()
      #expect(inner.heard.dropFirst(2) == ["will disappear", "did disappear"])
      await stage.end()
    }

    @Test func tellsAControllerWhoseSlotComesAndGoesLater() async {
      let stage = Stage()
      let inner = Inner()
      let content = SceneContent(slots: ["map": SlotContent(inner) { _ in 80 }])
      let handle = stage.ask(.question, options: UIKitOptions(content: content))
      await stage.wait()
      #expect(inner.heard == [])
      handle.update(alert([.slot("map", label: "Map")]))
      await stage.wait()
      #expect(inner.heard == ["will appear", "did appear"])
      handle.update(.question)
      await stage.wait()
      #expect(inner.heard.dropFirst(2) == ["will disappear", "did disappear"])
      #expect(inner.parent == nil)
      stage.tap("action/keep")
      await stage.wait()
      #expect(inner.heard.count == 4)
      await stage.end()
    }

    @Test func showsWhatIsUnderThePointer() async throws {
      let stage = Stage()
      stage.ask(.question)
      await stage.wait()
      let view = try #require(stage.sceneView)
      let before = view.scene?.nodes
      let place = view.convert(try #require(stage.place(of: "action/delete")), from: nil)
      view.hover(.began, at: place)
      await stage.wait()
      let over = view.scene?.nodes
      #expect(over != before)
      view.hover(.changed, at: CGPoint(x: 1, y: 1))
      await stage.wait()
      #expect(view.scene?.nodes == before)
      view.hover(.changed, at: place)
      await stage.wait()
      #expect(view.scene?.nodes == over)
      view.hover(.ended, at: place)
      await stage.wait()
      #expect(view.scene?.nodes == before)
      #expect(stage.answers == [])
      await stage.end()
    }
  }
}
