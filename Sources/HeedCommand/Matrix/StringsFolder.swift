#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif
package import HeedStrings

/// The files with an app's texts in a folder and those within it.
package enum StringsFolder {
  /// Deeper folders, and more files, are no app's texts.
  private static let mostLevels = 12
  private static let mostFiles = 20_000
  private static let mostBytes = 256 << 20

  /// Reads all of them, in the order of their paths.
  package static func read(_ folder: String) throws(CommandError) -> [StringsFile] {
    guard FileSystem.isFolder(folder) else {
      throw .failure("There is no folder '\(folder)' with texts")
    }
    var paths: [String] = []
    try list(folder, "", level: 0, into: &paths)
    var rest = mostBytes
    var files: [StringsFile] = []
    for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let bytes = try FileSystem.read(
        FilePath.join(folder, path), limit: min(StringsFile.maxBytes, rest))
      rest -= bytes.count
      if rest < 0 {
        throw .failure("The texts in '\(folder)' have more than \(mostBytes >> 20) MiB")
      }
      files.append(StringsFile(path: path, bytes: bytes))
    }
    if files.isEmpty {
      throw .failure(
        "There are no texts in '\(folder)': no .strings or .stringsdict in a folder .lproj, and no .xcstrings"
      )
    }
    return files
  }

  private static func list(
    _ folder: String, _ path: String, level: Int, into paths: inout [String]
  ) throws(CommandError) {
    guard let stream = opendir(path.isEmpty ? folder : FilePath.join(folder, path)) else {
      // A folder that nobody may look into within one that is meant.
      if level > 0 { return }
      throw .failure("Cannot read the folder '\(folder)': \(SystemError.text(errno))")
    }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee))
        { String(cString: $0) }
      }
      if name.utf8.first == UInt8(ascii: ".") { continue }
      let inner = path.isEmpty ? name : "\(path)/\(name)"
      var information = stat()
      guard lstat(FilePath.join(folder, inner), &information) == 0 else { continue }
      switch information.st_mode & S_IFMT {
      case S_IFDIR where level < mostLevels:
        try list(folder, inner, level: level + 1, into: &paths)
      case S_IFREG, S_IFLNK:
        if StringsFile.isRead(inner) { paths.append(inner) }
      default: break
      }
      if paths.count > mostFiles {
        throw .failure("There are more than \(mostFiles) files with texts in '\(folder)'")
      }
    }
  }
}
