package import Heed

/// How an alert ended that a command showed.
package struct ShowOutcome {
  package let answer: Answer
  /// What the shell is told where nobody answered in time: an exit code, or an error with its reason.
  package let unanswered: Result<ExitCode, CommandError>

  /// Makes an outcome.
  package init(answer: Answer, unanswered: Result<ExitCode, CommandError>) {
    self.answer = answer
    self.unanswered = unanswered
  }
}
