package import HeedUpdate

/// What a check came to, as the command tells it.
package struct UpdateReport: Sendable {
  /// Why a source brought no document that may be used.
  package struct Failure: Hashable, Sendable {
    /// A word that programs can rely on.
    package var kind: String
    package var reason: String
    package var status: Int?

    package init(kind: String, reason: String, status: Int? = nil) {
      self.kind = kind
      self.reason = reason
      self.status = status
    }
  }

  package var decision: Decision
  /// The document that it was decided from, if there was one.
  package var document: UpdateDocument?
  package var failure: Failure?
  /// Whether the document was kept from an earlier check.
  package var isFromStore: Bool
  /// Whether the prompt was answered, by the person or as `--answer` says.
  package var isAnswered = false
  /// The id of the action that was chosen.
  package var answer: String?

  /// Makes a report.
  package init(
    _ decision: Decision, document: UpdateDocument?, failure: Failure? = nil,
    isFromStore: Bool = false
  ) {
    self.decision = decision
    self.document = document
    self.failure = failure
    self.isFromStore = isFromStore
  }

  /// What the command says by its end where it decided from what the source said last.
  package var exitCode: ExitCode { decision.kind == .unavailable ? .usage : .success }
}
