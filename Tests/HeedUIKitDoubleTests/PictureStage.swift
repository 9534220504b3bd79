import DoublePainting
import Foundation
import Heed
import HeedImage
import UIKit

@testable import HeedUIKit

/// Stages whose texts and pictures are those of `HeedImage`, with the drawn app behind.
@MainActor
enum PictureStage {
  /// The gallery's documents, and their pictures.
  nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples").path

  /// Where somebody wants to see the pictures.
  nonisolated static var folderForPictures: String? {
    Foundation.ProcessInfo.processInfo.environment["HEED_PICTURES"]
  }

  private static var known: WindowPainter?

  /// The painter, with its letters in the double; `remove()` gives the double its own back.
  static func painter() throws -> WindowPainter {
    let painter = try known ?? WindowPainter(folder: folder)
    known = painter
    let files = try FileManager.default.contentsOfDirectory(atPath: folder + "/art")
    painter.install(pictures: files.filter { $0.hasSuffix(".png") }.map { "art/" + $0 })
    return painter
  }

  /// How far the areas of a scene are scrolled, by their ids.
  static func offsets(in view: SceneView) -> [Name: Double] {
    var offsets: [Name: Double] = [:]
    for case let area as ScrollAreaView in view.views.values {
      if let id = area.area?.id { offsets[id] = Double(area.contentOffset.y) }
    }
    return offsets
  }

  /// Writes a picture where somebody wants to see it.
  static func keep(_ name: String, _ png: () throws -> [UInt8]) throws {
    guard let folder = folderForPictures else { return }
    let file = name.replacing(" ", with: "-") + ".png"
    try Data(png()).write(to: URL(fileURLWithPath: folder).appendingPathComponent(file))
  }

  static func stage(_ setting: PictureSetting) -> Stage {
    let root = UIViewController()
    root.view = AppScreenView(setting.appearance, setting.direction)
    let names = DoubleImages.files
    let stage = Stage(
      size: setting.size, safeArea: setting.safeArea, traits: setting.traits, root: root)
    // A stage begins without pictures.
    DoubleImages.files = names
    return stage
  }
}
