public import Heed

/// Something in a document that cannot be read as it stands, and what to do about it.
public struct DocumentIssue: Error, Hashable, Sendable {
  /// The line, the first being 1; a line ends with a line feed, a carriage return or both.
  public var line: Int
  /// The column, the first being 1, counted in Unicode scalars; a tab counts as one.
  public var column: Int
  /// Where it stands in the document, such as `actions[1].title`; empty for the whole.
  public var path: Name
  /// What is wrong and what to do, without a full stop.
  public var reason: String
  /// The name that was probably meant.
  public var suggestion: String?
  public var severity: Severity
  /// What kind of problem it is of the alert; nothing where the document itself cannot be read.
  public var problem: AlertProblem.Code?

  /// Makes an issue.
  public init(
    line: Int, column: Int, path: Name, reason: String, suggestion: String? = nil,
    severity: Severity = .error, problem: AlertProblem.Code? = nil
  ) {
    self.line = line
    self.column = column
    self.path = path
    self.reason = reason
    self.suggestion = suggestion
    self.severity = severity
    self.problem = problem
  }
}

extension DocumentIssue: CustomStringConvertible {
  /// One line, such as `12:7: actions[1].titel: unknown key 'titel'; did you mean 'title'?`.
  public var description: String {
    let text: Phrase = "\(line):\(column): \(sentence)"
    return text.string
  }

  /// The path, what is wrong, and the name that was probably meant.
  package var sentence: String {
    var text: Phrase = ""
    if !path.isEmpty { text += "\(path): " }
    text += "\(reason)"
    if let suggestion { text += "; did you mean '\(suggestion)'?" }
    return text.string
  }
}
