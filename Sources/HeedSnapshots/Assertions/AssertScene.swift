public import Heed
internal import HeedTesting

/// Compares where everything stands in an alert, what it says and in which order the focus goes, with what
/// was recorded as text.
///
/// The text is measured with the same letters on every machine, so one file serves all. It is recorded as
/// ``assertPicture(of:as:named:record:tolerance:behind:images:fileID:filePath:function:line:column:)``
/// records pictures, as `__Snapshots__/TestFile/test-name.scene.txt`; a failure shows the lines that
/// differ.
///
/// - Parameters:
///   - alert: The alert, as it is at rest.
///   - environment: The surface and the person's settings.
///   - name: What tells this scene from others of the same test.
///   - record: Whether to record the scene now, whatever there is; the test then fails.
///   - fileID: The test's module and file; as the next ones, nothing that a test says itself.
///   - filePath: The test's file, beside which references are.
///   - function: The test's function, after which references are named.
///   - line: Where the test fails.
///   - column: Where in the line.
public func assertScene(
  of alert: Alert, as environment: Environment = Environment(), named name: String? = nil,
  record: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  do throws(SnapshotFailure) {
    let scene = AlertScene(alert: alert, environment: environment)
    let check = try SnapshotCheck.make(
      Reference(site: site, named: name, ending: "scene.txt"), kind: "scene", record: record,
      alert, environment)
    if try scene.compare(by: check) == .recorded {
      TestReporter.note("recorded \(check.reference.path)")
    }
  } catch {
    TestReporter.fail(error, at: site)
  }
}

/// Compares the same lines with those in the test itself.
///
/// ```swift
/// assertScene(
///   of: Alert("Delete?") { … },
///   matches: """
///     surface 390×844 @2x
///     panel 60,361 270×122 · dialog "Delete?"
///     …
///     """)
/// ```
///
/// White space at the end of lines and empty lines at the end do not count.
///
/// - Parameters:
///   - alert: The alert, as it is at rest.
///   - environment: The surface and the person's settings.
///   - text: The lines that are expected.
///   - fileID: The test's module and file; as the next ones, nothing that a test says itself.
///   - filePath: The test's file, beside which references are.
///   - function: The test's function, after which references are named.
///   - line: Where the test fails.
///   - column: Where in the line.
public func assertScene(
  of alert: Alert, as environment: Environment = Environment(), matches text: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  let actual = AlertScene(alert: alert, environment: environment).text
  guard
    let difference = LineDifference.text(
      from: AlertScene.trimmed(text), to: AlertScene.trimmed(actual))
  else { return }
  TestReporter.fail(
    SnapshotFailure("The scene is not as the test says.\n\(difference)\nIt is:\n\(actual)"),
    at: CallSite(
      fileID: fileID, filePath: filePath, function: function, line: line, column: column))
}

/// A scene as lines that are compared.
struct AlertScene {
  var alert: Alert
  var environment = Environment()

  /// The lines, measured with letters that are the same everywhere.
  var text: String {
    SceneOutline.text(of: alert.scene(in: environment, measurer: FixedMeasurer.measurer))
  }

  func compare(by check: SnapshotCheck) throws(SnapshotFailure) -> SnapshotCheck.Outcome {
    let actual = text
    return try check.run(Array(actual.utf8)) { bytes in
      // Some tools write files with other ends of lines.
      let expected = String(decoding: bytes.filter { $0 != 0x0D }, as: UTF8.self)
      return LineDifference.text(from: expected, to: actual).map {
        SnapshotCheck.Mismatch(
          summary: "lines differ", details: $0, files: [("actual", Array(actual.utf8))])
      }
    }
  }

  /// Without white space at the ends of lines and empty lines at the end.
  static func trimmed(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line
      while let last = line.utf8.last, last == 0x20 || last == 0x09 { line.removeLast() }
      return String(line)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
