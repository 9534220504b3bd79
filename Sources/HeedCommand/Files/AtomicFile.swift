#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Writes a file so that there is all of it or nothing, whatever goes wrong.
package enum AtomicFile {
  /// Writes the bytes beside the path under another name, then moves them into place.
  ///
  /// What cannot be replaced, such as `/dev/stdout` or a named pipe, is written to directly.
  package static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    if isSpecial(path) { return try writeDirectly(bytes, to: path) }
    let folder = FilePath.folder(of: path)
    let draft = FilePath.join(folder, ".\(FilePath.name(of: path)).\(getpid()).part")
    // Neither an old draft nor a link that somebody laid there is written through.
    unlink(draft)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = open(draft, flags, 0o666)
    guard descriptor >= 0 else { throw failure(path, errno) }
    Interruption.remove(draft)
    defer { Interruption.remove(nil) }
    if let error = FileDescriptor.write(bytes, to: descriptor) {
      close(descriptor)
      unlink(draft)
      throw failure(path, error)
    }
    // A full disk on another machine may be reported only here.
    guard close(descriptor) == 0, rename(draft, path) == 0 else {
      let error = errno
      unlink(draft)
      throw failure(path, error)
    }
  }

  private static func isSpecial(_ path: String) -> Bool {
    var information = stat()
    guard stat(path, &information) == 0 else { return false }
    let kind = information.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }

  private static func writeDirectly(_ bytes: [UInt8], to path: String) throws(CommandError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, errno) }
    let error = FileDescriptor.write(bytes, to: descriptor)
    guard close(descriptor) == 0, error == nil else { throw failure(path, error ?? errno) }
  }

  private static func failure(_ path: String, _ error: Int32) -> CommandError {
    .failure("Cannot write '\(path)': \(SystemError.text(error))")
  }
}
