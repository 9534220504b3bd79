/// What the shell is told when the command ends.
package struct ExitCode: Hashable, Sendable {
  package let rawValue: Int32

  private init(_ rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Makes the code that a script asked for.
  package init(chosenByScript code: Int32) { self.init(code) }

  /// All went well.
  package static let success = ExitCode(0)
  /// A check found an error.
  package static let findings = ExitCode(1)
  /// The command was not understood, or a document is bad: nothing was shown or written.
  package static let usage = ExitCode(2)
  /// Something could not be read, written or drawn.
  package static let failure = ExitCode(4)

  /// The person took the way out.
  package static let cancelled = ExitCode(1)
  /// Nothing could show the question, or the input ended before there was an answer.
  package static let unavailable = ExitCode(3)
  /// Escape in a box of whiptail's, or an error about one.
  package static let boxError = ExitCode(255)
  /// The time of a dialog of zenity's ran out.
  package static let boxTimeout = ExitCode(5)
  /// The time ran out.
  package static let timeout = ExitCode(124)
  /// The terminal was closed.
  package static let hangUp = ExitCode(129)
  /// Ctrl-C.
  package static let interrupt = ExitCode(130)
  /// SIGTERM.
  package static let termination = ExitCode(143)

  /// The one of two that tells of the greater trouble.
  package func worse(_ other: ExitCode) -> ExitCode {
    rawValue >= other.rawValue ? self : other
  }
}
