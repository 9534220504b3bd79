import Heed
import Testing

@testable import HeedSnapshots

@Suite struct ReferenceTests {
  private func reference(
    _ function: String, named name: String? = nil, ending: String = "inter.png"
  ) -> Reference {
    Reference(
      site: CallSite(
        fileID: "Tests/AlertTests.swift", filePath: "/app/Tests/AlertTests.swift",
        function: function, line: 1, column: 1), named: name, ending: ending)
  }

  @Test(arguments: [
    ("looksRight()", nil, "looksRight"),
    ("testLooksRight()", nil, "testLooksRight"),
    ("draws(_:in:)", "dark", "draws-dark"),
    ("shows the alert()", nil, "shows-the-alert"),
    ("draws(_:)", "AX3 / de", "draws-AX3-de"),
    ("draws(_:)", "../../etc/passwd", "draws-etc-passwd"),
    ("draws(_:)", "日本語", "draws-日本語"),
    ("draws(_:)", "größe", "draws-größe"),
    ("draws(_:)", "", "draws--"),
    ("()", nil, "-"),
  ])
  func namesFilesAfterTestsAndCases(function: String, name: String?, expected: String) {
    let found = reference(function, named: name)
    #expect(found.path == "/app/Tests/__Snapshots__/AlertTests/\(expected).inter.png")
  }

  @Test func namesWhatShowsADifference() {
    #expect(reference("a()").file("actual") == "a.inter.actual.png")
    #expect(reference("a()", ending: "scene.txt").file("actual") == "a.scene.actual.txt")
  }

  @Test func cutsLongNames() {
    let name = String(repeating: "ü", count: 5_000)
    #expect(reference("a()", named: name).path.utf8.count < 220)
  }

  @Test func givesAFileToOneComparisonAlone() {
    var used = UsedReferences()
    let (one, two) = (Alert("One"), Alert("Two"))
    func claim(_ function: String, _ alert: Alert) -> Bool {
      used.claim(
        reference(function),
        for: UsedReferences.Subject(alert: alert, environment: Environment()))
    }
    #expect(claim("draws(_:)", one))
    #expect(claim("draws(_:)", one))
    #expect(!claim("draws(_:)", two))
    #expect(!claim("DRAWS(_:)", two))
    #expect(claim("other()", two))
  }

  @Test func readsWhetherToRecord() throws {
    #expect(try RecordMode(nil) == .missing)
    #expect(try RecordMode("") == .missing)
    #expect(try RecordMode("1") == .all)
    #expect(try RecordMode("never") == .never)
    let failure = try #require(throws: SnapshotFailure.self) { try RecordMode("yes please") }
    #expect(failure.message.contains("'yes please'"))
  }

  @Test func keepsFailuresWithThePackage() {
    let here = Reference(
      site: CallSite(
        fileID: #fileID, filePath: #filePath, function: "a()", line: 1, column: 1), named: nil,
      ending: "png")
    let path = FailureFolder.path(for: here)
    if SnapshotFiles.variable(FailureFolder.variable) == nil {
      #expect(path.hasSuffix("/.build/heed-failures/ReferenceTests"))
      let package = path.dropLast("/.build/heed-failures/ReferenceTests".utf8.count)
      #expect(SnapshotFiles.isThere("\(package)/Package.swift"))
    }
    #expect(FailureFolder.path(for: reference("a()")).hasSuffix("/heed-failures/AlertTests"))
  }
}
