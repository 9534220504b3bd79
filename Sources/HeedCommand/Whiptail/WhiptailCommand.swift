internal import Heed
internal import HeedTerminal

/// `heed whiptail`: whiptail's boxes, with its results and exit codes.
package struct WhiptailCommand {
  private let console: Console

  /// The most bytes of a text box's file.
  private static let fileLimit = 1 << 20

  /// Makes the command.
  package init(console: Console) {
    self.console = console
  }

  /// Shows a box.
  package func run(_ words: [String]) throws(CommandError) -> ExitCode {
    let arguments = try WhiptailArguments(words)
    if arguments.wantsHelp {
      try console.print(Usage.text(for: .whiptail))
      return .success
    }
    if arguments.wantsVersion {
      try console.print("whiptail (heed): \(HeedProgram.version)")
      return .success
    }
    let output = try arguments.output
    guard FileDescriptor.isOpen(output) else {
      throw .box("Nothing can be written to --output-fd \(output)", arguments)
    }
    let box = try WhiptailBox(arguments)
    let text = try text(of: box, arguments)
    let alert = WhiptailAlert(box, arguments, text: text)
    switch box.kind {
    case .infobox: return try inform(alert, arguments)
    case .gauge: return try measure(box, alert, text, arguments)
    default: return try ask(alert, output, arguments)
    }
  }

  private func text(
    of box: WhiptailBox, _ arguments: WhiptailArguments
  ) throws(CommandError) -> String {
    guard box.kind == .textbox else { return WhiptailAlert.brokenLines(box.text) }
    // A dash is no standard input here.
    let path = box.text == "-" ? "./-" : box.text
    do throws(CommandError) {
      let bytes = try FileSystem.read(path, limit: Self.fileLimit)
      if bytes.count > Self.fileLimit { throw .failure("'\(box.text)' is too large to be shown") }
      return String(decoding: bytes, as: UTF8.self)
    } catch {
      var error = error
      error.exitCode = .boxError
      throw error
    }
  }

  // MARK: Boxes that are answered

  private func ask(
    _ box: WhiptailAlert, _ output: Int32, _ arguments: WhiptailArguments
  ) throws(CommandError) -> ExitCode {
    let alert = box.alert
    if let problem = alert.problems.first { throw .box(problem.reason, arguments) }
    let outcome = MainActor.assumeIsolated {
      TerminalSurface(ShowOptions()).run(alert, box: box.manner)
    }
    if let exitCode = box.exitCode(of: outcome.answer) {
      let bytes = box.result(of: outcome.answer)
      if !bytes.isEmpty, let number = FileDescriptor.write(bytes, to: output) {
        throw .box("The result cannot be written: \(SystemError.text(number))", arguments)
      }
      return exitCode
    }
    return try exitCode(outcome)
  }

  /// What there is to say where nobody answered.
  private func exitCode(_ outcome: TerminalOutcome) throws(CommandError) -> ExitCode {
    do throws(CommandError) {
      return try OutcomeText.exitCode(of: outcome)
    } catch {
      var error = error
      error.exitCode = .boxError
      throw error
    }
  }

  // MARK: Boxes that are not

  /// Writes a box into the terminal's own lines, where it stays.
  private func inform(
    _ box: WhiptailAlert, _ arguments: WhiptailArguments
  ) throws(CommandError) -> ExitCode {
    let capabilities = TerminalCapabilities(variable: SystemVariable.value)
    var alert = box.alert
    // It ends at once; nobody has to.
    alert.dismissal = Dismissal(timeout: 1)
    if let problem = alert.problems.first { throw .box(problem.reason, arguments) }
    let isShown = MainActor.assumeIsolated { [alert] in
      StandingPanel(device: SystemTerminal(.lines), capabilities: capabilities).show(alert)
    }
    if !isShown { throw .box("There is no terminal to show it on", arguments) }
    return .success
  }

  private func measure(
    _ box: WhiptailBox, _ alert: WhiptailAlert, _ text: String, _ arguments: WhiptailArguments
  ) throws(CommandError) -> ExitCode {
    var feed = ProgressFeed(.gauge)
    feed.part = Double(box.percent) / 100
    feed.text = text
    let shown = alert.alert
    let hasTerminal = MainActor.assumeIsolated { SystemTerminal.isThere }
    if TerminalSurface.isDumb, hasTerminal {
      PlainProgress.tell(feed, title: arguments["title"] ?? "", console: console)
      return .success
    }
    let outcome = MainActor.assumeIsolated { [feed] in
      ProgressSurface(
        title: shown.title, cancel: nil, frame: shown.frame, feed: feed,
        caption: arguments["backtitle"] ?? ""
      ).run()
    }
    // Taken back at the end of the input.
    if outcome.answer.reason == .withdrawn { return .success }
    return try exitCode(outcome)
  }
}
