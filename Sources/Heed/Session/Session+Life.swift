extension Session {
  mutating func present() {
    guard phase == .waiting else { return }
    guard problem == nil else { return finish(.unavailable) }
    phase = .presenting
    emit(.show)
  }

  mutating func presented() {
    guard phase == .presenting else { return }
    wasShown = true
    phase = .entering
    pauses.end(.offSurface)
    enter()
    emit(.move(.enter, until: motionEnd))
    takeFocus()
    askValidators()
    if motionEnd <= now { phase = .shown }
  }

  /// The host says that the panel is at its place, whatever the clock says.
  mutating func entered() {
    guard phase == .entering else { return }
    phase = .shown
    let time = now
    motion?.hold(.atRest, at: time)
  }

  mutating func presentationFailed() {
    switch phase {
    case .waiting, .presenting:
      phase = .waiting
      finish(wasShown ? .interrupted : .unavailable)
    case .entering, .shown: loseSurface()
    case .leaving, .suspending, .suspended, .ended: break
    }
  }

  /// Whether it is known what the answer is.
  var isAnswered: Bool {
    if case .some = answer { true } else { false }
  }

  /// Fixes the answer and sends the panel off the surface; does nothing where an answer stands.
  @inline(never)
  mutating func finish(_ reason: Answer.Reason, action: Name? = nil) {
    guard !isAnswered else { return }
    fix(reason, action)
    switch phase {
    case .waiting, .suspended: deliver()
    case .presenting:
      emit(.hide)
      deliver()
    case .entering, .shown:
      phase = .leaving
      leaveSurface()
    case .suspending: phase = .leaving
    case .leaving, .ended: break
    }
  }

  /// Everything on the surface is gone, without a way off it.
  mutating func loseSurface() {
    fix(.interrupted)
    if phase != .waiting && phase != .suspended { emit(.hide) }
    deliver()
  }

  mutating func suspend() {
    switch phase {
    case .presenting:
      phase = .suspended
      emit(.hide)
      emit(.suspended)
    case .entering, .shown:
      letGo()
      phase = .suspending
      pauses.begin(.offSurface)
      leaveSurface()
    case .waiting, .leaving, .suspending, .suspended, .ended: break
    }
  }

  mutating func resume() {
    switch phase {
    case .suspended:
      phase = .presenting
      motion = nil
      emit(.show)
    case .suspending:
      phase = .entering
      pauses.end(.offSurface)
      enter()
      emit(.move(.enter, until: motionEnd))
      if motionEnd <= now { phase = .shown }
    case .waiting, .presenting, .entering, .shown, .leaving, .ended: break
    }
  }

  /// The panel has gone: for good or for a while.
  mutating func goOffSurface() {
    emit(.hide)
    if tookFocus { emit(.restoreFocus) }
    tookFocus = false
    if phase == .suspending {
      phase = .suspended
      emit(.suspended)
    } else {
      deliver()
    }
  }

  /// When the panel has arrived, in seconds; now where it was never laid out.
  var motionEnd: Double {
    @inline(never) get { max(now, motion?.end ?? now) }
  }

  /// Sends the panel to its place, from wherever it is.
  mutating func enter() {
    let time = now
    motion?.enter(at: time)
  }

  private mutating func leaveSurface() {
    let time = now
    motion?.leave(at: time)
    emit(.move(.leave, until: motionEnd))
    if motionEnd <= now { goOffSurface() }
  }

  /// Fixes the answer, with what the fields hold at this moment.
  @inline(never)
  private mutating func fix(_ reason: Answer.Reason, _ action: Name? = nil) {
    guard !isAnswered else { return }
    answer = Answer(
      to: alert, reason: reason, action: action, values: values, selections: selections,
      wasShown: wasShown)
    cancelWork()
    letGo()
  }

  /// Forgets what the person had begun.
  private mutating func letGo() {
    touch = nil
    swipe = nil
    hovered = nil
    pauses.end([.touch, .hover, .focus])
  }

  private mutating func deliver() {
    guard let answer else { return }
    phase = .ended
    emit(.deliver(answer))
  }
}
