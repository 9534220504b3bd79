import Heed
import HeedExamples
import HeedTesting
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  @Suite @MainActor struct DrawingTests {
    /// Sizes of a telephone, the same turned, and a small window of a tablet.
    nonisolated static let sizes = [
      CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
      CGSize(width: 320, height: 480),
    ]

    @Test(arguments: ExampleAlerts.all, sizes)
    func putsEveryNodeWhereTheSceneHasIt(_ example: Example, _ size: CGSize) async {
      let stage = Stage(size: size)
      stage.ask(example.alert)
      await stage.wait()
      guard let view = stage.sceneView, let scene = view.scene else {
        Issue.record("nothing is shown")
        return await stage.end()
      }
      #expect(Size(view.bounds.size) == scene.size)
      var missing: [Name] = []
      for node in scene.nodes {
        guard let shown = view.views[node.id] else {
          missing.append(node.id)
          continue
        }
        let frame = shown.convert(shown.bounds, to: view)
        #expect(isNear(Rect(frame), scrolled(node, in: view)), "\(node.id): \(frame)")
      }
      // Parts of an action or a field stand in its view.
      let parts = missing.filter { id in
        scene.nodes.contains { owner in
          (owner.role == .action || owner.role == .field)
            && id.string.hasPrefix(owner.id.string + "/")
        }
      }
      #expect(missing.count == parts.count, "\(missing)")
      #expect(view.views.count >= scene.nodes.count - parts.count)
      await stage.end()
    }

    /// The frames of a scene do not depend on who measures, if both measure alike.
    @Test(arguments: ExampleAlerts.all)
    func laysOutAsWithTheMeasurerOfTests(_ example: Example) async {
      let stage = Stage()
      stage.ask(example.alert)
      await stage.wait()
      guard let scene = stage.sceneView?.scene, let session = stage.sceneView?.session else {
        Issue.record("nothing is shown")
        return await stage.end()
      }
      let images = ImageProvider()
      let plain = example.alert.scene(
        in: session.environment,
        measurer: Measurer(
          text: { FixedMeasurer.metrics(of: $0) }, imageSize: { images.size(of: $0) }))
      #expect(plain.nodes.map(\.id) == scene.nodes.map(\.id))
      for (node, other) in zip(scene.nodes, plain.nodes) {
        #expect(isNear(node.frame, other.frame), "\(node.id): \(node.frame), \(other.frame)")
      }
      await stage.end()
    }

    @Test(arguments: ExampleAlerts.all)
    func drawsTheTextOfEveryNode(_ example: Example) async {
      let stage = Stage()
      stage.ask(example.alert)
      await stage.wait()
      for view in texts(in: stage.sceneView) {
        guard let node = (view.superview as? NodeView)?.node, let text = node.text else { continue }
        var drawn = ""
        var lines = 0
        let broken = stage.sceneView?.tools.texts.layout(text.request).lines ?? []
        #expect(broken.count == text.lines.count, "\(node.id)")
        var index = 0
        for strip in view.subviews {
          for case .text(let part, let origin) in DoubleDrawing.marks(of: strip) {
            drawn += part
            // A blank line is drawn too, by its end.
            if part != "\n" { lines += 1 }
            while index < broken.count, broken[index].glyphs.length == 0 { index += 1 }
            guard index < broken.count else { break }
            let (line, place) = (broken[index], text.lines[index])
            let left = origin.x + strip.frame.minX + line.left
            let baseline = origin.y + strip.frame.minY + line.top + line.baseline
            #expect(abs(left - place.x) < 0.01 && abs(baseline - place.baseline) < 0.01)
            index += 1
          }
        }
        let all = text.request.runs.map(\.text).joined()
        #expect(lines == text.lines.filter { !$0.range.isEmpty }.count, "\(node.id)")
        if !text.isTruncated { #expect(drawn == all, "\(node.id)") }
      }
      await stage.end()
    }

    @Test(arguments: ExampleAlerts.all)
    func showsTheLookOfEveryNode(_ example: Example) async {
      let stage = Stage()
      stage.ask(example.alert)
      await stage.wait()
      for case let view as NodeView in stage.sceneView.map({ Array($0.views.values) }) ?? [] {
        guard let node = view.node else { continue }
        let fill = view.subviews.compactMap { $0 as? FillView }
        #expect(fill.count == (node.fill == nil ? 0 : 1), "\(node.id)")
        if case .color(let color) = node.fill {
          #expect(fill.first?.backgroundColor == UIColor(color), "\(node.id)")
        }
        let shape = CornerShape(node.corners, in: node.frame.size)
        if case .rounded(let radius, let corners, _) = shape, let fill = fill.first {
          let cut = fill.subviews.first as? MaterialView ?? fill
          #expect(Double(cut.layer.cornerRadius) == radius, "\(node.id)")
          #expect(cut.layer.maskedCorners == CACornerMask(corners), "\(node.id)")
          #expect(cut.clipsToBounds, "\(node.id)")
        }
        let border = view.subviews.compactMap { $0 as? BorderView }
        #expect(border.count == (node.border == nil ? 0 : 1), "\(node.id)")
        if let width = node.border?.width, case .rounded = shape {
          #expect(Double(border.first?.layer.borderWidth ?? 0) == width, "\(node.id)")
        }
        let shadow = view.subviews.compactMap { $0 as? ShadowView }.first
        #expect((shadow == nil) == (node.shadow == nil), "\(node.id)")
        #expect(shadow.map { Double($0.layer.shadowRadius) } == node.shadow?.radius)
        let pictures = view.subviews.filter { $0 is PictureView }
        #expect(pictures.count == (node.picture == nil ? 0 : 1), "\(node.id)")
        #expect(view.alpha == node.opacity || view.material != nil, "\(node.id)")
      }
      await stage.end()
    }

    /// What a material shows of the app is left out of the dimming, wherever the panel is.
    @Test func leavesAHoleInTheDimmingThatFollowsThePanel() async {
      let stage = Stage()
      stage.ask(.question)
      await stage.wait(0.1)
      weak let hole = stage.alertController?.backdrop?.subviews.compactMap(\.mask).first
      let hasMaterial = stage.sceneView?.views.values.contains {
        ($0 as? NodeView)?.material != nil
      }
      #expect((hole != nil) == hasMaterial)
      #expect(hole != nil)
      #expect(hole?.doubleTransform == stage.sceneView?.panel.doubleTransform)
      #expect(hole?.doubleTransform.isIdentity == false)
      await stage.wait()
      #expect(hole?.doubleTransform == .identity)
      await stage.end()
    }

    @Test func keepsItsViewsWhenItChanges() async {
      let stage = Stage()
      let handle = stage.ask(.question)
      await stage.wait()
      let before = stage.sceneView?.views["action/delete"]
      #expect(before != nil)
      var alert = Alert.question
      alert.message = "It has three pages, and nobody has a copy of any of them, says the list."
      handle.update(alert)
      await stage.wait(0.1)
      #expect(stage.sceneView?.views["action/delete"] === before)
      let panel = stage.sceneView?.views["panel"]
      #expect(panel.map { $0.doubleFrame != $0.frame } == true, "it moves to its new size")
      await stage.wait()
      stage.tap("action/delete")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["delete"])
      await stage.end()
    }

    @Test func takesAwayWhatAnActionShowsNoLonger() async {
      let stage = Stage()
      let handle = stage.ask(Alert.question.with { $0.actions[0].image = .symbol("star") })
      await stage.wait()
      let action = stage.sceneView?.views["action/delete"]
      let before = action?.subviews.count ?? 0
      handle.update(.question)
      await stage.wait()
      #expect(stage.sceneView?.views["action/delete"] === action)
      #expect((action?.subviews.count ?? 0) < before)
      await stage.end()
    }

    @Test func drawsWhatChangedAndNothingOfWhatWent() async {
      let stage = Stage()
      let handle = stage.ask(Alert.question.with { $0.content = [.text("It is old.")] })
      await stage.wait()
      func drawn() -> String {
        texts(in: stage.sceneView).flatMap(\.subviews).flatMap { strip in
          DoubleDrawing.marks(of: strip).map { mark in
            if case .text(let part, _) = mark { part } else { "" }
          }
        }.joined(separator: "|")
      }
      #expect(drawn().contains("Delete the draft?") && drawn().contains("It is old."))
      weak let gone = stage.sceneView?.views["content/0"]
      #expect(gone != nil)
      handle.update(Alert.question.with { $0.title = "Delete it now?" })
      await stage.wait()
      #expect(drawn().contains("Delete it now?"))
      #expect(!drawn().contains("Delete the draft?") && !drawn().contains("It is old."))
      #expect(stage.sceneView?.views["content/0"] == nil)
      #expect(gone == nil)
      await stage.end()
    }

    @Test func laysOutAnewWhenItsWindowTurns() async {
      for seconds in [0.1, 3] {
        let stage = Stage()
        stage.ask(.question)
        await stage.wait(seconds)
        stage.window.doubleResize(to: CGSize(width: 844, height: 390))
        await stage.wait()
        let scene = stage.sceneView?.scene
        #expect(scene?.size == Size(width: 844, height: 390))
        #expect(stage.alertController?.backdrop?.frame.size == CGSize(width: 844, height: 390))
        #expect(stage.sceneView?.frame.size == CGSize(width: 844, height: 390))
        stage.tap("action/keep")
        await stage.wait()
        #expect(stage.answers.map(\.action) == ["keep"])
        await stage.end()
      }
    }

    @Test func followsTheSettingsOfThePerson() async {
      let stage = Stage()
      stage.ask(.question)
      await stage.wait()
      let light = stage.sceneView?.scene?["panel"]?.fill
      stage.scene.doubleChange { $0.userInterfaceStyle = .dark }
      await stage.wait()
      #expect(stage.sceneView?.session?.environment.appearance == .dark)
      #expect(stage.sceneView?.scene?["panel"]?.fill != light)
      stage.scene.doubleChange { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
      DoubleAccessibility.isBoldText = true
      NotificationCenter.default.post(
        name: UIAccessibility.boldTextStatusDidChangeNotification, object: nil)
      await stage.wait()
      let environment = stage.sceneView?.session?.environment
      #expect(environment?.textSize == .accessibility3)
      #expect(environment?.isBoldText == true)
      await stage.end()
    }

    private func isNear(_ one: Rect, _ other: Rect) -> Bool {
      abs(one.x - other.x) <= 0.5 && abs(one.y - other.y) <= 0.5
        && abs(one.maxX - other.maxX) <= 0.5 && abs(one.maxY - other.maxY) <= 0.5
    }

    private func scrolled(_ node: Node, in view: SceneView) -> Rect {
      guard let index = node.scrollArea, let id = view.scene?.scrollAreas[index].id else {
        return node.frame
      }
      let area = view.views.values.compactMap { $0 as? ScrollAreaView }.first { $0.area?.id == id }
      return node.frame.offset(x: 0, y: -Double(area?.contentOffset.y ?? 0))
    }

    private func texts(in view: UIView?) -> [TextNodeView] {
      guard let view else { return [] }
      return (view as? TextNodeView).map { [$0] } ?? view.subviews.flatMap { texts(in: $0) }
    }
  }
}
