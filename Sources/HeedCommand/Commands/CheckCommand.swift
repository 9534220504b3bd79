package import Heed
internal import HeedDocument
package import HeedFindings

/// `heed check`: names what is wrong with documents.
package struct CheckCommand {
  /// Lays an alert of a file out, and tells what it finds.
  package typealias Inspector =
    (_ alert: Alert, _ file: String, _ pass: CheckOptions.Pass) throws(CommandError) -> [Finding]

  let options: CheckOptions
  private let console: Console
  private let reader: DocumentReader
  let texts: AppTexts?

  /// Makes the command from what was typed.
  package init(_ options: CheckOptions, console: Console) throws(CommandError) {
    self.options = options
    self.console = console
    texts = try options.strings.map { (path) throws(CommandError) in try AppTexts.read(path) }
    reader = .command(
      options.isLenient ? .lenient : .strict, texts: texts?.source(options.language))
  }

  /// Looks at every file, whatever is wrong with those before it.
  ///
  /// Without an inspector only what needs no layout is found.
  package func run(_ inspect: Inspector?) throws(CommandError) -> ExitCode {
    var exitCode = ExitCode.success
    var report = CheckReport()
    var keys: Set<Name> = []
    let progress = ProgressLine(count: options.files.count, console: console)
    defer { progress.end() }
    for file in options.files {
      progress.show(file)
      do throws(CommandError) {
        let checked = try check(file, inspect)
        exitCode = exitCode.worse(checked.exitCode)
        report.add(checked)
        keys.formUnion(checked.keys)
        if !options.isJSON { try progress.console.print(CheckText.text(of: checked)) }
      } catch {
        progress.console.complain(error.description)
        exitCode = exitCode.worse(error.exitCode)
      }
    }
    progress.end()
    for checked in checkedTexts(keys) {
      exitCode = exitCode.worse(checked.exitCode)
      report.add(checked)
      if !options.isJSON { try console.print(CheckText.text(of: checked)) }
    }
    if options.isJSON {
      try console.print(report.json)
    } else if let summary = report.summary {
      try console.print(summary)
    }
    return exitCode
  }

  /// Whether some file holds a document that can be laid out.
  func hasDocument() -> Bool {
    options.files.contains { file in
      guard let bytes = try? FileSystem.read(file, limit: reader.limits.bytes) else { return false }
      return (try? reader.read(bytes)) != nil
    }
  }

  private func check(
    _ file: String, _ inspect: Inspector?
  ) throws(CommandError) -> CheckedFile {
    let bytes = try FileSystem.read(file, limit: reader.limits.bytes)
    var checked = CheckedFile(file: file, bytes: bytes, passes: options.passes.map { $0.name })
    if texts != nil { checked.keys = Self.keys(of: bytes) }
    let document: Document
    do throws(DocumentError) {
      document = try reader.read(bytes)
    } catch {
      for issue in error.issues { checked.add(issue) }
      checked.isBadDocument = true
      return checked
    }
    for issue in document.issues { checked.add(issue) }
    var alert = document.alert
    if let base = options.theme {
      alert.theme = alert.theme ?? Theme(base)
      alert.theme?.base = base
    }
    if let inspect {
      for pass in options.passes { checked.add(try inspect(alert, file, pass), in: pass.name) }
    } else {
      for pass in options.passes { checked.add(alert.findings, in: pass.name) }
    }
    checked.place(by: reader)
    return checked
  }
}
