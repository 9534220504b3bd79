/// Something that happened to a terminal or to the process on it.
public enum TerminalEvent: Hashable, Sendable {
  /// Bytes came from the person or the terminal.
  case input([UInt8])
  /// The terminal has another size.
  case resized
  /// The process goes on after it was stopped, and the terminal shows something else.
  case resumed
  /// Somebody wants the process to stop for a while, as Ctrl-Z does.
  case stopped
  /// The process has to end.
  case ended(TerminalEnd)
  /// What else was to be watched can be read.
  case readable
}

/// Why a terminal, or the process on it, is at its end.
public enum TerminalEnd: Hashable, Sendable {
  /// SIGINT, as Ctrl-C sends it.
  case interrupted
  /// SIGTERM.
  case terminated
  /// The terminal was closed.
  case hungUp
  /// Nothing can be read any more.
  case endOfInput
}
