#if !hasFeature(Embedded)
  extension ManualClock {
    /// Waits until the clock was moved on by seconds.
    ///
    /// It throws a `CancellationError` as soon as the task is cancelled.
    public func sleep(for seconds: Double) async throws {
      try Task.checkCancellation()
      let sleeper = Sleeper()
      let timer = schedule(at: now + max(0, seconds)) { sleeper.wakeUp() }
      await withTaskCancellationHandler {
        await sleeper.wait()
      } onCancel: {
        Task { @MainActor in sleeper.wakeUp() }
      }
      cancel(timer)
      try Task.checkCancellation()
    }
  }

  @MainActor
  private final class Sleeper {
    private var isAwake = false
    private var continuation: CheckedContinuation<Void, Never>?

    func wait() async {
      if isAwake { return }
      await withCheckedContinuation { continuation = $0 }
    }

    func wakeUp() {
      isAwake = true
      continuation?.resume()
      continuation = nil
    }
  }
#endif
