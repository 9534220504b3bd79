#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Reads files and makes folders.
package enum FileSystem {
  /// The bytes of a file; `-` is standard input. Of a file that is larger than the limit, one byte
  /// more is read.
  package static func read(_ path: String, limit: Int) throws(CommandError) -> [UInt8] {
    if path == "-" {
      if let bytes = FileDescriptor.read(from: 0, limit: limit) { return bytes }
      throw .failure("Cannot read standard input: \(SystemError.text(errno))")
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .failure("Cannot read '\(path)': \(SystemError.text(errno))")
    }
    defer { close(descriptor) }
    if let bytes = FileDescriptor.read(from: descriptor, limit: limit) { return bytes }
    throw .failure("Cannot read '\(path)': \(SystemError.text(errno))")
  }

  /// Whether there is a folder at the path.
  package static func isFolder(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether there is anything at the path.
  package static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether there is a file at the path that may be started.
  package static func isExecutable(_ path: String) -> Bool {
    !isFolder(path) && access(path, X_OK) == 0
  }

  /// Makes a folder and those above it, where they are not there.
  package static func makeFolder(_ path: String) throws(CommandError) {
    if path.isEmpty || isFolder(path) { return }
    var trimmed = path
    while trimmed.utf8.count > 1, trimmed.utf8.last == 0x2F { trimmed.removeLast() }
    let parent = FilePath.folder(of: trimmed)
    if parent != trimmed { try makeFolder(parent) }
    if mkdir(trimmed, 0o777) != 0 && errno != EEXIST || !isFolder(trimmed) {
      throw .failure("Cannot make the folder '\(path)': \(SystemError.text(errno))")
    }
  }

  /// The names of the files in a folder that end in an extension, in the order of their bytes.
  package static func names(
    in folder: String, withExtension wanted: String
  ) throws(CommandError) -> [String] {
    let names = try entries(of: folder).filter { FilePath.fileExtension(of: $0) == wanted }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
