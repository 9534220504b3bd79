import DoublePainting
import Foundation
import Heed
import HeedExamples
import HeedImage
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  /// The host looks as `HeedImage` draws it. With a folder in `HEED_PICTURES` the pictures are kept
  /// there, beside each other.
  @Suite @MainActor struct PictureTests {
    nonisolated static let settings = [
      PictureSetting(),
      PictureSetting(scale: 1, appearance: .dark, direction: .rightToLeft),
      PictureSetting(isSmall: true, scale: 3, direction: .rightToLeft),
      PictureSetting(isSmall: true, scale: 1, appearance: .dark, textSize: .accessibility3),
    ]

    @Test(arguments: ExampleAlerts.all, settings)
    func looksAsThePictureDoes(_ example: Example, _ setting: PictureSetting) async throws {
      let painter = try PictureStage.painter()
      defer { painter.remove() }
      let stage = PictureStage.stage(setting)
      stage.ask(example.alert)
      await stage.wait(3)
      let host = try painter.pixels(of: stage.scene)
      #expect(painter.lostMaterials == 0)
      painter.renderer.options.backdrop = .appScreen(setting.appearance, setting.direction)
      let image = try painter.renderer.pixels(scene(of: stage, by: painter))
      let difference = try #require(PixelDifference(host, image))
      // Letters and pictures are those of one library, so what differs is where edges of pictures are
      // rounded and how far the dimming beside a material is blurred into it.
      #expect(difference.mean < 2.5, "\(difference)")
      #expect(difference.visible < 0.000_5, "\(difference)")
      try PictureStage.keep("\(example.name) \(setting)") {
        try PictureSheet(
          [("host on the stand-in", host), ("HeedImage", image), ("", difference.picture)],
          columns: 3
        ).png(painter)
      }
      await stage.end()
    }

    /// Some way in and some way out; `PictureMotionTests` has the figures.
    @Test(arguments: ExampleAlerts.all)
    func looksAsThePictureDoesOnItsWay(_ example: Example) async throws {
      let seconds = 0.1
      let painter = try PictureStage.painter()
      defer { painter.remove() }
      let setting = PictureSetting(scale: 1)
      let stage = PictureStage.stage(setting)
      painter.renderer.options.backdrop = .appScreen(setting.appearance, setting.direction)
      stage.ask(example.alert)
      await stage.wait(seconds)
      var scene = try scene(of: stage, by: painter)
      var motion = PanelMotion(of: scene)
      motion.enter(at: 0)
      scene.moment = motion.moment(at: seconds)
      try expect(stage, looksLike: scene, "in at \(seconds)", example, painter)
      await stage.wait(3)
      motion.leave(at: 10)
      stage.alertController?.dismiss(animated: true)
      await stage.wait(seconds)
      scene.moment = motion.moment(at: 10 + seconds)
      try expect(stage, looksLike: scene, "out at \(seconds)", example, painter)
      await stage.end()
    }

    private func expect(
      _ stage: Stage, looksLike scene: Scene, _ when: String, _ example: Example,
      _ painter: WindowPainter
    ) throws {
      let host = try painter.pixels(of: stage.scene)
      // A material under an opacity would show nothing.
      #expect(painter.lostMaterials == 0, "\(when)")
      let image = try painter.renderer.pixels(scene)
      let difference = try #require(PixelDifference(host, image))
      // On the way a material comes by its effect here and as a whole there.
      #expect(difference.mean < 9, "\(when): \(difference)")
      #expect(difference.visible < 0.08, "\(when): \(difference)")
      try PictureStage.keep("\(example.name) \(when)") {
        try PictureSheet(
          [("host on the stand-in", host), ("HeedImage", image), ("", difference.picture)],
          columns: 3
        ).png(painter)
      }
    }

    /// What the session has on the surface, as `HeedImage` breaks its texts and draws it.
    private func scene(of stage: Stage, by painter: WindowPainter) throws -> Scene {
      var session = try #require(stage.sceneView?.session)
      let offsets = stage.sceneView.map { PictureStage.offsets(in: $0) } ?? [:]
      var scene = session.layOut(with: painter.renderer.measurer, at: stage.clock.now)
      scene.moment = .atRest
      for (index, node) in scene.nodes.enumerated() {
        guard let area = node.scrollArea else { continue }
        scene.nodes[index].frame.y -= offsets[scene.scrollAreas[area].id] ?? 0
      }
      // UIKit knows one strength only.
      if scene.backdrop.blur > 0 { scene.backdrop.blur = WindowPainter.regularBlur }
      return scene
    }
  }
}
