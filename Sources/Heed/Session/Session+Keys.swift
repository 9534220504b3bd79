extension Session {
  /// A key went down. A key that is held down chooses nothing and ends nothing: it may have been
  /// pressed for something else.
  mutating func keyPressed(_ key: SessionKey, isRepeat: Bool) {
    switch key {
    case .tab: tab(by: 1)
    case .backTab: tab(by: -1)
    case .up: arrow(by: -1, isVertical: true)
    case .down: arrow(by: 1, isVertical: true)
    case .left, .right:
      let isRightToLeft = (alert.direction ?? environment.direction) == .rightToLeft
      arrow(by: (key == .left) == isRightToLeft ? 1 : -1, isVertical: false)
    case .return: if !isRepeat { returnPressed() }
    case .space: if !isRepeat { spacePressed() }
    case .escape: if !isRepeat && rules.escape { finish(.escape) }
    case .character(let name, let isCommand):
      if !isRepeat { typed(name, isCommand: isCommand) }
    }
  }

  private var focusedField: Field? {
    if case .field(let index)? = focused { parts.fields[index].field } else { nil }
  }

  /// Arrows move between what is not typed in; within a line of text they belong to the text.
  @inline(never)
  private mutating func arrow(by step: Int, isVertical: Bool) {
    if let field = focusedField, !isVertical || field.input == .multiline { return }
    if case .slot? = focused { return }
    stepFocus(by: step, in: focusOrder)
  }

  /// The focused action, else the preferred one; in a field without a preferred action, the next
  /// target.
  private mutating func returnPressed() {
    switch focused {
    case .action?, .close?: if let focused { activate(focused) }
    case .slot?: break
    case .field?, .item?, .toggle?, .dismiss?, nil:
      if focusedField?.input == .multiline { return }
      if let preferred = alert.preferred,
        let index = parts.actions.firstIndex(where: { $0.id == preferred })
      {
        choose(index)
      } else if focusedField != nil {
        stepFocus(by: 1, in: focusOrder)
      }
    }
  }

  private mutating func spacePressed() {
    switch focused {
    case .action?, .close?, .item?, .toggle?: if let focused { activate(focused) }
    case .field?, .slot?, .dismiss?, nil: break
    }
  }

  /// A letter chooses the action that has it as its key, unless the person is typing.
  private mutating func typed(_ name: Name, isCommand: Bool) {
    if !isCommand {
      if focusedField != nil { return }
      if case .slot? = focused { return }
    }
    for (index, action) in parts.actions.enumerated() {
      if let key = action.key, key.matchesIgnoringCase(name) { return choose(index) }
    }
  }
}

extension Name {
  /// Whether two names are equal but for capital letters of ASCII.
  package func matchesIgnoringCase(_ other: Name) -> Bool {
    func small(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }
    guard bytes.count == other.bytes.count else { return false }
    for index in bytes.indices where small(bytes[index]) != small(other.bytes[index]) {
      return false
    }
    return true
  }
}
