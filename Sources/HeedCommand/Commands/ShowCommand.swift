internal import Heed
internal import HeedDocument

/// `heed show` and `heed ask`: shows an alert and tells its answer.
package struct ShowCommand {
  /// Shows an alert, waits, and says how it ended.
  package typealias Surface = (ShownAlert, ShowOptions) throws(CommandError) -> ShowOutcome

  private let options: ShowOptions
  private let console: Console
  private let surface: Surface

  private init(_ options: ShowOptions, console: Console, on surface: @escaping Surface) {
    self.options = options
    self.console = console
    self.surface = surface
  }

  /// Runs either command on a surface.
  package static func run(
    _ command: CommandSpec, _ parsed: ParsedArguments, console: Console,
    on surface: @escaping Surface
  ) throws(CommandError) -> ExitCode {
    if command == .ask {
      let alert = try AskOptions(parsed).alert
      return try ShowCommand(ShowOptions(parsed), console: console, on: surface)
        .run(ShownAlert(alert: alert))
    }
    return try ShowCommand(ShowOptions(parsed), console: console, on: surface)
      .run(parsed.operands)
  }

  /// Shows the document of a file.
  private func run(_ files: [String]) throws(CommandError) -> ExitCode {
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
      let folder = file == "-" ? "." : FilePath.folder(of: file)
      return try run(ShownAlert(alert: alert, folder: folder))
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
  private func run(_ shown: ShownAlert) throws(CommandError) -> ExitCode {
    var shown = shown
    if let timeout = options.timeout {
      shown.alert.dismissal.timeout = timeout
      if let problem = shown.alert.problems.first {
        throw .usage("--timeout does not go with this document: \(problem.reason)")
      }
    }
    return try tell(surface(shown, options), of: shown.alert)
  }

  private func tell(_ outcome: ShowOutcome, of alert: Alert) throws(CommandError) -> ExitCode {
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
    default: return try outcome.unanswered.get()
    }
  }
}
