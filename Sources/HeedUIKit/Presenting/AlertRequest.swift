#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// An alert as an app asks for it: what, where, with what and how.
  @MainActor
  struct AlertRequest {
    let alert: Alert
    let origin: AlertOrigin
    let handlers: Handlers
    let options: UIKitOptions

    init(
      _ alert: Alert, from origin: AlertOrigin, _ handlers: Handlers, _ options: UIKitOptions
    ) {
      self.alert = alert
      self.origin = origin
      self.handlers = handlers
      self.options = options
    }

    /// Presents it; the completion runs once, when UIKit is through with it.
    @discardableResult
    func present(_ completion: @escaping @MainActor (Answer) -> Void) -> AlertHandle {
      let lane = ScenePresenters.shared.lane(for: origin, isPassing: isPassing)
      return lane.present(self, completion)
    }

    /// Whether the app goes on behind it, in a window of its own.
    private var isPassing: Bool {
      alert.passesTouches && systemStyling == nil && (origin.wantsWindow || origin.scene != nil)
    }

    /// Presents it and waits; a task that is cancelled takes it back.
    func answer() async -> Answer {
      if Task.isCancelled { return Answer(to: alert, reason: .withdrawn, wasShown: false) }
      let promise = AnswerPromise()
      let handle = present { promise.keep($0) }
      return await withTaskCancellationHandler {
        await promise.value()
      } onCancel: {
        Task { @MainActor in handle.close() }
      }
    }
  }
#endif
