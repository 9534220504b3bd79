#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Removes a half-written file, and a line about progress, when the person or the system ends the
/// command.
package enum Interruption {
  /// The file to remove. A signal's handler may neither allocate nor lock, so it is plain memory,
  /// and it is never freed because a handler could be reading it.
  nonisolated(unsafe) private static var draft: UnsafeMutablePointer<CChar>? = nil

  /// What takes a line off the terminal, where there is one. It is made before it is needed: a
  /// handler cannot make it.
  nonisolated(unsafe) private static var eraser: UnsafeMutablePointer<CChar>? = nil
  nonisolated(unsafe) private static var hasLine = false

  /// Ends the command by Ctrl-C, hang-up and SIGTERM as usual, but removes the file first.
  package static func handle() {
    for number in [SIGHUP, SIGINT, SIGTERM] {
      var old = sigaction()
      sigaction(number, nil, &old)
      // Whoever started the command may have asked for a signal to be passed over, as `nohup` does.
      if isIgnored(old) { continue }
      signal(number) { number in
        if let draft = Interruption.draft { unlink(draft) }
        if Interruption.hasLine, let eraser = Interruption.eraser { _ = write(2, eraser, 4) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    // A test or a server may start the command with these signals held back, and would never see it
    // end.
    var held = sigset_t()
    sigemptyset(&held)
    for number in [SIGHUP, SIGINT, SIGTERM] { sigaddset(&held, number) }
    sigprocmask(SIG_UNBLOCK, &held, nil)
  }

  /// Says which file is not finished; nothing when it is.
  static func remove(_ path: String?) {
    draft = path.flatMap { strdup($0) }
  }

  /// Says whether a line is on the terminal that has to go.
  static func clearsLine(_ isThere: Bool) {
    if eraser == nil { eraser = strdup("\r\u{1B}[K") }
    hasLine = isThere
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
    #else
      unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
    #endif
  }
}
