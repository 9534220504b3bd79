import Foundation
import Heed
import Testing
import XCTest

@testable import HeedSnapshots

private func question(_ title: PlacedText = "Delete?") -> Alert {
  Alert(title, cancel: "Cancel") {
    Action("Delete", role: .destructive)
  }
}

private let small = Environment(size: Size(width: 320, height: 256), scale: 1)

private let outline = """
  surface 320×256 @1x
  """

/// What Swift Testing hears of a comparison.
@Suite struct SwiftTestingReportingTests {
  @Test func saysWhatDiffersWhereTheTestAsks() {
    let line = #line + 2
    withKnownIssue {
      assertScene(of: question(), as: small, matches: outline)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains { $0.rawValue.contains("The scene is not as the test says.") }
    }
  }

  @Test func aPictureOfAnotherAlertIsAFailure() throws {
    let folder = try TestFolder()
    let path = "\(folder.path)/SomeTests.swift"
    var site = CallSite(
      fileID: #fileID, filePath: #filePath, function: "a()", line: #line, column: #column)
    site.path = path
    let reference = Reference(site: site, named: nil, ending: "scene.txt")
    let check = SnapshotCheck(
      reference: reference, mode: .all, recordsAlways: false, kind: "scene",
      failures: folder.path)
    #expect(try AlertScene(alert: question()).compare(by: check) == .recorded)
    let strict = SnapshotCheck(
      reference: reference, mode: .never, recordsAlways: false, kind: "scene",
      failures: folder.path)
    withKnownIssue {
      do throws(SnapshotFailure) {
        _ = try AlertScene(alert: question("Remove?")).compare(by: strict)
      } catch {
        TestReporter.fail(error, at: site)
      }
    } matching: {
      $0.comments.contains { $0.rawValue.contains("- panel") }
    }
  }

  @Test func twoPicturesOfOneNameAreAFailure() {
    withKnownIssue {
      assertScene(of: question("One"), as: small, named: "same")
      assertScene(of: question("Two"), as: small, named: "same")
    } matching: {
      $0.comments.contains { $0.rawValue.contains("Name each by 'named:'") }
    }
  }
}

/// What XCTest hears of one.
final class XCTestReportingTests: XCTestCase {
  func testIsLaidOutAsRecorded() {
    assertScene(of: question(), as: small)
  }

  func testLooksAsRecorded() throws {
    let label = try PictureSurface.label()
    try XCTSkipUnless(label == "inter", "The picture is drawn in Inter.")
    assertPicture(of: question(), as: small)
  }

  #if !canImport(Darwin)
    private var isWatching = false
    private var heard: [(message: String, line: Int)] = []

    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      if isWatching {
        heard.append((description, lineNumber))
      } else {
        super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
    }

    func testSaysWhatDiffersWhereTheTestAsks() {
      isWatching = true
      let line = #line + 1
      assertScene(of: question(), as: small, matches: outline)
      isWatching = false
      XCTAssertEqual(heard.count, 1)
      XCTAssertEqual(heard.first?.line, line)
      XCTAssertEqual(
        heard.first?.message.contains("The scene is not as the test says."), true)
    }
  #endif
}
