#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Files that hold a secret key, readable by their owner alone.
public enum KeyFile {
  /// Writes a key into a new file; one that is there already is never overwritten.
  public static func write(_ key: SecretKey, to path: String) throws(UpdateError) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      throw UpdateError(
        .badKey,
        errno == EEXIST
          ? "\(path) is there already; a key is never overwritten"
          : "cannot write \(path): \(String(cString: strerror(errno)))")
    }
    defer { close(file) }
    let bytes = Array(key.fileText.utf8)
    // The mask of the process may only take rights away, and these are the least that work.
    guard fchmod(file, 0o600) == 0, posixWrite(file, bytes, bytes.count) == bytes.count,
      fsync(file) == 0
    else {
      let reason = String(cString: strerror(errno))
      unlink(path)
      throw UpdateError(.badKey, "cannot write \(path): \(reason)")
    }
  }

  /// Reads a key; a file that others may read is refused, since the key would be known.
  public static func read(_ path: String) throws(UpdateError) -> SecretKey {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      throw UpdateError(.badKey, "cannot read \(path): \(String(cString: strerror(errno)))")
    }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      throw UpdateError(.badKey, "\(path) is no file")
    }
    guard facts.st_mode & 0o077 == 0 else {
      throw UpdateError(.badKey, "others may read \(path); run: chmod 600 \(path)")
    }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = posixRead(file, &bytes, bytes.count)
    guard count >= 0, count < bytes.count else {
      throw UpdateError(.badKey, "\(path) is no key file")
    }
    return try SecretKey(fileText: String(decoding: bytes[..<count], as: UTF8.self))
  }
}

// The methods' names would hide the functions of the C library.
private func posixWrite(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(file, bytes, count)
}

private func posixRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, bytes, count)
}
