#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension FileSystem {
  /// How deep folders are looked into.
  private static let deepest = 16

  /// The paths of files under a folder, in the order of their bytes.
  ///
  /// Links and what is hidden are passed over, so that no ring is walked.
  ///
  /// - Parameters:
  ///   - folder: The folder, with which every path begins.
  ///   - limit: How many entries of folders are looked at.
  ///   - isWanted: Whether a path is wanted.
  /// - Returns: The paths, each beginning with the folder.
  /// - Throws: an error where a folder cannot be read, or there are more entries.
  package static func files(
    under folder: String, limit: Int, where isWanted: (String) -> Bool
  ) throws(CommandError) -> [String] {
    var found: [String] = []
    var count = 0
    var open = [(path: folder, depth: 0)]
    while let (path, depth) = open.popLast() {
      for name in try entries(of: path) {
        count += 1
        if count > limit {
          throw .failure("'\(folder)' has more than \(limit) files; name a smaller folder")
        }
        if name.utf8.first == 0x2E { continue }
        let whole = FilePath.join(path, name)
        var information = stat()
        guard lstat(whole, &information) == 0 else { continue }
        switch information.st_mode & S_IFMT {
        case S_IFDIR: if depth < deepest { open.append((whole, depth + 1)) }
        case S_IFREG: if isWanted(whole) { found.append(whole) }
        default: break
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The names of everything in a folder.
  static func entries(of folder: String) throws(CommandError) -> [String] {
    guard let stream = opendir(folder) else {
      throw .failure("Cannot read the folder '\(folder)': \(SystemError.text(errno))")
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { tuple in
          tuple.withMemoryRebound(
            to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)
          ) { String(cString: $0) }
        })
    }
    return names
  }
}
