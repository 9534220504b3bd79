/// Why a document cannot be read.
public struct DocumentError: Error, Hashable, Sendable {
  /// Everything that is wrong, in the order in which it stands; never empty.
  ///
  /// There are at most ``DocumentLimits/issues``; a document that is not JSON has one.
  public var issues: [DocumentIssue]

  /// Makes an error.
  public init(issues: [DocumentIssue]) {
    self.issues = issues
  }
}

extension DocumentError: CustomStringConvertible {
  /// A line for each issue.
  public var description: String {
    var text = ""
    for issue in issues {
      if !text.isEmpty { text += "\n" }
      text += issue.description
    }
    return text
  }
}
