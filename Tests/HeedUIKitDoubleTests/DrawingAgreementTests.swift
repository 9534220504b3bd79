import DoublePainting
import Heed
import HeedExamples
import HeedImage
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  /// With one measurer, the host puts everything where `HeedImage` draws it.
  @Suite @MainActor struct DrawingAgreementTests {
    @Test(arguments: ExampleAlerts.all)
    func agreesWithThePictureAboutEveryFrame(_ example: Example) async throws {
      let painter = try PictureStage.painter()
      defer { painter.remove() }
      for setting in PictureSetting.all {
        let stage = PictureStage.stage(setting)
        stage.ask(example.alert)
        await stage.wait(1)
        let view = try #require(stage.sceneView, "\(setting)")
        let shown = try #require(view.scene)
        var environment = setting.environment
        environment.locale = view.session?.environment.locale ?? "en"
        // An alert that is always light or dark has the host say so.
        environment.appearance = example.alert.appearance ?? environment.appearance
        try #require(view.session?.environment == environment, "\(setting)")
        let drawn = example.alert.scene(in: environment, measurer: painter.renderer.measurer)
        #expect(shown.nodes.map(\.id) == drawn.nodes.map(\.id), "\(setting)")
        #expect(shown.concessions == drawn.concessions, "\(setting)")
        for (node, other) in zip(shown.nodes, drawn.nodes) {
          #expect(
            isNear(node.frame, other.frame),
            "\(setting) \(node.id): \(node.frame), \(other.frame)")
          expectSameLines(node, other, setting)
          guard let place = view.views[node.id] else { continue }
          let frame = place.convert(place.bounds, to: view)
          #expect(
            isNear(Rect(frame), scrolled(other, in: view)), "\(setting) \(node.id): \(frame)")
        }
        await stage.end()
      }
    }

    private func expectSameLines(_ node: Node, _ other: Node, _ setting: PictureSetting) {
      guard let one = node.text, let two = other.text else { return }
      #expect(one.lines.map(\.range) == two.lines.map(\.range), "\(setting) \(node.id)")
      #expect(one.isTruncated == two.isTruncated, "\(setting) \(node.id)")
      for (line, place) in zip(one.lines, two.lines) {
        #expect(
          abs(line.x - place.x) <= 0.5 && abs(line.width - place.width) <= 0.5
            && abs(line.baseline - place.baseline) <= 0.5,
          "\(setting) \(node.id): \(line), \(place)")
      }
      #expect(one.links.map(\.address) == two.links.map(\.address), "\(setting) \(node.id)")
      for (link, place) in zip(one.links, two.links) {
        #expect(isNear(link.frame, place.frame), "\(setting) \(node.id)")
      }
    }

    private func isNear(_ one: Rect, _ other: Rect) -> Bool {
      abs(one.x - other.x) <= 0.5 && abs(one.y - other.y) <= 0.5
        && abs(one.maxX - other.maxX) <= 0.5 && abs(one.maxY - other.maxY) <= 0.5
    }

    private func scrolled(_ node: Node, in view: SceneView) -> Rect {
      guard let index = node.scrollArea, let id = view.scene?.scrollAreas[index].id else {
        return node.frame
      }
      let offset = PictureStage.offsets(in: view)[id] ?? 0
      return node.frame.offset(x: 0, y: -offset)
    }
  }
}
