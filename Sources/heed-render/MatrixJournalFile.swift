internal import Glibc
internal import HeedCommand
internal import HeedMatrix

/// The journal of a folder, to which a line is added for each picture that is there.
final class MatrixJournalFile {
  private let path: String
  private let descriptor: Int32

  /// Opens the journal, and makes it where it is not there or is none.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - bytes: What is in it.
  /// - Throws: an error where it cannot be written.
  init(_ path: String, bytes: [UInt8]) throws(CommandError) {
    self.path = path
    if !bytes.starts(with: MatrixJournal.header) {
      try AtomicFile.write(MatrixJournal.header, to: path)
    }
    descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW)
    if descriptor < 0 {
      throw .failure("Cannot write '\(path)': \(String(cString: strerror(errno)))")
    }
    // What follows half a line would be a part of it.
    if bytes.starts(with: MatrixJournal.header), bytes.last != 0x0A { try add([0x0A]) }
  }

  deinit { close(descriptor) }

  /// Adds lines.
  func add(_ bytes: [UInt8]) throws(CommandError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw .failure("Cannot write '\(path)': \(String(cString: strerror(errno)))")
      }
    }
  }
}
