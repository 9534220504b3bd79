#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Reading and writing of open files, whole and in spite of signals.
package enum FileDescriptor {
  /// Whether a descriptor leads to a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Whether a descriptor is open.
  static func isOpen(_ descriptor: Int32) -> Bool { fcntl(descriptor, F_GETFD) >= 0 }

  /// Writes to standard output.
  package static func writeToOutput(_ bytes: [UInt8]) throws(CommandError) {
    if let error = write(bytes, to: 1) {
      throw .failure("Cannot write to standard output: \(SystemError.text(error))")
    }
  }

  /// Writes to standard error; where that fails, nobody is left to tell.
  package static func writeToErrors(_ text: String) {
    _ = write(Array(text.utf8), to: 2)
  }

  /// Writes all bytes; gives the system's error number where that fails.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let part = UnsafeRawBufferPointer(rebasing: buffer[offset...])
        #if canImport(Glibc)
          let count = Glibc.write(descriptor, part.baseAddress, part.count)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, part.baseAddress, part.count)
        #else
          let count = Darwin.write(descriptor, part.baseAddress, part.count)
        #endif
        if count >= 0 {
          offset += count
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }

  /// Reads what there is, or waits for something; nothing at the end.
  package static func readSome(from descriptor: Int32) -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(descriptor, &chunk, chunk.count)
      #elseif canImport(Musl)
        let count = Musl.read(descriptor, &chunk, chunk.count)
      #else
        let count = Darwin.read(descriptor, &chunk, chunk.count)
      #endif
      if count > 0 { return Array(chunk[..<count]) }
      // What cannot be read any more is at its end.
      if count == 0 || errno != EINTR { return [] }
    }
  }

  /// Reads to the end, but no more than a limit and one byte; nothing where that fails.
  static func read(from descriptor: Int32, limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let wanted = min(chunk.count, limit + 1 - bytes.count)
      #if canImport(Glibc)
        let count = Glibc.read(descriptor, &chunk, wanted)
      #elseif canImport(Musl)
        let count = Musl.read(descriptor, &chunk, wanted)
      #else
        let count = Darwin.read(descriptor, &chunk, wanted)
      #endif
      if count == 0 { return bytes }
      if count > 0 {
        bytes.append(contentsOf: chunk[..<count])
      } else if errno != EINTR {
        return nil
      }
    }
    return bytes
  }
}
