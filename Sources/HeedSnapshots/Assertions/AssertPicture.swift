#if os(Linux) || (canImport(UIKit) && !os(watchOS))
  public import Heed

  /// Compares a picture of an alert with the one that was recorded, in a test of Swift Testing or XCTest.
  ///
  /// ```swift
  /// @Test func asksBeforeItDeletes() {
  ///   assertPicture(of: .delete(photos: 3))
  ///   assertPicture(of: .delete(photos: 3), as: Environment(appearance: .dark), named: "dark")
  /// }
  /// ```
  ///
  /// Where there is no picture yet it is recorded and the test fails, so that somebody looks at it. With
  /// `HEED_RECORD=1` in the environment whatever differs is recorded and the test passes; with
  /// `HEED_RECORD=never` nothing is written. What differs is written as pictures into a folder that the
  /// failure names, and attached to the test where its runner keeps such.
  ///
  /// Pictures are in `__Snapshots__/TestFile/test-name.font.png` beside the test's file: by the system's
  /// font on Linux, by the system's version on iOS. On Linux they are drawn by HeedImage on any thread; on
  /// iOS by the views of HeedUIKit, on the main actor.
  ///
  /// - Parameters:
  ///   - alert: The alert, as it is at rest.
  ///   - environment: The surface and the person's settings.
  ///   - name: What tells this picture from others of the same test, such as a case of a test with
  ///     arguments; two different pictures of one name are a failure.
  ///   - record: Whether to record the picture now, whatever there is; the test then fails.
  ///   - tolerance: How far the picture may be off.
  ///   - behind: The colour of the surface; by default white, or black where it is dark.
  ///   - images: The folder that the paths of the alert's picture files are relative to; by default that
  ///     of the test's file.
  ///   - fileID: The test's module and file; as the next ones, nothing that a test says itself.
  ///   - filePath: The test's file, beside which references are.
  ///   - function: The test's function, after which references are named.
  ///   - line: Where the test fails.
  ///   - column: Where in the line.
  #if canImport(UIKit)
    @MainActor
  #endif
  public func assertPicture(
    of alert: Alert, as environment: Environment = Environment(), named name: String? = nil,
    record: Bool = false, tolerance: PictureTolerance = .standard, behind: RGBA? = nil,
    images: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    function: String = #function, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(
      fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    do throws(SnapshotFailure) {
      let picture = AlertPicture(
        alert: alert, environment: environment, tolerance: tolerance, behind: behind,
        images: images)
      let check = try picture.check(at: site, named: name, record: record)
      if try picture.compare(by: check) == .recorded {
        TestReporter.note("recorded \(check.reference.path)")
      }
    } catch {
      TestReporter.fail(error, at: site)
    }
  }

  /// A picture that is compared with its reference.
  #if canImport(UIKit)
    @MainActor
  #endif
  struct AlertPicture {
    var alert: Alert
    var environment = Environment()
    var tolerance = PictureTolerance.standard
    var behind: RGBA?
    var images: String?

    /// What compares it, by where the test asks and what the variables say.
    func check(
      at site: CallSite, named name: String?, record: Bool
    ) throws(SnapshotFailure) -> SnapshotCheck {
      try SnapshotCheck.make(
        Reference(site: site, named: name, ending: "\(PictureSurface.label()).png"),
        kind: "picture", record: record, alert, environment)
    }

    func compare(by check: SnapshotCheck) throws(SnapshotFailure) -> SnapshotCheck.Outcome {
      let plain = environment.appearance == .dark ? RGBA(hex: 0) : RGBA(hex: 0xFFFFFF)
      let actual = try PictureSurface.pixels(
        of: alert, in: environment, behind: behind ?? plain,
        folder: images ?? check.reference.testFolder)
      let png = try PictureSurface.png(actual)
      return try check.run(png) { bytes throws(SnapshotFailure) -> SnapshotCheck.Mismatch? in
        let expected = try PictureSurface.pixels(png: bytes, path: check.reference.path)
        let comparison = PictureComparison(expected, actual, tolerance: tolerance)
        if comparison.isAlike { return nil }
        return SnapshotCheck.Mismatch(
          summary: comparison.summary,
          files: [
            ("actual", png), ("difference", try PictureSurface.png(comparison.picture)),
          ])
      }
    }
  }
#endif
