internal import Heed
internal import HeedDocument
internal import HeedUpdate

extension UpdateReport {
  /// An object with everything there is to know; its keys only ever get more.
  package var json: String {
    var members: [(key: String, value: JSONValue)] = [
      ("decision", .string(decision.kind.name)),
      ("installed", .string(decision.installed)),
      ("release", decision.release.map { Self.value($0) } ?? .null),
      ("canSkip", .bool(decision.canSkip)),
      ("canRemind", .bool(decision.canRemind)),
      ("critical", .bool(decision.isCritical)),
      ("informational", .bool(decision.isInformational)),
      ("majorUpgrade", .bool(decision.isMajorUpgrade)),
      ("component", Self.text(decision.component?.name)),
      ("reason", reason),
      ("summary", .string(summary)),
      ("message", Self.text(decision.message)),
      ("notes", decision.notes.map { Self.value($0) } ?? .null),
      ("link", Self.text(decision.link?.description)),
      ("updateAttempts", .number(Double(decision.updateAttempts))),
      ("source", Self.text(document?.source.name)),
      ("signedBy", Self.text(document?.trust.keyID?.string)),
      ("serial", document?.serial.map { .number(Double($0)) } ?? .null),
      ("expires", Self.text(document?.expires?.iso8601)),
      ("fromStore", .bool(isFromStore)),
      ("failure", failure.map { Self.value($0) } ?? .null),
      ("skipped", .array((document?.problems ?? []).map { Self.value($0) })),
      ("trace", .array(decision.trace.map { Self.value($0) })),
    ]
    if isAnswered { members.append(("answer", Self.text(answer))) }
    var printer = JSONPrinter()
    printer.print(.object(members))
    return String(decoding: printer.bytes, as: UTF8.self)
  }

  private static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  private static func value(_ release: Release) -> JSONValue {
    .object([
      ("version", .string(release.versionText)), ("build", text(release.build?.text)),
      ("date", text(release.date?.iso8601)), ("channel", text(release.channel?.string)),
      ("platform", text(release.platform?.string)),
      ("minimumSystem", text(release.requirements.minimumSystem?.text)),
    ])
  }

  /// Why; where no document could be had, that.
  private var reason: JSONValue {
    let reason = decision.reason
    if document == nil, let failure {
      return .object([("code", .string(failure.kind)), ("text", .string(failure.reason))])
    }
    return .object([
      ("code", .string(reason.code.name)), ("text", .string(reason.text)),
      ("release", Self.text(reason.release)), ("needed", Self.text(reason.needed)),
      ("actual", Self.text(reason.actual)), ("until", Self.text(reason.until?.iso8601)),
    ])
  }

  private static func value(_ notes: ReleaseNotes) -> JSONValue {
    .object([
      ("language", text(notes.language?.string)), ("format", .string(notes.format.name)),
      ("text", .string(notes.text)), ("link", text(notes.link)),
    ])
  }

  private static func value(_ failure: Failure) -> JSONValue {
    .object([
      ("kind", .string(failure.kind)), ("reason", .string(failure.reason)),
      ("status", failure.status.map { .number(Double($0)) } ?? .null),
    ])
  }

  private static func value(_ problem: ItemProblem) -> JSONValue {
    .object([
      ("path", .string(problem.path.string)),
      ("line", problem.line.map { .number(Double($0)) } ?? .null),
      ("column", problem.column.map { .number(Double($0)) } ?? .null),
      ("reason", .string(problem.reason)),
    ])
  }

  private static func value(_ step: TraceStep) -> JSONValue {
    .object([
      ("stage", .string(step.stage.name)), ("code", .string(step.reason.code.name)),
      ("text", .string(step.sentence)),
    ])
  }
}
