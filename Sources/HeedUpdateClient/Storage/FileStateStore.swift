#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import Heed

/// A file that is replaced as a whole.
///
/// The new content goes into a file beside it, is forced onto the disk and takes the old one's name,
/// so that a process killed at any moment leaves the old or the new. Writers wait for each other. The
/// file is readable by its owner alone.
public struct FileStateStore: StateStore {
  /// The file's path; its folder has to be there.
  public let path: String
  /// A file that is longer than this many bytes counts as damaged.
  static let limit = 32 << 20

  /// Names the file.
  public init(path: String) {
    self.path = path
  }

  public func read() throws(UpdateError) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw failure("read")
    }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= FileStateStore.limit {
      let count = chunk.withUnsafeMutableBytes { posixRead(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw failure("read") }
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    return bytes
  }

  public func write(_ bytes: [UInt8]) throws(UpdateError) {
    let folder = open(folderPath, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw failure("write") }
    defer { close(folder) }
    // The lock ends with the process, so a killed writer holds up nobody.
    while flock(folder, LOCK_EX) != 0 && errno == EINTR {}
    defer { _ = flock(folder, LOCK_UN) }

    let file = open(newPath, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw failure("write") }
    var isWritten = false
    defer { if !isWritten { unlink(newPath) } }
    do {
      defer { close(file) }
      try writeAll(bytes, to: file)
    }
    guard rename(newPath, path) == 0 else { throw failure("write") }
    isWritten = true
    // Without this the name could still lead to the old file after a loss of power.
    _ = fsync(folder)
  }

  public func setAside() throws(UpdateError) {
    guard rename(path, path + ".damaged") == 0 || errno == ENOENT else {
      throw failure("put aside")
    }
  }

  private func writeAll(_ bytes: [UInt8], to file: Int32) throws(UpdateError) {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { posixWrite(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw failure("write") }
      start += count
    }
    guard fsync(file) == 0 else { throw failure("write") }
  }

  private var folderPath: String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private var newPath: String { path + ".new" }

  private func failure(_ verb: String) -> UpdateError {
    UpdateError(.storage, "cannot \(verb) \(path): \(String(cString: strerror(errno)))")
  }
}

// The methods' names would hide the functions of the C library.
private func posixRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}

private func posixWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
