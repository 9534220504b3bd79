public import Heed

/// How an alert on a terminal ended.
public struct TerminalOutcome: Hashable, Sendable {
  public let answer: Answer
  /// What ended the process's use of the terminal, where that ended the alert.
  public let end: TerminalEnd?
  /// Why the alert could not be shown; nothing where it could.
  public let failure: TerminalError?

  /// Makes an outcome.
  public init(answer: Answer, end: TerminalEnd? = nil, failure: TerminalError? = nil) {
    self.answer = answer
    self.end = end
    self.failure = failure
  }
}
