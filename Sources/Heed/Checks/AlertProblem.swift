/// Something in an alert that cannot be meant, such as two actions with one id.
public struct AlertProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where it is, as a document names it, such as `actions[1].id`; empty for the alert itself.
  public let path: Name
  /// What is wrong and what to do, in one sentence.
  public let reason: String
  /// Which kind of problem it is.
  public let code: Code

  /// Makes a problem.
  package init(path: Name, reason: String, code: Code = .invalidAlert) {
    self.path = path
    self.reason = reason
    self.code = code
  }

  public var description: String {
    path.isEmpty ? reason : "\(path): \(reason)"
  }
}
