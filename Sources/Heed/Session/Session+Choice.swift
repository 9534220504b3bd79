extension Session {
  /// Does what a touch, a key or assistive technology means at a target.
  mutating func activate(_ target: SessionParts.Target) {
    switch target {
    case .action(let index): choose(index)
    case .field, .slot: setFocus(target, byPerson: true)
    case .item(let list, let item):
      pick(list: list, item: item)
    case .toggle(let index): turn(index, on: !parts.switches[index].isOn)
    case .close: finish(.escape)
    case .dismiss: finish(.outsideTap)
    }
  }

  /// The person chose an action: the one place from which an answer carries an action.
  mutating func choose(_ index: Int) {
    if let running {
      // Only the way out may be taken while work runs; it ends the work.
      guard parts.actions[index].isCancel, running.action != index else { return }
    }
    guard parts.actions[index].isEnabled else { return say(options.texts.unavailable) }
    if parts.actions[index].countdown != nil { return tryCounting(index) }
    if parts.actions[index].needsValid && !isValid { return showWhatIsWrong() }
    if parts.actions[index].isDestructive { emit(.haptic(.warning)) }
    if parts.actions[index].hasWork {
      startWork(index)
    } else if parts.actions[index].keepsOpen {
      emit(.stayed(action: parts.actions[index].id))
    } else {
      finish(.action, action: parts.actions[index].id)
    }
  }

  /// Whether choosing an action would do what it says.
  func isAvailable(_ index: Int) -> Bool {
    let action = parts.actions[index]
    guard action.isEnabled, action.countdown == nil else { return false }
    if let running, !action.isCancel || running.action == index { return false }
    return !action.needsValid || isValid
  }

  /// A countdown that the person waits for goes on, whatever else they do.
  private mutating func tryCounting(_ index: Int) {
    parts.actions[index].wasTried = true
    say(SessionTexts.filled(options.texts.counting, parts.actions[index].number(at: now) ?? 0))
  }

  @inline(never)
  mutating func say(_ text: String) {
    if !text.isEmpty { emit(.announce(text)) }
  }
}
