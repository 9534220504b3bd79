internal import HeedTerminal

/// What there is to say of a question on a terminal that nobody answered.
enum OutcomeText {
  /// The exit code of what ended it, or the error.
  static func result(of outcome: TerminalOutcome) -> Result<ExitCode, CommandError> {
    do throws(CommandError) {
      return .success(try exitCode(of: outcome))
    } catch {
      return .failure(error)
    }
  }

  /// The exit code of what ended it.
  static func exitCode(of outcome: TerminalOutcome) throws(CommandError) -> ExitCode {
    switch outcome.end {
    case .hungUp?: return .hangUp
    case .interrupted?: return .interrupt
    case .terminated?: return .termination
    case .endOfInput?: throw .unavailable("The input ended before there was an answer")
    case nil: break
    }
    switch outcome.failure?.kind {
    case .failed(let number)?:
      throw .unavailable("The terminal cannot be used: \(SystemError.text(number))")
    case .noTerminal?, nil:
      throw .unavailable("There is no terminal to ask on; --plain asks on standard input")
    }
  }
}
