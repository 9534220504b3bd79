internal import Heed
package import HeedDocument
package import HeedFindings
package import HeedStrings

/// A file with what is wrong with it, each thing once.
package struct CheckedFile {
  /// A finding with its place in the file and the environments in which it appears.
  package struct Entry {
    package var finding: Finding
    package var line = 1
    package var column = 1
    package var environments: [String]
    /// The key that it is about, in a file of texts, and the language.
    package var key: String?
    package var language: String?
  }

  /// More than anybody reads; a hostile document could make very many.
  package static let most = 500

  package let file: String
  package let bytes: [UInt8]
  /// The names of all environments that are looked at.
  package let passes: [String]
  package private(set) var entries: [Entry] = []
  /// How many findings were left out.
  package private(set) var omitted = 0
  package var isBadDocument = false
  /// The keys of the app's texts that the document names.
  var keys: Set<Name> = []
  private var known: [String: Int] = [:]
  /// How many of the entries, the first, know their place.
  private var placed = 0

  package init(file: String, bytes: [UInt8], passes: [String]) {
    self.file = file
    self.bytes = bytes
    self.passes = passes
  }

  /// What the command says by its end.
  package var exitCode: ExitCode {
    if isBadDocument { return .usage }
    return entries.contains { $0.finding.severity == .error } ? .findings : .success
  }

  /// The file as people know it.
  package var name: String { file == "-" ? "standard input" : file }

  /// Adds what the document's reader found.
  package mutating func add(_ issue: DocumentIssue) {
    let isError = issue.severity == .error
    let finding = Finding(
      issue.problem.map { Finding.Code($0) } ?? (isError ? .invalidDocument : .skippedKey),
      isError ? .error : .note, path: issue.path, reason: issue.reason,
      remedy: issue.suggestion.map { "Did you mean '\($0)'?" } ?? "")
    entries.append(
      Entry(finding: finding, line: issue.line, column: issue.column, environments: passes))
    placed = entries.count
  }

  /// Adds what was found in an environment; what is there already appears in that one too.
  package mutating func add(_ findings: [Finding], in environment: String) {
    for finding in findings {
      let key = "\(finding.code.name) \(finding.path)"
      guard let index = known[key] else {
        known[key] = entries.count
        entries.append(Entry(finding: finding, environments: [environment]))
        continue
      }
      let severity = entries[index].finding.severity
      if severity == finding.severity {
        // The figures of the first stand for all.
        if !entries[index].environments.contains(environment) {
          entries[index].environments.append(environment)
        }
      } else if severity.worse(finding.severity) == finding.severity {
        // The worst is what matters, and where it appears.
        entries[index].finding = finding
        entries[index].environments = [environment]
      }
    }
  }

  /// Adds what was found in a file of texts, in the order of its places; what matters least is left
  /// out where it is very much.
  package mutating func add(_ found: [TextFinding], most: Int = Self.most) {
    let order = [Finding.Severity.error, .warning, .note].flatMap { severity in
      found.indices.filter { found[$0].severity == severity }
    }
    omitted += max(0, found.count - most)
    for index in order.prefix(most).sorted() {
      let one = found[index]
      let finding = Finding(
        one.code, one.severity, path: "", reason: one.reason, remedy: one.remedy)
      entries.append(
        Entry(
          finding: finding, line: one.place.line, column: one.place.column, environments: [],
          key: one.key?.string, language: one.language?.string))
    }
    placed = entries.count
  }

  /// Finds the places of what was found in the alert, and puts all into the order of the file.
  mutating func place(by reader: DocumentReader) {
    let severities = [Finding.Severity.error, .warning, .note]
    let found = severities.flatMap { severity in
      entries[placed...].filter { $0.finding.severity == severity }
    }
    omitted = max(0, found.count - Self.most)
    entries = Array(entries[..<placed]) + found.prefix(Self.most)
    let places = reader.places(of: entries[placed...].map { $0.finding.path }, in: bytes)
    for (index, place) in zip(entries.indices[placed...], places) {
      entries[index].line = place.line
      entries[index].column = place.column
      entries[index].finding.path = place.path
    }
    let order = entries.indices.sorted { one, two in
      let (first, second) = (entries[one], entries[two])
      return (first.line, first.column, one) < (second.line, second.column, two)
    }
    entries = order.map { entries[$0] }
    placed = entries.count
  }
}
