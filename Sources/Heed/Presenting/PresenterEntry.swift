/// What a presenter keeps of an alert that has no answer yet.
#if !hasFeature(Embedded)
  @MainActor
#endif
package final class PresenterEntry {
  package internal(set) var session: Session
  let handlers: Handlers
  let handle: AlertHandle
  let completion: AlertPresenter.Completion
  /// What the host knows it as while it is on the surface.
  var presentation: Presentation?
  /// Whether the host said that it cannot show that, so that there is nothing to hide.
  var isRefused = false
  /// When its session wants to be woken.
  var wake: Double?
  /// Until when the host wants frames of it.
  var movesUntil: Double?
  private var works: [WorkContext] = []
  private var validations: [ValidationContext] = []

  init(
    _ alert: Alert, handlers: Handlers, options: PresentationOptions, environment: Environment?,
    handle: AlertHandle, completion: @escaping AlertPresenter.Completion
  ) {
    session = Session.made(
      of: alert, environment ?? Environment(),
      SessionOptions(
        working: handlers.working, validated: handlers.validated, workTimeout: options.workTimeout,
        texts: options.texts))
    self.handlers = handlers
    self.handle = handle
    self.completion = completion
  }

  /// Where its panel may be swiped off, as ``Session/swipeEdge`` says.
  package var swipeEdge: VerticalEdge? {
    Session.swipeEdge(session.rules, session.alert, session.geometry)
  }

  // MARK: Work

  func start(_ request: WorkRequest, report: @escaping (WorkResult) -> Void) {
    guard let begin = handlers.work(on: request.action) else { return report(.failed(nil)) }
    let context = WorkContext(request, handlers: handlers, handle: handle, report: report)
    works.add(context)
    begin(context)
  }

  func cancelWork(_ number: Int) {
    let cancelled = works.filter { $0.request.number == number }
    works.removeAll { $0.request.number == number || !$0.report.isPending }
    for context in cancelled { context.report.cancel() }
  }

  func validate(_ request: ValidationRequest, report: @escaping (String?) -> Void) {
    // The text of the question before is no longer what the field holds.
    let outdated = validations.filter { $0.request.field == request.field }
    validations.removeAll { $0.request.field == request.field || !$0.report.isPending }
    for context in outdated { context.report.cancel() }
    guard let begin = handlers.validator(of: request.field) else { return report(nil) }
    let context = ValidationContext(
      request, handlers: handlers, texts: session.options.texts, report: report)
    validations.add(context)
    begin(context)
  }

  /// Stops everything that still runs for the alert.
  func cancelAll() {
    let works = self.works
    let validations = self.validations
    self.works = []
    self.validations = []
    for context in works { context.report.cancel() }
    for context in validations { context.report.cancel() }
  }
}
