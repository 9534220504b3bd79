internal import Heed
package import HeedDocument

/// Says where in a file something is wrong.
package enum IssueText {
  /// The place, the reason and a suggestion on one line; beneath it the file's line with a mark.
  package static func text(
    of issue: DocumentIssue, in file: String, _ bytes: [UInt8]
  ) -> String {
    let name = file == "-" ? "standard input" : file
    var text = "heed: \(name):\(issue.line):\(issue.column): "
    if issue.severity == .skipped { text += "skipped: " }
    if !issue.path.isEmpty { text += "\(issue.path): " }
    text += issue.reason
    if let suggestion = issue.suggestion { text += "; did you mean '\(suggestion)'?" }
    text = Printable.text(text)
    guard
      let excerpt = SourceExcerpt.text(of: bytes, line: issue.line, column: issue.column)
    else { return text }
    return "\(text)\n\(excerpt)"
  }
}
