import Foundation

/// Test data that several packages share; `HEED_SHARED` names another place.
enum SharedData {
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let folder =
    (ProcessInfo.processInfo.environment["HEED_SHARED"].map { URL(fileURLWithPath: $0) }
    ?? package.deletingLastPathComponent().appendingPathComponent("shared"))
    .appendingPathComponent("data")

  static func files(in name: String, ending suffix: String) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder.appendingPathComponent(name), includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.path.hasSuffix(suffix) }.sorted { $0.path < $1.path }
  }

  /// A file's text, or nothing where it is missing.
  static func text(_ name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }
}
