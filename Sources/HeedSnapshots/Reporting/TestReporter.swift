#if canImport(Testing)
  internal import Testing
#endif
#if canImport(XCTest)
  internal import XCTest
#endif

/// Tells the test library that is at work what came of a comparison.
enum TestReporter {
  /// Makes the test fail that runs, with files beside it where the library keeps such.
  static func fail(_ failure: SnapshotFailure, at site: CallSite) {
    #if canImport(Testing)
      let location = SourceLocation(
        fileID: "\(site.fileID)", filePath: "\(site.filePath)", line: Int(site.line),
        column: Int(site.column))
      if Test.current != nil {
        for file in failure.files {
          Attachment.record(file.bytes, named: file.name, sourceLocation: location)
        }
        Issue.record("\(failure.message)", sourceLocation: location)
        return
      }
    #endif
    #if canImport(XCTest)
      attach(failure.files)
      XCTFail(failure.message, file: site.filePath, line: site.line)
    #endif
    #if canImport(Testing)
      // A detached thread of a test does not know its test; XCTest does not hear this.
      Issue.record("\(failure.message)", sourceLocation: location)
    #endif
  }

  #if canImport(XCTest) && canImport(Darwin)
    private static func attach(_ files: [SnapshotFailure.File]) {
      if files.isEmpty { return }
      let attachments = files.map { file in
        let attachment = XCTAttachment(
          data: Data(file.bytes),
          uniformTypeIdentifier: file.isPicture ? "public.png" : "public.text")
        attachment.name = file.name
        return attachment
      }
      XCTContext.runActivity(named: "Heed: what differs") { activity in
        for attachment in attachments { activity.add(attachment) }
      }
    }
  #elseif canImport(XCTest)
    /// XCTest keeps no files here.
    private static func attach(_ files: [SnapshotFailure.File]) {}
  #endif

  /// Says what went well but is worth knowing.
  static func note(_ text: String) { print("heed: \(text)") }
}
