import DoublePainting
import Heed
import HeedExamples
import HeedImage
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  /// What snapshot tests draw is what `HeedImage` draws, without anything being presented.
  @Suite @MainActor struct RestingAlertTests {
    @Test(arguments: ExampleAlerts.all, PictureTests.settings)
    func looksAsThePictureDoes(_ example: Example, _ setting: PictureSetting) throws {
      let painter = try PictureStage.painter()
      defer { painter.remove() }
      let behind = RGBA(hex: setting.appearance == .dark ? 0 : 0xFFFFFF)
      painter.renderer.options.backdrop = .color(behind)
      let surface = UIWindowScene(
        size: setting.size, safeArea: setting.safeArea, traits: setting.traits)
      defer { surface.doubleDisconnect() }
      let window = RestingAlert.window(
        for: example.alert, in: setting.environment, behind: behind, content: SceneContent())
      window.windowScene = surface
      window.isHidden = false
      defer { window.isHidden = true }
      let host = try painter.pixels(of: surface)
      var scene = example.alert.scene(
        in: setting.environment, measurer: painter.renderer.measurer)
      // Blurring one colour would change nothing.
      scene.backdrop.blur = 0
      let image = try painter.renderer.pixels(scene)
      let difference = try #require(PixelDifference(host, image))
      #expect(difference.mean < 2.5, "\(example.name) \(setting): \(difference)")
      #expect(difference.visible < 0.000_5, "\(example.name) \(setting): \(difference)")
      try PictureStage.keep("resting \(example.name) \(setting)") {
        try PictureSheet(
          [("resting", host), ("HeedImage", image), ("", difference.picture)], columns: 3
        ).png(painter)
      }
    }
  }
}
