import Foundation

/// Rows of tables that lie beside the repository, in `../shared/vectors`; none where they are missing.
enum SharedVectors {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The bytes of a file, from the folder that the environment names or the one beside the clone.
  static func bytes(_ name: String) -> [UInt8]? {
    let environment = ProcessInfo.processInfo.environment["HEED_SHARED"]
    let shared =
      environment.map { URL(fileURLWithPath: $0) } ?? folder.appendingPathComponent("shared")
    let file = shared.appendingPathComponent("vectors").appendingPathComponent(name)
    return (try? Data(contentsOf: file)).map { Array($0) }
  }

  static func rows(_ name: String) -> [[String]] {
    guard let bytes = bytes(name) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst().map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    }
  }
}
