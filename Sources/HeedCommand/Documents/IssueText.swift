internal import Heed
package import HeedDocument

/// Says where in a file something is wrong.
package enum IssueText {
  /// The place, the reason and a suggestion on one line; beneath it the file's line with a mark.
  package static func text(
    of issue: DocumentIssue, in file: String, _ bytes: [UInt8]
  ) -> String {
    let name = file == "-" ? "standard input" : file
    let skipped = issue.severity == .skipped ? "skipped: " : ""
    let text = Printable.text(
      "heed: \(name):\(issue.line):\(issue.column): \(skipped)\(issue.sentence)")
    guard
      let excerpt = SourceExcerpt.text(of: bytes, line: issue.line, column: issue.column)
    else { return text }
    return "\(text)\n\(excerpt)"
  }
}
