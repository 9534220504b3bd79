package import HeedUpdate

/// `heed update decide`, where neither a key nor a state needs the other program.
package struct DecideCommand {
  private let question: UpdateQuestion
  private let console: Console

  /// Makes the command from what was typed.
  package init(_ question: UpdateQuestion, console: Console) {
    self.question = question
    self.console = console
  }

  /// Decides from a document that was read.
  package func run(_ document: UpdateDocument) throws(CommandError) -> ExitCode {
    let decision = decide(
      document: document, installed: question.installed, device: question.device,
      // Without a state each run is that of the same install, so that it can be repeated.
      state: UpdateState(installID: 0), now: question.now, kind: question.kind,
      settings: question.settings)
    let report = UpdateReport(decision, document: document)
    return try UpdateTelling(question, console: console).tell(report, exitCode: report.exitCode) {
      (_, _) throws(CommandError) in
    }
  }
}
