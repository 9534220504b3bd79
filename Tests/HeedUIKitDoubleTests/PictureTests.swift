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
      PictureSetting(scale: 3, appearance: .dark, direction: .rightToLeft),
      PictureSetting(
        isSmall: true, scale: 1, appearance: .dark, textSize: .accessibility3),
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
      var environment = setting.environment
      environment.locale = stage.sceneView?.session?.environment.locale ?? "en"
      painter.renderer.options.backdrop = .appScreen(setting.appearance, setting.direction)
      let image = try painter.renderer.pixels(
        example.alert.scene(in: environment, measurer: painter.renderer.measurer))
      let difference = try #require(PixelDifference(host, image))
      print("difference \(example.name) \(setting): \(difference)")
      try PictureStage.keep("\(example.name) \(setting)") {
        try PictureSheet(
          [("host on the stand-in", host), ("HeedImage", image), ("", difference.picture)],
          columns: 3
        ).png(painter)
      }
      await stage.end()
    }
  }
}
