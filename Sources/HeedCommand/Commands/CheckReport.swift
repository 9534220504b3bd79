internal import Heed
internal import HeedDocument
internal import HeedFindings

/// What was found in all files.
struct CheckReport {
  private var files: [CheckedFile] = []

  mutating func add(_ checked: CheckedFile) { files.append(checked) }

  /// How much was found, as `1 error, 2 warnings and 1 note in 2 of 3 files`; nothing where nothing
  /// was.
  var summary: String? {
    let counts = [Finding.Severity.error, .warning, .note].compactMap { severity -> String? in
      let count = files.reduce(0) { sum, file in
        sum + file.entries.count { $0.finding.severity == severity }
      }
      if count == 0 { return nil }
      return "\(count) \(severity.name)\(count == 1 ? "" : "s")"
    }
    guard let last = counts.last else { return nil }
    let list = counts.dropLast().joined(separator: ", ")
    let words = list.isEmpty ? last : "\(list) and \(last)"
    let touched = files.count { !$0.entries.isEmpty }
    if files.count == 1 { return words }
    return "\(words) in \(touched) of \(files.count) files"
  }

  /// A list with an object for each finding; its keys and their meaning only ever get more.
  var json: String {
    var objects: [JSONValue] = []
    for file in files {
      for entry in file.entries { objects.append(object(of: entry, in: file)) }
    }
    var printer = JSONPrinter()
    printer.print(.array(objects))
    return String(decoding: printer.bytes, as: UTF8.self)
  }

  private func object(of entry: CheckedFile.Entry, in file: CheckedFile) -> JSONValue {
    let finding = entry.finding
    let frame = finding.frame.map { frame in
      JSONValue.array(
        [frame.x, frame.y, frame.width, frame.height].map { JSONValue.number($0) })
    }
    var members: [(key: String, value: JSONValue)] = [
      ("code", .string(finding.code.name)), ("severity", .string(finding.severity.name)),
      ("file", .string(file.file)), ("line", .number(Double(entry.line))),
      ("column", .number(Double(entry.column))), ("path", .string(finding.path.string)),
      ("frame", frame ?? .null),
      ("environments", .array(entry.environments.map { .string($0) })),
      ("reason", .string(finding.reason)),
      ("remedy", finding.remedy.isEmpty ? .null : .string(finding.remedy)),
    ]
    if let key = entry.key { members.append((key: "key", value: .string(key))) }
    if let language = entry.language { members.append((key: "language", value: .string(language))) }
    return .object(members)
  }
}
