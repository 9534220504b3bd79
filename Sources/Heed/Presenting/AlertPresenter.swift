/// Presents alerts on one surface, one at a time, and brings back exactly one answer for each.
///
/// It runs the ``Lane`` and the ``Session`` of each alert, does what their effects say in their order,
/// and starts and stops the work of ``Handlers``, so that an ``AlertHost`` has nothing to decide. What
/// is called from inside a host, a handler or a completion is done after that has returned.
///
/// While an alert has no answer the presenter keeps itself alive, and it keeps its host until
/// ``surfaceGone()``.
///
/// Outside Embedded Swift it is isolated to the main actor, as its hosts are: an event is then handled,
/// and drawn, before the call that reports it returns, which no actor of its own could promise.
#if !hasFeature(Embedded)
  @MainActor
#endif
public final class AlertPresenter {
  #if hasFeature(Embedded)
    /// Takes an answer.
    public typealias Completion = (Answer) -> Void
    /// Takes the handle of an alert that is about to have its turn.
    public typealias Acceptance = (AlertHandle) -> Void
    /// Is told what is wrong with an alert that was not shown or not taken.
    public typealias ProblemListener = (AlertProblem) -> Void
  #else
    /// Takes an answer.
    public typealias Completion = @MainActor (Answer) -> Void
    /// Takes the handle of an alert that is about to have its turn.
    public typealias Acceptance = @MainActor (AlertHandle) -> Void
    /// Is told what is wrong with an alert that was not shown or not taken.
    public typealias ProblemListener = @MainActor (AlertProblem) -> Void
  #endif

  /// Runs for each problem of an alert that cannot be meant.
  public var onProblem: ProblemListener?

  /// Sees what the host reports before it is done; a wake-up for which it says false is ignored.
  package var observer: ((PresenterObservation) -> Bool)?

  var host: (any AlertHost)?
  var lane = Lane()
  /// The alerts without an answer, in the order in which they were presented.
  var entries: [PresenterEntry] = []
  let reference = PresenterReference()
  private var nextToken = 1
  var nextShowing = 1

  /// What has to be done, and when it was asked for.
  private var tasks: [PresenterTask] = []
  private var isWorking = false
  private var lastTime = -Double.infinity
  /// When the lane wants to be woken.
  var laneWake: Double?
  /// The wake-up that the host was asked for and has not given.
  private var requestedWake: Double?
  private var itself: AlertPresenter?

  /// Makes the presenter of a host's surface.
  public init(host: any AlertHost) {
    self.host = host
    reference.presenter = self
  }

  #if hasFeature(Embedded)
    deinit {
      reference.presenter = nil
    }
  #endif

  /// Whether an alert is up, waiting or about to come back.
  public var isBusy: Bool { !entries.isEmpty }

  // MARK: For apps

  /// Presents an alert: at once, or when it has its turn.
  ///
  /// - Parameters:
  ///   - alert: What is asked.
  ///   - handlers: What runs while it is up.
  ///   - options: When it has its turn.
  ///   - completion: Runs exactly once, when the alert is off the surface, so it may present the next
  ///     one. Where the alert cannot be shown it may run before this method returns.
  /// - Returns: The way to change or close it.
  @discardableResult
  public func present(
    _ alert: Alert, handlers: Handlers = Handlers(),
    options: PresentationOptions = PresentationOptions(),
    completion: @escaping Completion = { _ in }
  ) -> AlertHandle {
    present(alert, handlers: handlers, options: options, accepted: { _ in }, completion: completion)
  }

  /// Presents an alert, for a host that keeps something of its own with it.
  ///
  /// - Parameters:
  ///   - alert: What is asked.
  ///   - handlers: What runs while it is up.
  ///   - options: When it has its turn.
  ///   - accepted: Runs once, before the alert may be shown or answered, so that the host knows what
  ///     belongs to its ``AlertHandle/token``.
  ///   - completion: Runs exactly once, when the alert is off the surface. Where the alert cannot be
  ///     shown it may run before this method returns.
  /// - Returns: The way to change or close it.
  @discardableResult
  public func present(
    _ alert: Alert, handlers: Handlers, options: PresentationOptions, accepted: Acceptance,
    completion: @escaping Completion
  ) -> AlertHandle {
    let handle = AlertHandle(token: nextToken, reference: reference)
    nextToken += 1
    itself = self
    let entry = PresenterEntry(
      alert, handlers: handlers, options: options, environment: host?.environment, handle: handle,
      completion: completion)
    entries.add(entry)
    accepted(handle)
    enqueue(.submit(entry, options))
    return handle
  }

  // MARK: For hosts

  /// Tells the presenter that time has gone on, as ``AlertHost/wake(_:at:)`` asked.
  public func wake() {
    if observer?(.wake) != false { enqueue(.wake) }
  }

  /// Tells the presenter that the host's environment changed.
  public func surfaceChanged() {
    enqueue(.surfaceChanged)
  }

  /// Tells the presenter that the surface is gone: all alerts end as ``Answer/Reason/interrupted``.
  ///
  /// It then lets go of its host, and answers every further alert as ``Answer/Reason/unavailable``.
  public func surfaceGone() {
    enqueue(.surfaceGone)
  }

  /// Presents on another surface from now on, after the last one was gone.
  public func surfaceReturned(on host: any AlertHost) {
    enqueue(.surfaceReturned(host))
  }

  func entry(of presentation: Presentation) -> PresenterEntry? {
    guard let entry = entry(presentation.token), entry.presentation == presentation else {
      return nil
    }
    return entry
  }

  func receive(_ event: SessionEvent, from presentation: Presentation) {
    _ = observer?(.report(event, presentation))
    if case .presentationFailed = event { entry(of: presentation)?.isRefused = true }
    enqueue(.report(event, presentation))
  }

  // MARK: For handles

  func phase(of token: Int) -> Session.Phase? { entry(token)?.session.phase }

  func receive(_ event: SessionEvent, for token: Int) {
    enqueue(.event(event, token))
  }

  func withdraw(_ token: Int) {
    enqueue(.withdraw(token))
  }

  // MARK: The queue

  func entry(_ token: Int) -> PresenterEntry? {
    for entry in entries where entry.handle.token == token { return entry }
    return nil
  }

  func enqueue(_ job: consuming PresenterJob) {
    // Of what happens inside one call, everything happens at the time of the call.
    if let now = host?.now, now.isFinite { lastTime = max(lastTime, now) }
    tasks.add(PresenterTask(job, lastTime.isFinite ? lastTime : 0))
    guard !isWorking else { return }
    isWorking = true
    while !tasks.isEmpty {
      let taken = tasks
      tasks = []
      for task in taken { perform(task.job, at: task.time) }
      if tasks.isEmpty { askForWakeUp() }
    }
    isWorking = false
    itself = entries.isEmpty ? nil : self
  }

  /// Forgets the wake-up that has come.
  func wokenUp() {
    requestedWake = nil
  }

  /// Tells a host that is let go that no wake-up is wanted.
  func cancelWakeUp() {
    if requestedWake != nil { host?.wake(self, at: nil) }
    requestedWake = nil
  }

  /// Asks the host for the next moment at which something has to be done.
  private func askForWakeUp() {
    guard let host else { return }
    var next = laneWake
    for entry in entries {
      guard var time = entry.wake ?? entry.movesUntil else { continue }
      if entry.movesUntil != nil { time = min(time, lastTime) }
      next = min(next ?? time, time)
    }
    guard next != requestedWake else { return }
    if let next, let requestedWake, next <= lastTime, requestedWake <= lastTime { return }
    requestedWake = next
    host.wake(self, at: next)
  }
}
