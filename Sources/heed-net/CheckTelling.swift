internal import HeedCommand
internal import HeedUpdate
internal import HeedUpdateClient

/// Asks a client, tells what it decided and records what the person answered.
@MainActor
struct CheckTelling {
  private let question: UpdateQuestion
  private let console: Console

  init(_ question: UpdateQuestion, console: Console) {
    self.question = question
    self.console = console
  }

  func run(_ setup: UpdateClient.Setup) async throws(CommandError) -> ExitCode {
    let client = UpdateClient(setup)
    let check = await client.check(question.kind)
    for problem in check.storage { console.complain(CommandError(problem).description) }
    let failure = check.failure.map { error in
      UpdateReport.Failure(
        kind: error.kind.description, reason: error.reason, status: error.status)
    }
    if check.document == nil, let failure = check.failure {
      console.complain(CommandError(failure).description)
    }
    let report = UpdateReport(
      check.decision, document: check.document, failure: failure, isFromStore: check.isFromStore)
    var answers: [(UpdateAnswer?, Decision)] = []
    var exitCode = try UpdateTelling(question, console: console).tell(
      report, exitCode: Self.exitCode(check, report)
    ) { (answer, report) throws(CommandError) in
      answers.append((answer, report.decision))
    }
    for (answer, decision) in answers {
      exitCode = exitCode.worse(await record(answer, decision, client))
    }
    return exitCode
  }

  /// Without a document that counts, why decides: an answer that may not be used is bad, and none is
  /// another thing.
  private static func exitCode(_ check: UpdateCheck, _ report: UpdateReport) -> ExitCode {
    if check.document != nil { return report.exitCode }
    guard let failure = check.failure else { return .failure }
    return CommandError(failure).exitCode
  }

  private func record(
    _ answer: UpdateAnswer?, _ decision: Decision, _ client: UpdateClient
  ) async -> ExitCode {
    guard question.state != nil, let release = decision.release else { return .success }
    let now = question.now
    do throws(UpdateError) {
      try await client.record { state in
        state.recordShown(release, at: now)
        if let answer { state.recordAnswer(answer, for: decision, at: now) }
      }
      return .success
    } catch {
      console.complain(CommandError(error).description)
      return .failure
    }
  }
}
