import Foundation
import Heed
import HeedExamples
import Testing

@testable import HeedSnapshots

/// The gallery is as it was, to the pixel where the system's font is the one that it was drawn with.
@Suite struct GalleryTests {
  /// A small screen, so that little has to be kept.
  static let environment = Environment(size: Size(width: 320, height: 568), scale: 1)
  /// Where the gallery's pictures are.
  static let images = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples").path

  private static let hasFont = (try? PictureSurface.label()) == "inter"

  /// Those whose pictures show nothing that no other does, and are large.
  private static let others: [Name] = ["update-forced", "update-remind", "dark"]

  @Test(
    .enabled(if: hasFont, "the pictures are drawn in Inter"),
    arguments: ExampleAlerts.all.filter { !others.contains($0.name) })
  func looksAsRecorded(_ example: Example) {
    assertPicture(
      of: example.alert, as: Self.environment, named: example.description, images: Self.images)
  }

  @Test(arguments: ExampleAlerts.all)
  func isLaidOutAsRecorded(_ example: Example) {
    assertScene(of: example.alert, as: Self.environment, named: example.description)
  }

  @Test(arguments: ["quick-alert", "sign-in"])
  func isLaidOutAsRecordedWhereTextIsLarge(_ name: String) throws {
    let example = try #require(ExampleAlerts.all.first { $0.description == name })
    var environment = Self.environment
    environment.textSize = .accessibility3
    environment.direction = .rightToLeft
    assertScene(of: example.alert, as: environment, named: name)
  }
}
