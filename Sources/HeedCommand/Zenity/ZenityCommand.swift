package import Heed

/// `heed zenity`: dialogs for scripts that call zenity, with its output and exit codes.
package struct ZenityCommand {
  /// What shows the dialogs.
  package struct Surface {
    /// Shows an alert and waits for the answer; over the window of a number, where one is given.
    package var answer: (Alert, UInt?) throws(CommandError) -> Answer
    /// Shows an alert until the input ends, and changes it as lines come.
    package var progress: (Alert, ZenityProgress) throws(CommandError) -> Answer

    /// Makes a surface.
    package init(
      answer: @escaping (Alert, UInt?) throws(CommandError) -> Answer,
      progress: @escaping (Alert, ZenityProgress) throws(CommandError) -> Answer
    ) {
      self.answer = answer
      self.progress = progress
    }
  }

  private let console: Console

  /// The most bytes of the rows that are read from standard input.
  private static let inputLimit = 4 << 20

  /// Makes the command.
  package init(console: Console) {
    self.console = console
  }

  /// Whether nothing has to be shown for the words: help, the version, or a mistake in them.
  package func isAnsweredAtOnce(_ words: [String]) throws(CommandError) -> Bool {
    let arguments = try ZenityArguments(words)
    return arguments.wantsHelp || arguments.wantsVersion
  }

  /// Shows a dialog.
  package func run(_ words: [String], on surface: Surface?) throws(CommandError) -> ExitCode {
    let arguments = try ZenityArguments(words)
    if arguments.wantsHelp {
      try console.print(Usage.text(for: .zenity))
      return .success
    }
    if arguments.wantsVersion {
      try console.print("\(HeedProgram.version) (heed)")
      return .success
    }
    guard let kind = arguments.kind else {
      throw .zenity(
        "One of the dialogs is needed: "
          + ZenityKind.allCases.map { "--\($0.rawValue)" }.joined(separator: ", "))
    }
    let dialog = try ZenityAlert(kind, arguments, cells: cells(kind, arguments))
    let alert = dialog.alert
    if let problem = alert.problems.first { throw .zenity(problem.reason) }
    guard let surface else { throw .unavailable("There is no display to show a window on") }
    let answer: Answer
    if kind == .progress {
      answer = try surface.progress(alert, ZenityProgress(arguments, part: dialog.part))
      if answer.reason == .withdrawn { return ZenityEnd.okay.exitCode(SystemVariable.value) }
    } else {
      answer = try surface.answer(alert, parent(arguments))
    }
    guard let end = dialog.end(of: answer) else {
      throw .unavailable("The dialog went without an answer (\(answer.reason.kind.name))")
    }
    if let text = dialog.result(of: answer) { try console.write(Array(text.utf8)) }
    return end.exitCode(SystemVariable.value)
  }

  private func parent(_ arguments: ZenityArguments) throws(CommandError) -> UInt? {
    guard let text = arguments["attach"] else { return nil }
    let number = text.hasPrefix("0x") ? UInt(text.dropFirst(2), radix: 16) : UInt(text)
    guard let number else {
      throw .zenity("--attach cannot be '\(text)'; it is the number of a window")
    }
    return number
  }

  /// The cells of a list: the operands, else the lines of standard input.
  private func cells(
    _ kind: ZenityKind, _ arguments: ZenityArguments
  ) throws(CommandError) -> [String] {
    guard kind == .list, arguments.operands.isEmpty, !FileDescriptor.isTerminal(0) else {
      return arguments.operands
    }
    let bytes = try FileSystem.read("-", limit: Self.inputLimit)
    guard bytes.count <= Self.inputLimit else {
      throw .zenity("The rows on standard input are more than \(Self.inputLimit) bytes")
    }
    return bytes.split(separator: 0x0A, omittingEmptySubsequences: true).map {
      String(decoding: Array($0), as: UTF8.self)
    }
  }
}
