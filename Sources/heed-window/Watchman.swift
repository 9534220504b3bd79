internal import CGtk
internal import Glibc
internal import HeedCommand

/// Runs the part with the window in a process of its own, and believes only an end that was meant.
///
/// GTK ends its process with status 1 when the display goes, and that would be the person's "no".
enum Watchman {
  /// The process with the window; a signal's handler needs it.
  nonisolated(unsafe) private static var child: pid_t = 0

  /// The program that started this one.
  nonisolated(unsafe) private(set) static var caller: pid_t = 0

  /// Runs something whose output and status count only where it ends by itself.
  ///
  /// - Returns: The status for the shell.
  static func guarding(_ work: () -> ExitCode) -> Int32 {
    caller = getppid()
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return work().rawValue }
    child = heed_fork()
    if child < 0 { return work().rawValue }
    if child == 0 {
      close(ends[0])
      dup2(ends[1], 1)
      close(ends[1])
      let code = work().rawValue
      finish(code)
      _exit(code)
    }
    close(ends[1])
    passSignalsOn()
    var bytes = output(of: child, ends[0])
    guard bytes.count >= 2, bytes[bytes.count - 2] == 0, let code = bytes.last else {
      complain("heed: The window was lost before there was an answer.\n")
      return ExitCode.unavailable.rawValue
    }
    bytes.removeLast(2)
    return write(bytes) ? Int32(code) : ExitCode.failure.rawValue
  }

  /// The mark of an end that was meant; no answer has a byte of zero.
  private static func finish(_ code: Int32) {
    _ = write([0, UInt8(truncatingIfNeeded: code)])
  }

  private static func passSignalsOn() {
    for number in [SIGHUP, SIGINT, SIGTERM] {
      let before = signal(number) { number in
        if Watchman.child > 0 {
          kill(Watchman.child, SIGKILL)
          waitpid(Watchman.child, nil, 0)
        }
        _exit(128 + number)
      }
      // What whoever started the program passes over stays so.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  /// What a process wrote by its end. Others that it started may hold its output open for longer.
  private static func output(of child: pid_t, _ file: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    var hasEnded = false
    while true {
      var waiting = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waiting, 1, hasEnded ? 0 : 100)
      if ready > 0 {
        let count = read(file, &part, part.count)
        if count > 0 {
          bytes += part[..<count]
        } else if count == 0 || errno != EINTR {
          break
        }
      } else if hasEnded {
        return bytes
      } else {
        hasEnded = waitpid(child, nil, WNOHANG) == child
        // Its number may be another's from now on.
        if hasEnded { Watchman.child = 0 }
      }
    }
    if !hasEnded { while waitpid(child, nil, 0) < 0 && errno == EINTR {} }
    Watchman.child = 0
    return bytes
  }

  private static func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(1, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  private static func complain(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { Glibc.write(2, $0.baseAddress, $0.count) }
  }
}
