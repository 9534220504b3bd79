extension Session {
  /// Time has gone on: what is over now?
  mutating func tick() {
    switch phase {
    case .waiting, .presenting, .ended: return
    case .leaving, .suspending:
      if now >= motionEnd { goOffSurface() }
    case .entering:
      if now >= motionEnd { phase = .shown }
    case .shown, .suspended: break
    }
    guard phase != .ended, phase != .leaving else { return }
    if let deadline = running?.deadline, now >= deadline { workTimedOut() }
    for index in parts.actions.indices {
      guard let deadline = parts.actions[index].countdown?.deadline, now >= deadline else {
        continue
      }
      parts.actions[index].countdown = nil
      parts.actions[index].shownNumber = nil
      layOutAgain(.still)
    }
    if let deadline = timeout?.deadline, now >= deadline { finish(.timeout) }
  }

  mutating func end(_ pause: SessionPause) {
    // The setting stays a reason for as long as it is on.
    if pause == .assistiveTechnology && environment.usesAssistiveTechnology { return }
    pauses.end(PauseSet(pause))
  }

  /// Lets the clocks run that nothing holds up, and stops the others.
  mutating func runClocks() {
    // Nobody can be kept for ever: what is the only way on goes on under a lasting pause.
    let lasting: PauseSet = [.focus, .assistiveTechnology]
    let isHeld = !(timeoutIsOnlyEnd ? pauses.subtracting(lasting) : pauses).isEmpty
    if isHeld || isAnswered { timeout?.hold(at: now) } else { timeout?.run(at: now) }
    for index in parts.actions.indices where parts.actions[index].countdown != nil {
      var reasons = pauses.subtracting(.busy)
      if parts.actions[index].wasTried {
        reasons = reasons.intersection([.hiddenPage, .offSurface])
      }
      if reasons.isEmpty && !isAnswered {
        parts.actions[index].countdown?.run(at: now)
      } else {
        parts.actions[index].countdown?.hold(at: now)
      }
      let number = parts.actions[index].number(at: now)
      if parts.actions[index].shownNumber != number {
        parts.actions[index].shownNumber = number
        if isInteractive { layOutAgain(.still) }
      }
    }
  }

  /// Asks to be woken at the next moment at which something changes by itself.
  mutating func askForWakeUp() {
    var soonest = Double.infinity
    func wish(_ time: Double?) {
      if let time { soonest = min(soonest, time) }
    }
    switch phase {
    case .leaving: wish(motionEnd)
    case .entering, .suspending:
      wish(motionEnd)
      wish(running?.deadline)
    case .shown, .suspended: wish(running?.deadline)
    case .waiting, .presenting, .ended: break
    }
    if isInteractive {
      wish(timeout?.deadline)
      for action in parts.actions { wish(action.nextNumber(after: now)) }
    }
    let next = soonest.isFinite ? max(now, soonest) : nil
    guard next != wake else { return }
    wake = next
    emit(.wake(at: next))
  }
}

extension SessionParts.Action {
  /// The most seconds that are shown; more look like these.
  private static var highest: Double { 99_999 }

  /// The whole seconds that its title shows.
  func number(at time: Double) -> Int? {
    countdown.map { Int(min(Self.highest, max(1, ($0.left(at: time) - 1e-6).rounded(.up)))) }
  }

  /// When the number in its title changes, if it is counting.
  func nextNumber(after time: Double) -> Double? {
    guard let deadline = countdown?.deadline, let number = number(at: time) else { return nil }
    if deadline - time > Self.highest { return deadline - Self.highest }
    return deadline - Double(number - 1)
  }
}
