#if !hasFeature(Embedded)
  extension AlertPresenter {
    /// Presents an alert and waits for its answer.
    ///
    /// Cancelling the task takes the alert back: it ends as ``Answer/Reason/withdrawn``, and is not
    /// shown at all if the task was cancelled before.
    public func answer(
      to alert: Alert, handlers: Handlers = Handlers(),
      options: PresentationOptions = PresentationOptions()
    ) async -> Answer {
      if Task.isCancelled { return Answer(to: alert, reason: .withdrawn, wasShown: false) }
      let handle = present(alert, handlers: handlers, options: options)
      return await withTaskCancellationHandler {
        await handle.wait()
      } onCancel: {
        Task { @MainActor in handle.close() }
      }
    }

    /// Presents an alert, waits for its answer, and gives the action as a case of the caller's own.
    ///
    /// - Parameters:
    ///   - alert: What is asked.
    ///   - type: The enumeration whose raw values are the ids of the actions.
    ///   - handlers: What runs while it is up.
    ///   - options: When it has its turn.
    /// - Returns: The action chosen, or the way out where the person dismissed the alert; nothing where
    ///   it ended otherwise.
    public func ask<Reply: RawRepresentable>(
      _ alert: Alert, as type: Reply.Type = Reply.self, handlers: Handlers = Handlers(),
      options: PresentationOptions = PresentationOptions()
    ) async -> Reply? where Reply.RawValue == String {
      await answer(to: alert, handlers: handlers, options: options).choice(as: type)
    }
  }
#endif
