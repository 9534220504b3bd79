#if os(Linux)
  import Foundation
  import Heed
  import HeedMatrix
  import HeedSnapshots
  import HeedStrings
  import Testing

  /// Every alert of an app in every language, text size and appearance, with a report to look at.
  @Suite struct CatalogTests {
    static let catalog = AlertCatalog {
      CatalogEntry("delete") { AppAlerts.delete(photos: 3) }
      CatalogEntry("offline") { AppAlerts.offline }
      CatalogEntry("sign-in") { AppAlerts.signIn }
    }

    @Test func alertsFitEverywhere() throws {
      let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      let report = try Self.catalog.report(
        to: FileManager.default.temporaryDirectory.appendingPathComponent("heed-alerts").path,
        axes: MatrixAxes(languages: [], textSizes: [.large, .accessibility3]),
        strings: StringsCatalog(folder: here.appendingPathComponent("Texts").path))
      #expect(report.pictureCount == 3 * 3 * 2 * 2)
      #expect(report.errorsAndWarnings.isEmpty, "\(report.errorsAndWarnings) \(report.page)")
    }
  }
#endif
