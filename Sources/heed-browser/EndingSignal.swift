internal import HeedCommand

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Hang-up, Ctrl-C and SIGTERM: they end the question, and not the program in the middle of it.
enum EndingSignal {
  /// The signal that came, or 0. A handler may do no more than store a number.
  nonisolated(unsafe) private static var number: sig_atomic_t = 0

  /// Starts to listen; a signal that whoever started the program passes over stays so.
  static func watch() {
    var all = sigset_t()
    sigemptyset(&all)
    for number in [SIGHUP, SIGINT, SIGTERM] {
      sigaddset(&all, number)
      let before = signal(number) { EndingSignal.number = $0 }
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
    sigprocmask(SIG_UNBLOCK, &all, nil)
    // A page that goes away while it is written to is no reason to end.
    signal(SIGPIPE, SIG_IGN)
  }

  /// How the command ends by the signal that came; nothing where none has.
  static var exitCode: ExitCode? {
    switch number {
    case SIGHUP: .hangUp
    case SIGINT: .interrupt
    case SIGTERM: .termination
    default: nil
    }
  }
}
