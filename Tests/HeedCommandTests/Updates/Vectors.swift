import Foundation

/// What lies beside the repository in `../shared/vectors`, or where `HEED_SHARED` says.
enum Vectors {
  /// The path of a file; nothing where it is missing.
  static func path(_ name: String) -> String? {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    let shared =
      ProcessInfo.processInfo.environment["HEED_SHARED"]
      .map { URL(fileURLWithPath: $0) } ?? folder.appendingPathComponent("shared")
    let path = shared.appendingPathComponent("vectors").appendingPathComponent(name).path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// The rows of the table of versions: rules, two versions and what is to come out.
  static let versions: [[String]] = {
    guard let path = path("version-vectors.tsv"),
      let text = try? String(contentsOfFile: path, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").dropFirst().map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    }.filter { ["heed", "semver", "sparkle", "siren"].contains($0[0]) }
  }()
}
