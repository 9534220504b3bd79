/// A question to a validator: what is asked about, and how to answer.
#if !hasFeature(Embedded)
  @MainActor
#endif
public final class ValidationContext {
  let request: ValidationRequest
  let report: PendingReport<String?>
  let handlers: Handlers
  let texts: SessionTexts

  init(
    _ request: ValidationRequest, handlers: Handlers, texts: SessionTexts,
    report: @escaping (String?) -> Void
  ) {
    self.request = request
    self.handlers = handlers
    self.texts = texts
    self.report = PendingReport(report)
  }

  /// The field's id.
  public var field: Name { request.field }
  /// What the field holds.
  public var text: String { request.text }
  /// What every field holds.
  public var values: [Answer.Value] { request.values }
  /// Whether the question has lost its meaning, as when the text changed; its answer is ignored then.
  public var isCancelled: Bool { report.isCancelled }

  /// Answers what is wrong with the text, or nothing; only the first time counts.
  public func finish(error: String?) {
    report.finish(error)
  }

  /// Sets what runs when the question loses its meaning: at once if it already has, never after
  /// `finish`.
  public func onCancel(_ perform: @escaping () -> Void) {
    report.onCancel(perform)
  }
}
