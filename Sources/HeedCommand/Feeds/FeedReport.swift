internal import Heed
internal import HeedDocument
package import HeedUpdate

/// What a lint finds in a feed's file, each thing with its place.
package struct FeedReport {
  private let name: String
  private let bytes: [UInt8]
  private let findings: [FeedFinding]

  /// Looks at a file.
  package init(_ lint: FeedLint, bytes: [UInt8], name: String) {
    self.name = name
    self.bytes = bytes
    let places = JSONPlace(in: bytes)
    findings = lint.findings(in: bytes).map { finding in
      var finding = finding
      if finding.line == nil {
        let place = places.position(of: finding.path.string)
        finding.line = place.line
        finding.column = place.column
      }
      return finding
    }
  }

  /// Whether the feed must not be published.
  package var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// What a command says by its end.
  package var exitCode: ExitCode {
    if findings.contains(where: { $0.code == .invalidFeed && $0.severity == .error }) {
      return .usage
    }
    return hasErrors ? .findings : .success
  }

  /// A line for each finding with the file's line beneath it.
  package var text: String {
    if findings.isEmpty { return Printable.text("\(name): no problems") }
    return findings.map { text(of: $0) }.joined(separator: "\n")
  }

  /// Whether anything was found.
  package var isEmpty: Bool { findings.isEmpty }

  private func text(of finding: FeedFinding) -> String {
    let (line, column) = (finding.line ?? 1, finding.column ?? 1)
    var text = "\(name):\(line):\(column): \(finding.severity.name): \(finding.code.name): "
    if !finding.path.isEmpty { text += "\(finding.path): " }
    text += finding.reason
    guard let excerpt = SourceExcerpt.text(of: bytes, line: line, column: column) else {
      return Printable.text(text)
    }
    return "\(Printable.text(text))\n\(excerpt)"
  }

  /// A list with an object for each finding; its keys only ever get more.
  package var json: String {
    let objects = findings.map { finding in
      JSONValue.object([
        ("code", .string(finding.code.name)), ("severity", .string(finding.severity.name)),
        ("file", .string(name)), ("line", .number(Double(finding.line ?? 1))),
        ("column", .number(Double(finding.column ?? 1))), ("path", .string(finding.path.string)),
        ("reason", .string(finding.reason)),
      ])
    }
    var printer = JSONPrinter()
    printer.print(.array(objects))
    return String(decoding: printer.bytes, as: UTF8.self)
  }
}
