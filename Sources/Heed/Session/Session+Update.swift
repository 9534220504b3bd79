extension Session {
  /// Code changes the alert: what the person did to parts that are still there is kept.
  mutating func update(_ new: Alert) {
    guard !isAnswered else { return }
    if let problem = new.problems.first {
      emit(.rejected(problem))
      return
    }
    let old = parts
    let focusBefore = focus
    problem = nil
    parts = SessionParts(new, options)
    keepContent(of: old)
    keepActions(of: old)
    if alert.dismissal.timeout != new.dismissal.timeout {
      timeout = new.dismissal.timeout.map { Stopwatch($0) }
    }
    alert = new
    isGeometryStale = true
    rules = new.dismissalRules
    focused = focused.flatMap { moved($0, from: old) }
    hovered = hovered.flatMap { moved($0, from: old) }
    // A finger that is down chooses nothing of an alert that it did not come down on.
    release()
    adoptRules()
    if phase == .entering || phase == .shown {
      askValidators()
      if let focus {
        if focus != focusBefore { emit(.moveFocus(focus)) }
      } else if focusBefore != nil {
        takeFocus()
      }
      layOutAgain(.animated)
    }
  }

  mutating func show(progress value: Double?, place: Int) {
    guard !isAnswered, parts.progress.indices.contains(place) else { return }
    let before = parts.progress[place].value
    let next = value.map { $0.isFinite ? min(max(0, $0), 1) : 0 }
    guard before != next else { return }
    parts.progress[place].value = next
    layOutAgain(.animated)
    guard isInteractive, let next else { return }
    // Every quarter is worth a word; every step would drown all others.
    let quarter = Int(next * 4)
    if Int((before ?? 0) * 4) != quarter {
      say(SessionTexts.filled(options.texts.progress, Int((next * 100).rounded())))
    }
  }

  mutating func adopt(_ new: Environment) {
    guard new != environment else { return }
    environment = new
    if new.usesAssistiveTechnology {
      pauses.begin(.assistiveTechnology)
    } else {
      pauses.end(.assistiveTechnology)
    }
    layOutAgain(.animated)
  }

  /// What follows from the alert as it is now.
  mutating func adoptRules() {
    parts.judge()
    isValid = parts.areValid
    focusOrder = parts.focusable
    timeoutIsOnlyEnd = parts.leaveOnlyTimeout(rules)
  }

  /// Keeps what the person did to parts for which code says the same as before; where it says something
  /// else, that holds.
  private mutating func keepContent(of old: SessionParts) {
    for index in parts.fields.indices {
      let id = parts.fields[index].field.id
      guard let before = old.fields.first(where: { $0.field.id == id }) else { continue }
      let isSameError =
        before.givenError == nil
        && before.field.error.map { Name($0) }
          == parts.fields[index].field.error.map { Name($0) }
      if case .field(let given) = alert.content[before.block].kind,
        !isSameText(given.value, parts.fields[index].field.value)
      {
        continue
      }
      parts.fields[index].field.value = before.field.value
      parts.fields[index].verdict = before.verdict
      parts.fields[index].showsFault = before.showsFault
      parts.fields[index].wasEdited = before.wasEdited
      // A fault that the person has answered by typing does not come back unless code says it anew.
      if isSameError { parts.fields[index].givenError = nil }
    }
    for index in parts.lists.indices {
      let id = parts.lists[index].choices.id
      guard let before = old.lists.first(where: { $0.choices.id == id }) else { continue }
      if case .choices(let given) = alert.content[before.block].kind,
        given.selected != parts.lists[index].choices.selected
      {
        continue
      }
      let items = parts.lists[index].choices.items
      let kept = before.choices.selected.filter { id in items.contains { $0.id == id } }
      parts.lists[index].choices.selected =
        parts.lists[index].choices.allowsMultiple ? kept : Array(kept.prefix(1))
    }
    for index in parts.switches.indices {
      let id = parts.switches[index].id
      guard let before = old.switches.first(where: { $0.id == id }) else { continue }
      if case .toggle(_, _, let given) = alert.content[before.block].kind,
        given != parts.switches[index].isOn
      {
        continue
      }
      parts.switches[index].isOn = before.isOn
    }
  }

  private mutating func keepActions(of old: SessionParts) {
    for index in parts.actions.indices {
      let action = parts.actions[index]
      guard let before = old.actions.first(where: { $0.id == action.id }),
        before.seconds == action.seconds
      else { continue }
      parts.actions[index].countdown = before.countdown
      parts.actions[index].wasTried = before.wasTried
      parts.actions[index].shownNumber = before.shownNumber
    }
    guard let work = running else { return }
    let id = old.actions[work.action].id
    if let index = parts.actions.firstIndex(where: { $0.id == id }) {
      running?.action = index
    } else {
      cancelWork()
    }
  }

  /// The target that is now what another was before.
  private func moved(
    _ target: SessionParts.Target, from old: SessionParts
  ) -> SessionParts.Target? {
    switch target {
    case .action(let index):
      let id = old.actions[index].id
      return parts.actions.firstIndex { $0.id == id }.map { .action($0) }
    case .field(let index):
      let id = old.fields[index].field.id
      return parts.fields.firstIndex { $0.field.id == id }.map { .field($0) }
    case .item(let list, let item):
      let choices = old.lists[list].choices
      let id = choices.items[item].id
      for (index, part) in parts.lists.enumerated() where part.choices.id == choices.id {
        return part.choices.items.firstIndex { $0.id == id }.map { .item(list: index, item: $0) }
      }
      return nil
    case .toggle(let index):
      let id = old.switches[index].id
      return parts.switches.firstIndex { $0.id == id }.map { .toggle($0) }
    case .slot(let index):
      return parts.slots.firstIndex(of: old.slots[index]).map { .slot($0) }
    case .close, .dismiss:
      return parts.node(target) == nil ? nil : target
    }
  }
}
