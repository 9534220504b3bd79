extension AlertPresenter {
  func perform(_ job: PresenterJob, at time: Double) {
    switch job {
    case .submit(let entry, let options): submit(entry, options, at: time)
    case .report(let event, let presentation):
      if let entry = entry(of: presentation) { handle(event, entry, at: time) }
    case .event(let event, let token):
      if let entry = entry(token) { handle(event, entry, at: time) }
    case .withdraw(let token): perform(lane.withdraw(token, at: time), at: time)
    case .wake: wake(at: time)
    case .surfaceChanged: adoptEnvironment(at: time)
    case .surfaceGone: loseSurface(at: time)
    case .surfaceReturned(let host):
      if self.host != nil { loseSurface(at: time) }
      self.host = host
      perform(lane.surfaceReturned(at: time), at: time)
      adoptEnvironment(at: time)
    }
  }

  // MARK: Life

  private func submit(_ entry: PresenterEntry, _ options: PresentationOptions, at time: Double) {
    let problems = entry.session.alert.problems
    if problems.isEmpty {
      perform(lane.submit(options.entry(entry.handle.token), at: time), at: time)
    } else {
      // It never waits for a turn that it cannot take.
      for problem in problems { onProblem?(problem) }
      handle(.presentationFailed, entry, at: time)
    }
  }

  private func wake(at time: Double) {
    wokenUp()
    for entry in entries {
      let isMoving = entry.movesUntil != nil
      guard isMoving || entry.wake.map({ $0 <= time }) == true else { continue }
      let isDrawn = handle(.tick, entry, at: time)
      if isMoving && !isDrawn { draw(entry, at: time) }
      if let end = entry.movesUntil, end <= time { entry.movesUntil = nil }
    }
    if let due = laneWake, due <= time { perform(lane.tick(at: time), at: time) }
  }

  private func adoptEnvironment(at time: Double) {
    guard let environment = host?.environment else { return }
    for entry in entries { handle(.environment(environment), entry, at: time) }
  }

  private func loseSurface(at time: Double) {
    for effect in lane.surfaceGone(at: time) {
      if case .wake(let next) = effect { laneWake = next }
    }
    // What the lane says of single alerts holds for all of them, also for those on their way out.
    for entry in entries { handle(.surfaceGone, entry, at: time) }
    cancelWakeUp()
    host = nil
  }

  private func perform(_ effects: [LaneEffect], at time: Double) {
    for effect in effects {
      switch effect {
      case .show(let token): bring(token, .present, at: time)
      case .resume(let token): bring(token, .resume, at: time)
      case .suspend(let token):
        if let entry = entry(token) { handle(.suspend, entry, at: time) }
      case .end(let token, let reason):
        if let entry = entry(token) { handle(Self.end(for: reason), entry, at: time) }
      case .duplicate(let token, _):
        guard let entry = entry(token) else { continue }
        entry.handle.isDuplicate = true
        handle(.presentationFailed, entry, at: time)
      case .wake(let next): laneWake = next
      }
    }
  }

  private func bring(_ token: Int, _ event: SessionEvent, at time: Double) {
    guard let entry = entry(token) else { return }
    // The surface may have changed while the alert waited.
    if let environment = host?.environment {
      handle(.environment(environment), entry, at: time)
    }
    handle(event, entry, at: time)
  }

  private static func end(for reason: Answer.Reason) -> SessionEvent {
    switch reason.kind {
    case .replaced: .replace
    case .interrupted: .surfaceGone
    case .unavailable: .presentationFailed
    case .action, .outsideTap, .swipe, .escape, .timeout, .withdrawn: .close
    }
  }

  // MARK: Effects

  /// Gives a session an event and does what it says; returns whether the host was given a scene.
  @discardableResult
  private func handle(_ event: SessionEvent, _ entry: PresenterEntry, at time: Double) -> Bool {
    var isDrawn = false
    var isSuspended = false
    // What follows a `hide` is about the presentation that was hidden.
    var presentation = entry.presentation
    for effect in entry.session.handle(event, at: time) {
      switch effect {
      case .show:
        presentation = show(entry, at: time)
        isDrawn = true
      case .layOut(let animated):
        guard let host, let presentation else { continue }
        let scene = entry.session.layOut(with: host.measurer(for: presentation), at: time)
        host.draw(scene, animated: animated, for: presentation)
        if entry.session.hasMoreToDo { handle(.tick, entry, at: time) }
        isDrawn = true
      case .move(let movement, let end):
        guard let host, let presentation else { continue }
        host.perform(.move(movement, until: end), for: presentation)
        guard !host.playsMotion else { continue }
        draw(entry, at: time)
        isDrawn = true
        entry.movesUntil = end > time ? end : nil
      case .wake(let next): entry.wake = next
      case .moveFocus(let node): ask(.moveFocus(node), presentation)
      case .restoreFocus: ask(.restoreFocus, presentation)
      case .announce(let text): ask(.announce(text), presentation)
      case .haptic(let haptic): ask(.haptic(haptic), presentation)
      case .scroll(let area, let offset): ask(.scroll(area: area, to: offset), presentation)
      case .open(let link):
        if let open = entry.handlers.openLink {
          open(link)
        } else {
          ask(.open(link: link), presentation)
        }
      case .startWork(let request):
        let token = entry.handle.token
        entry.start(request) { [reference] result in
          reference.presenter?.receive(.workFinished(request.number, result), for: token)
        }
      case .cancelWork(let number): entry.cancelWork(number)
      case .validate(let request):
        let token = entry.handle.token
        entry.validate(request) { [reference] error in
          reference.presenter?.receive(.validated(request.number, error: error), for: token)
        }
      case .stayed(let action): entry.handlers.onKeptOpen?(action)
      case .rejected(let problem): onProblem?(problem)
      case .hide:
        if let presentation, !entry.isRefused { host?.hide(presentation) }
        entry.presentation = nil
        entry.movesUntil = nil
        isDrawn = true
      case .suspended: isSuspended = true
      case .deliver(let answer): deliver(answer, entry, at: time)
      }
    }
    // Last, because the lane may bring it back at once.
    if isSuspended { perform(lane.suspended(entry.handle.token, at: time), at: time) }
    return isDrawn
  }

  private func show(_ entry: PresenterEntry, at time: Double) -> Presentation? {
    let presentation = Presentation(
      token: entry.handle.token, showing: nextShowing, reference: reference)
    nextShowing += 1
    entry.presentation = presentation
    entry.isRefused = false
    if let host {
      let scene = entry.session.layOut(with: host.measurer(for: presentation), at: time)
      host.show(scene, for: presentation)
    } else {
      presentation.send(.presentationFailed)
    }
    return presentation
  }

  private func draw(_ entry: PresenterEntry, at time: Double) {
    guard let host, let presentation = entry.presentation,
      let scene = entry.session.scene(at: time)
    else { return }
    host.draw(scene, animated: false, for: presentation)
  }

  private func ask(_ request: HostRequest, _ presentation: Presentation?) {
    if let presentation { host?.perform(request, for: presentation) }
  }

  private func deliver(_ answer: Answer, _ entry: PresenterEntry, at time: Double) {
    entries.remove(entry)
    entry.cancelAll()
    entry.handle.end(with: answer)
    entry.completion(answer)
    perform(lane.finished(entry.handle.token, at: time), at: time)
  }
}
