import Foundation
import Heed
import HeedDocument

/// Reads a document from a text.
func read(
  _ text: String, mode: DocumentReader.Mode = .strict, limits: DocumentLimits = .init()
) throws(DocumentError) -> Document {
  try DocumentReader(mode: mode, limits: limits).read(Array(text.utf8))
}

/// Reads a document whose keys beside the version are given, with one action.
func readAlert(_ members: String, mode: DocumentReader.Mode = .strict) throws -> Alert {
  try read("{\"heed\": 1, \"actions\": [{\"title\": \"OK\"}], \(members)}", mode: mode).alert
}

/// The issues of a text that cannot be read; empty when it can.
func issues(
  _ text: String, mode: DocumentReader.Mode = .strict, limits: DocumentLimits = .init()
) -> [DocumentIssue] {
  do throws(DocumentError) {
    _ = try read(text, mode: mode, limits: limits)
    return []
  } catch {
    return error.issues
  }
}

/// Folders beside the tests.
enum Folders {
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Data that several packages share; `HEED_SHARED` names another place.
  static let shared =
    ProcessInfo.processInfo.environment["HEED_SHARED"].map { URL(fileURLWithPath: $0) }
    ?? package.deletingLastPathComponent().appendingPathComponent("shared")

  /// The files of a folder and those below it whose names end so, in order.
  static func files(in folder: URL, ending suffix: String) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var files: [URL] = []
    while let file = found?.nextObject() as? URL {
      if file.lastPathComponent.hasSuffix(suffix) { files.append(file) }
    }
    return files.sorted { $0.path < $1.path }
  }
}
