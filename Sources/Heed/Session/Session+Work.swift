extension Session {
  /// An action's work that is going on.
  struct RunningWork: Sendable {
    let number: Int
    /// The action's place.
    var action: Int
    /// When it counts as failed, in seconds.
    let deadline: Double?
  }

  mutating func startWork(_ index: Int) {
    cancelWork()
    failure = nil
    let number = nextNumber
    nextNumber += 1
    running = RunningWork(
      number: number, action: index,
      deadline: options.workTimeout.map { now + max(0, $0) }.flatMap { $0.isFinite ? $0 : nil })
    pauses.begin(.busy)
    layOutAgain(.animated)
    emit(
      .startWork(
        WorkRequest(
          number: number, action: parts.actions[index].id, values: values,
          selections: selections)))
    say(options.texts.working)
  }

  /// A result counts only for the work that is going on.
  mutating func workFinished(_ number: Int, _ result: WorkResult) {
    guard let running, running.number == number else { return }
    self.running = nil
    pauses.end(.busy)
    let action = parts.actions[running.action]
    switch result {
    case .succeeded:
      if action.keepsOpen { workStays() } else { finish(.action, action: action.id) }
    case .closes: finish(.action, action: action.id)
    case .stays: workStays()
    case .failed(let message): workFailed(message ?? options.texts.failed)
    }
  }

  mutating func workTimedOut() {
    cancelWork()
    workFailed(options.texts.timedOut)
  }

  mutating func cancelWork() {
    guard let work = running else { return }
    running = nil
    pauses.end(.busy)
    emit(.cancelWork(work.number))
    layOutAgain(.animated)
  }

  private mutating func workStays() {
    layOutAgain(.animated)
    guard isInteractive else { return }
    emit(.haptic(.success))
    say(options.texts.done)
  }

  private mutating func workFailed(_ message: String) {
    failure = message
    layOutAgain(.animated)
    guard isInteractive else { return }
    emit(.haptic(.failure))
    say(message)
  }
}
