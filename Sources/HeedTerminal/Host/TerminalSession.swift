public import Heed

/// Shows alerts on a terminal, one after the other, and brings back what came of each.
///
/// ```swift
/// let terminal = TerminalSession(device: SystemTerminal(), capabilities: capabilities)
/// let outcome = terminal.run(alert)
/// ```
///
/// The terminal is taken over by the first alert and given back when none is left.
@MainActor
public final class TerminalSession {
  public let host: TerminalHost
  private let presenter: AlertPresenter
  /// Why the process has to end; nothing while it may go on.
  public private(set) var end: TerminalEnd?
  /// Runs when ``TerminalDevice/watched`` can be read, such as for the progress of other work.
  public var onReadable: () -> Void = {}

  /// Makes a session; nothing is written before the first alert.
  public init(host: TerminalHost) {
    self.host = host
    presenter = AlertPresenter(host: host)
    host.onRequest = { [weak self] request in
      switch request {
      case .end(let end): self?.stop(for: end)
      case .read: self?.onReadable()
      }
    }
  }

  /// Makes a session on a terminal.
  public convenience init(
    device: any TerminalDevice, capabilities: TerminalCapabilities,
    direction: Direction = .leftToRight, escapeDelay: Double = 0.03
  ) {
    self.init(
      host: TerminalHost(
        device: device, capabilities: capabilities, direction: direction,
        escapeDelay: escapeDelay))
  }

  /// Presents an alert without waiting for its answer, which ``step()`` brings about.
  @discardableResult
  public func present(
    _ alert: Alert, handlers: Handlers = Handlers(),
    options: PresentationOptions = PresentationOptions(),
    completion: @escaping AlertPresenter.Completion
  ) -> AlertHandle {
    presenter.present(alert, handlers: handlers, options: options, completion: completion)
  }

  /// Shows an alert and waits for what comes of it.
  ///
  /// The call blocks: work that handlers begin has to be done by the time they return, or be reported
  /// from ``onReadable``. Where the process has to end, the alert ends as interrupted; so does every
  /// alert after it.
  ///
  /// - Parameters:
  ///   - alert: What is asked.
  ///   - handlers: What runs while it is up.
  ///   - options: What it says by itself.
  ///   - began: Is given the way to change or close it.
  /// - Returns: The answer, and why there is none.
  public func run(
    _ alert: Alert, handlers: Handlers = Handlers(),
    options: PresentationOptions = PresentationOptions(), began: (AlertHandle) -> Void = { _ in }
  ) -> TerminalOutcome {
    let handle = present(alert, handlers: handlers, options: options) { _ in }
    began(handle)
    while handle.answer == nil { step() }
    return outcome(of: handle, alert)
  }

  /// Shows an alert and waits for what comes of it, while the main actor is free: work and validators
  /// may be asynchronous.
  ///
  /// Cancelling the task takes the alert back.
  public func answer(
    to alert: Alert, handlers: Handlers = Handlers(),
    options: PresentationOptions = PresentationOptions()
  ) async -> TerminalOutcome {
    let handle = present(alert, handlers: handlers, options: options) { _ in }
    while handle.answer == nil {
      if Task.isCancelled { handle.close() }
      host.turn()
      if handle.answer != nil { break }
      host.isAwaited = true
      let events = await withTaskCancellationHandler {
        await host.device.events(until: host.deadline)
      } onCancel: { [host] in
        Task { @MainActor in host.device.interrupt() }
      }
      host.isAwaited = false
      for event in events { host.handle(event) }
      host.turn()
    }
    return outcome(of: handle, alert)
  }

  private func outcome(of handle: AlertHandle, _ alert: Alert) -> TerminalOutcome {
    host.end()
    let answer = handle.answer ?? Answer(to: alert, reason: .unavailable, wasShown: false)
    return TerminalOutcome(
      answer: answer, end: end, failure: answer.wasShown ? nil : host.failure)
  }

  /// Waits until something happens, and does what follows from it.
  public func step() {
    host.turn()
    if !presenter.isBusy { return }
    for event in host.device.wait(until: host.deadline) { host.handle(event) }
    host.turn()
  }

  /// Everything ends: all alerts are interrupted.
  private func stop(for reason: TerminalEnd) {
    if end == nil { end = reason }
    presenter.surfaceGone()
  }
}
