/// An action's work that is running: what it works on, and how to say how it goes.
#if !hasFeature(Embedded)
  @MainActor
#endif
public final class WorkContext {
  let request: WorkRequest
  let report: PendingReport<WorkResult>
  let handlers: Handlers
  /// The alert, to change or to close while the work runs.
  public let handle: AlertHandle

  init(
    _ request: WorkRequest, handlers: Handlers, handle: AlertHandle,
    report: @escaping (WorkResult) -> Void
  ) {
    self.request = request
    self.handlers = handlers
    self.handle = handle
    self.report = PendingReport(report)
  }

  /// The id of the action that was chosen.
  public var action: Name { request.action }
  /// What each field held when the action was chosen.
  public var values: [Answer.Value] { request.values }
  /// What was picked when the action was chosen.
  public var selections: [Answer.Selection] { request.selections }
  /// Whether the work has lost its meaning; its result is ignored then.
  public var isCancelled: Bool { report.isCancelled }

  /// What a field held, by its id.
  public subscript(field id: Name) -> String? {
    values.first { $0.id == id }?.text
  }

  /// What was picked from a list, by its id.
  public subscript(selection id: Name) -> [Name]? {
    selections.first { $0.id == id }?.items
  }

  /// Whether a switch was on, by its id; false where there is none.
  public subscript(isOn id: Name) -> Bool {
    selections.first { $0.id == id }.map { !$0.items.isEmpty } ?? false
  }

  /// Says that the work is over; only the first time counts.
  public func finish(_ result: WorkResult = .succeeded) {
    report.finish(result)
  }

  /// Says how much is done, from 0 to 1 or nothing where that is not known, in the alert's progress
  /// block of a place, the first by default; ignored when the work is over.
  public func setProgress(_ part: Double?, place: Int = 0) {
    if report.isPending { handle.setProgress(part, place: place) }
  }

  /// Sets what runs when the work loses its meaning: at once if it already has, never after `finish`.
  public func onCancel(_ perform: @escaping () -> Void) {
    report.onCancel(perform)
  }
}
