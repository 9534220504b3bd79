/// Where files that tell what differs are kept.
enum FailureFolder {
  /// The variable that names another folder.
  static let variable = "HEED_FAILURES"

  /// The folder of a test's file: in that of `HEED_FAILURES`, else in `.build/heed-failures` of the
  /// package that the file belongs to, else among temporary files.
  static func path(for reference: Reference) -> String {
    "\(root(for: reference))/\(reference.testFile)"
  }

  private static func root(for reference: Reference) -> String {
    if let named = SnapshotFiles.variable(variable), !named.isEmpty { return named }
    var parts = reference.folder.split(separator: "/", omittingEmptySubsequences: false)
    while parts.count > 1 {
      let folder = parts.joined(separator: "/")
      if SnapshotFiles.isThere("\(folder)/Package.swift") {
        return "\(folder)/.build/heed-failures"
      }
      parts.removeLast()
    }
    let temporary = SnapshotFiles.variable("TMPDIR") ?? ""
    let folder = temporary.isEmpty ? "/tmp" : temporary
    return folder.hasSuffix("/") ? "\(folder)heed-failures" : "\(folder)/heed-failures"
  }
}
