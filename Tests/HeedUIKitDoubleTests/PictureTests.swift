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
      painter.renderer.options.backdrop = .appScreen(setting.appearance, setting.direction)
      try expect(
        stage, looksLike: scene(of: stage, by: painter), "\(example.name) \(setting)", painter)
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
      try expect(
        stage, looksLike: scene, "\(example.name) in at \(seconds)", painter, isMoving: true)
      await stage.wait(3)
      motion.leave(at: 10)
      stage.alertController?.dismiss(animated: true)
      await stage.wait(seconds)
      scene.moment = motion.moment(at: 10 + seconds)
      try expect(
        stage, looksLike: scene, "\(example.name) out at \(seconds)", painter, isMoving: true)
      await stage.end()
    }

    /// Where the focus is, what is pressed and picked, what is wrong and what is scrolled.
    @Test(arguments: ["sign-in", "choice-list", "quick-sheet", "ios26"])
    func looksAsThePictureDoesWhileItIsUsed(_ name: String) async throws {
      let example = try #require(ExampleAlerts.all.first { $0.name.string == name })
      let painter = try PictureStage.painter()
      defer { painter.remove() }
      let setting = PictureSetting(isSmall: true, scale: 2)
      let stage = PictureStage.stage(setting)
      painter.renderer.options.backdrop = .appScreen(setting.appearance, setting.direction)
      stage.ask(example.alert)
      await stage.wait()
      for step in 1...3 {
        stage.person.press(.keyboardTab)
        await stage.wait()
        try expect(stage, looksLike: scene(of: stage, by: painter), "\(name) tab \(step)", painter)
      }
      let action = stage.sceneView?.scene?.nodes.last { $0.role == .action }
      let place = action.flatMap { stage.place(of: $0.id) } ?? CGPoint()
      let finger = try #require(stage.person.touch(place))
      await stage.wait(1)
      try expect(stage, looksLike: scene(of: stage, by: painter), "\(name) pressed", painter)
      finger.cancel()
      await stage.end()
    }

    /// Every alert of the gallery on one sheet: by the host, and beside it by `HeedImage`.
    @Test(.enabled(if: PictureStage.folderForPictures != nil))
    func drawsTheSheetOfTheHost() async throws {
      let painter = try PictureStage.painter()
      defer { painter.remove() }
      let setting = PictureSetting(scale: 1)
      painter.renderer.options.backdrop = .appScreen(setting.appearance, setting.direction)
      var entries: [PictureSheet.Entry] = []
      for example in ExampleAlerts.all {
        let stage = PictureStage.stage(setting)
        stage.ask(example.alert)
        await stage.wait()
        entries.append(("\(example.name): host", try painter.pixels(of: stage.scene)))
        let scene = try scene(of: stage, by: painter)
        entries.append(("picture", try painter.renderer.pixels(scene)))
        await stage.end()
      }
      try PictureStage.keep("ios-host") {
        try PictureSheet(entries, columns: 12, factor: 0.4).png(painter)
      }
    }

    private func expect(
      _ stage: Stage, looksLike scene: Scene, _ when: String, _ painter: WindowPainter,
      isMoving: Bool = false
    ) throws {
      let host = try painter.pixels(of: stage.scene)
      // A material under an opacity would show nothing.
      #expect(painter.lostMaterials == 0, "\(when)")
      let image = try painter.renderer.pixels(scene)
      let difference = try #require(PixelDifference(host, image))
      // On the way a material comes by its effect here and as a whole there. At rest what differs is
      // how edges of pictures are rounded, and how far the dimming beside a material is blurred into
      // it.
      #expect(difference.mean < (isMoving ? 9 : 2.5), "\(when): \(difference)")
      #expect(difference.visible < (isMoving ? 0.08 : 0.000_5), "\(when): \(difference)")
      try PictureStage.keep(when) {
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
