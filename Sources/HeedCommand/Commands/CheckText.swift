internal import Heed
internal import HeedFindings

/// Writes what is wrong with a file as people read it.
package enum CheckText {
  /// A line for each finding with the file's line beneath it and what to do; one line where nothing
  /// was found.
  package static func text(of checked: CheckedFile) -> String {
    let name = Printable.text(checked.name)
    if checked.entries.isEmpty { return "\(name): no problems" }
    let source = SourceLines(checked.bytes)
    var lines = checked.entries.map { text(of: $0, in: checked, source) }
    if checked.omitted > 0 { lines.append("\(name): and \(checked.omitted) more") }
    return lines.joined(separator: "\n")
  }

  private static func text(
    of entry: CheckedFile.Entry, in checked: CheckedFile, _ source: SourceLines
  ) -> String {
    let finding = entry.finding
    var text = "\(checked.name):\(entry.line):\(entry.column): "
    text += "\(finding.severity.name): \(finding.code.name): "
    if !finding.path.isEmpty { text += "\(finding.path): " }
    if let key = entry.key { text += "\(key): " }
    text += finding.reason
    if entry.environments.count < checked.passes.count {
      text += " (\(entry.environments.joined(separator: ", ")))"
    }
    var lines = [Printable.text(text)]
    if let excerpt = SourceExcerpt.text(of: source, line: entry.line, column: entry.column) {
      lines.append(excerpt)
    }
    if !finding.remedy.isEmpty { lines.append("  \(Printable.text(finding.remedy))") }
    return lines.joined(separator: "\n")
  }
}
