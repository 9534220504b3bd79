package import Heed
internal import HeedDocument
internal import HeedTerminal

/// `heed show` and `heed ask`: shows an alert and tells its answer.
package struct ShowCommand {
  private let options: ShowOptions
  private let console: Console

  /// Makes the command from what was typed.
  package init(_ options: ShowOptions, console: Console) {
    self.options = options
    self.console = console
  }

  /// Shows the document of a file.
  package func run(_ files: [String]) throws(CommandError) -> ExitCode {
    if files.count > 1 {
      throw .usage("heed show shows one document at a time, and not '\(files[1])' too")
    }
    let file = files.first ?? "-"
    if file == "-", FileDescriptor.isTerminal(0) {
      throw .usage(
        "heed show needs a document: a file, or one on standard input",
        advice: "Try 'heed show --help'.")
    }
    let texts = try options.strings.map { (path) throws(CommandError) in
      let language = options.locale ?? TerminalSurface.systemLocale
      return try AppTexts.read(path, console: console).source(language)
    }
    let read = DocumentSource.read(
      file, mode: options.isLenient ? .lenient : .strict, texts: texts, console: console)
    switch read {
    case .success(let source):
      let alert = source.document.alert
      try refuseUnprintableIDs(of: alert)
      return try run(alert)
    case .failure(let failure):
      // A document that cannot be read is a bad one; it must not look like a missing terminal.
      return failure.exitCode == .failure ? .usage : failure.exitCode
    }
  }

  /// An id is printed as it stands: it must neither act on a terminal nor look like two lines.
  private func refuseUnprintableIDs(of alert: Alert) throws(CommandError) {
    if options.isJSON { return }
    for entry in alert.actionEntries {
      let id = entry.id.string
      guard id.unicodeScalars.contains(where: Printable.isControl) else { continue }
      throw .usage(
        "The id '\(Printable.text(id))' has control characters and cannot be printed as the answer",
        advice: "Give the action another id, or take the answer with --json.")
    }
  }

  /// Shows an alert, and prints the answer.
  package func run(_ alert: Alert) throws(CommandError) -> ExitCode {
    var alert = alert
    if let timeout = options.timeout {
      alert.dismissal.timeout = timeout
      if let problem = alert.problems.first {
        throw .usage("--timeout does not go with this document: \(problem.reason)")
      }
    }
    switch options.surface {
    case .window, .browser:
      throw .unavailable(
        "This version cannot show alerts in a \(options.surface.rawValue); it has the terminal only"
      )
    case .auto, .terminal: break
    }
    let outcome = MainActor.assumeIsolated { [options, alert] in
      TerminalSurface(options).run(alert)
    }
    return try tell(outcome, of: alert)
  }

  private func tell(_ outcome: TerminalOutcome, of alert: Alert) throws(CommandError) -> ExitCode {
    let answer = outcome.answer
    // Empty where nothing was chosen, so that a script never takes anything else for a choice.
    if let action = answer.action {
      if options.isJSON {
        try console.write(AnswerText.json(of: answer))
      } else {
        try console.print(action.string)
      }
    }
    let isCancel =
      alert.cancel != nil
      && alert.actionEntries.contains {
        $0.isCancel && $0.id == answer.action
      }
    switch answer.reason {
    case .action: return isCancel ? .cancelled : .success
    case .escape, .outsideTap, .swipe: return alert.actionEntries.isEmpty ? .success : .cancelled
    case .timeout: return alert.actionEntries.isEmpty ? .success : .timeout
    default: return try OutcomeText.exitCode(of: outcome)
    }
  }
}
