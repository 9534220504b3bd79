internal import Heed
internal import HeedMarkup
internal import HeedTerminal
package import HeedUpdate

/// Tells what was decided, and asks the person where that is wanted.
package struct UpdateTelling {
  private let question: UpdateQuestion
  private let console: Console

  /// Makes it for a question.
  package init(_ question: UpdateQuestion, console: Console) {
    self.question = question
    self.console = console
  }

  /// Tells a report and asks the person; `record` gets what happened to the prompt.
  ///
  /// To be called on the main thread.
  package func tell(
    _ report: UpdateReport, exitCode: ExitCode,
    record: (_ answer: UpdateAnswer?, _ report: UpdateReport) throws(CommandError) -> Void
  ) throws(CommandError) -> ExitCode {
    var report = report
    var exitCode = exitCode
    // What is decided stands above the prompt; a JSON object has to wait for the answer.
    if !question.isJSON { try console.print(report.text) }
    if let answer = question.answer, hasPrompt(report.decision) {
      report.isAnswered = true
      report.answer = answer.name
      try record(answer, report)
    } else if question.shows {
      exitCode = exitCode.worse(try ask(&report, record))
    }
    if question.isJSON {
      try console.print(report.json)
    } else if report.isAnswered {
      try console.print("  answer     \(report.answer ?? "none")")
    }
    return exitCode
  }

  private func hasPrompt(_ decision: Decision) -> Bool {
    decision.kind == .offer || decision.kind == .forced
  }

  private func ask(
    _ report: inout UpdateReport,
    _ record: (_ answer: UpdateAnswer?, _ report: UpdateReport) throws(CommandError) -> Void
  ) throws(CommandError) -> ExitCode {
    let prompt = UpdatePrompt(
      appName: question.appName, languages: question.device.languages,
      systemName: Self.systemName(question.installed.platform), markup: MarkupReader())
    guard var alert = prompt.alert(for: report.decision, kind: question.kind) else {
      console.complain("heed: There is nothing to ask, so no prompt is shown.")
      return .success
    }
    // An app keeps it open while the person is in the store; here that is the end.
    for index in alert.actions.indices { alert.actions[index].keepsOpen = false }
    let shown = alert
    let options = try ShowOptions(ParsedArguments())
    let outcome = MainActor.assumeIsolated { TerminalSurface(options).run(shown) }
    switch outcome.end {
    case .hungUp?: return .hangUp
    case .interrupted?: return .interrupt
    case .terminated?: return .termination
    case .endOfInput?, nil: break
    }
    guard outcome.answer.wasShown else {
      console.complain("heed: There is no terminal to show the prompt on.")
      return .success
    }
    let choice = UpdateChoice(outcome.answer)
    report.isAnswered = true
    report.answer = outcome.answer.action?.string
    if hasPrompt(report.decision) { try record(choice.recorded, report) }
    return .success
  }

  /// The system's name as people know it.
  private static func systemName(_ platform: Name) -> String {
    switch platform {
    case "ios": "iOS"
    case "ipados": "iPadOS"
    case "macos": "macOS"
    case "tvos": "tvOS"
    case "watchos": "watchOS"
    case "visionos": "visionOS"
    default: platform.string
    }
  }
}
