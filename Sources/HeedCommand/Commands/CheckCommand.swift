internal import Heed
internal import HeedDocument

/// `heed check`: names what is wrong with documents.
package struct CheckCommand {
  private let files: [String]
  private let mode: DocumentReader.Mode
  private let console: Console

  /// Makes the command from what was typed.
  package init(_ arguments: ParsedArguments, console: Console) {
    files = arguments.operands
    mode = arguments.has("lenient") ? .lenient : .strict
    self.console = console
  }

  /// Reads every file, whatever is wrong with those before it.
  package func run() throws(CommandError) -> ExitCode {
    var exitCode = ExitCode.success
    for file in files {
      switch DocumentSource.read(file, mode: mode, console: console) {
      case .success(let source):
        let warnings = Self.warnings(about: source.document.alert)
        for warning in warnings { console.complain("heed: \(name(of: file)): \(warning)") }
        if source.document.issues.isEmpty && warnings.isEmpty {
          try console.print("\(name(of: file)): no problems")
        }
      case .failure(let failure): exitCode = exitCode.worse(failure.exitCode)
      }
    }
    return exitCode
  }

  /// What is allowed but may not be meant.
  static func warnings(about alert: Alert) -> [String] {
    guard let preferred = alert.preferred,
      alert.actionEntries.contains(where: { $0.id == preferred && $0.isDestructive })
    else { return [] }
    return ["warning: preferred: Return chooses '\(preferred)', which is destructive"]
  }

  private func name(of file: String) -> String {
    Printable.text(file == "-" ? "standard input" : file)
  }
}
