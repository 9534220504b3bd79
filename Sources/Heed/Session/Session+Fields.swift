extension Session {
  // MARK: What the answer says

  /// What each field holds.
  public var values: [Answer.Value] {
    parts.fields.map { Answer.Value($0.field.id, $0.field.value) }
  }

  /// What is picked from each list, and each switch by its own id where it is on.
  public var selections: [Answer.Selection] {
    parts.lists.map { Answer.Selection($0.choices.id, $0.choices.selected) }
      + parts.switches.map { Answer.Selection($0.id, $0.isOn ? [$0.id] : []) }
  }

  // MARK: Changes

  mutating func textChanged(_ id: Name, _ text: String) {
    guard let index = parts.fields.firstIndex(where: { $0.field.id == id }) else { return }
    if isSameText(parts.fields[index].field.value, text) { return }
    parts.fields[index].field.value = text
    parts.fields[index].givenError = nil
    parts.fields[index].wasEdited = true
    parts.fields[index].verdict = .unasked
    failure = nil
    pauses.begin(.focus)
    parts.judge()
    isValid = parts.areValid
    // Another field may be valid now because it matches.
    askValidators()
    layOutAgain(.still)
  }

  mutating func editingEnded(_ id: Name) {
    guard let index = parts.fields.firstIndex(where: { $0.field.id == id }) else { return }
    endEditing(index)
  }

  /// The person leaves a field: from now on it says what is wrong with it.
  mutating func endEditing(_ index: Int) {
    guard parts.fields[index].wasEdited else { return }
    parts.fields[index].wasEdited = false
    guard !parts.fields[index].showsFault else { return }
    parts.fields[index].showsFault = true
    if let message = parts.fields[index].message(options.texts) {
      layOutAgain(.animated)
      say(message)
    }
  }

  mutating func picked(_ list: Name, _ item: Name) {
    for (index, part) in parts.lists.enumerated() where part.choices.id == list {
      guard let place = part.choices.items.firstIndex(where: { $0.id == item }) else { return }
      return pick(list: index, item: place)
    }
  }

  /// Picks an item; where several can be picked, a second time puts it back.
  mutating func pick(list: Int, item: Int) {
    let choices = parts.lists[list].choices
    let id = choices.items[item].id
    let wasPicked = choices.selected.contains(id)
    if choices.allowsMultiple {
      // In the list's order, so that the same choice is the same answer.
      parts.lists[list].choices.selected = choices.items.map { $0.id }.filter {
        $0 == id ? !wasPicked : choices.selected.contains($0)
      }
    } else if wasPicked {
      return
    } else {
      parts.lists[list].choices.selected = [id]
    }
    layOutAgain(.still)
  }

  mutating func switched(_ id: Name, _ isOn: Bool) {
    guard let index = parts.switches.firstIndex(where: { $0.id == id }) else { return }
    turn(index, on: isOn)
  }

  mutating func turn(_ index: Int, on isOn: Bool) {
    guard parts.switches[index].isOn != isOn else { return }
    parts.switches[index].isOn = isOn
    layOutAgain(.animated)
  }

  // MARK: Validity

  mutating func askValidators() {
    for index in parts.fields.indices { ask(index) }
  }

  /// Asks a field's validator, unless the field's own rules have said what is wrong already.
  mutating func ask(_ index: Int) {
    let part = parts.fields[index]
    guard part.needsVerdict, part.verdict == .unasked else { return }
    parts.fields[index].verdict = .asked(nextNumber)
    emit(
      .validate(
        ValidationRequest(
          number: nextNumber, field: part.field.id, text: part.field.value, values: values)))
    nextNumber += 1
    isValid = false
  }

  /// An answer counts only for the text that it was asked about.
  mutating func validated(_ number: Int, _ error: String?) {
    guard !isAnswered else { return }
    for index in parts.fields.indices where parts.fields[index].verdict == .asked(number) {
      parts.fields[index].verdict = error.map { .invalid($0) } ?? .valid
      isValid = parts.areValid
      layOutAgain(.animated)
      if parts.fields[index].showsFault, let error, isInteractive { say(error) }
    }
  }

  /// The person tried to go on: every field says what is wrong, and the first one gets the focus.
  mutating func showWhatIsWrong() {
    for index in parts.fields.indices {
      parts.fields[index].showsFault = true
      parts.fields[index].wasEdited = false
    }
    layOutAgain(.animated)
    emit(.haptic(.failure))
    for (index, part) in parts.fields.enumerated() {
      guard let message = part.message(options.texts) else { continue }
      setFocus(.field(index), byPerson: true)
      return say(message)
    }
    say(options.texts.checking)
  }
}
