#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The files of references, by the C library.
enum SnapshotFiles {
  /// A reference is never larger; what is, was put there by somebody else.
  private static let mostBytes = 64 << 20

  /// How many drafts this process has written; no two tests may share one.
  private static let drafts = Locked(0)

  /// The value of a variable of the process.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  static func isThere(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0
  }

  /// What is in a file; nothing where it is not there.
  static func read(_ path: String) throws(SnapshotFailure) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 {
      if errno == ENOENT { return nil }
      throw failure("cannot be read", path)
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = part.withUnsafeMutableBytes { Self.read(descriptor, into: $0) }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure("cannot be read", path)
      }
      if count == 0 { return bytes }
      bytes += part[..<count]
      if bytes.count > mostBytes {
        throw SnapshotFailure("\(path) has more than \(mostBytes) bytes, so it is no reference")
      }
    }
  }

  /// Writes a file as a whole, and makes its folders.
  static func write(_ bytes: [UInt8], to path: String) throws(SnapshotFailure) {
    try makeFolder(of: path)
    let number = drafts.with { count in
      count += 1
      return count
    }
    let draft = "\(path).\(getpid())-\(number).draft"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if descriptor < 0 { throw failure("cannot be written", path) }
    var rest = bytes[...]
    var isWritten = true
    while !rest.isEmpty, isWritten {
      let count = rest.withUnsafeBytes { Self.write(descriptor, $0) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else {
        isWritten = errno == EINTR
      }
    }
    let isClosed = close(descriptor) == 0
    if !isWritten || !isClosed || rename(draft, path) != 0 {
      let failure = failure("cannot be written", path)
      unlink(draft)
      throw failure
    }
  }

  /// Removes a file that need not be there.
  static func remove(_ path: String) { unlink(path) }

  private static func makeFolder(of path: String) throws(SnapshotFailure) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    var folder = ""
    for (index, part) in parts.enumerated() {
      folder += index == 0 ? String(part) : "/\(part)"
      if folder.isEmpty || isThere(folder) { continue }
      // Another test may have made it meanwhile.
      if mkdir(folder, 0o755) != 0, errno != EEXIST { throw failure("cannot be made", folder) }
    }
  }

  private static func failure(_ what: String, _ path: String) -> SnapshotFailure {
    SnapshotFailure("\(path) \(what): \(String(cString: strerror(errno)))")
  }

  private static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  private static func write(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, buffer.baseAddress, buffer.count)
    #else
      Glibc.write(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }
}
