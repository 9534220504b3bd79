internal import Heed

// What the person does: keys, the pointer, text, and what the terminal answers.
extension TerminalHost {
  /// Takes what came from the keyboard and the pointer, and reports what was typed by then.
  func take(_ events: [InputEvent]) {
    for event in events { take(event) }
    reportText()
  }

  private func take(_ event: InputEvent) {
    switch event {
    case .key(let key):
      stayPatient()
      press(key)
    case .mouse(let mouse):
      stayPatient()
      reportText()
      if !isTooSmall { point(mouse) }
    case .paste(let text):
      stayPatient()
      syncEditor()
      guard editor != nil, !isTooSmall else { return }
      editor?.insert(text)
      hasNews = true
    case .report(let report): take(report)
    case .focus: break
    }
  }

  private func take(_ report: TerminalReport) {
    switch report {
    case .keyboard:
      guard !modes.hasKittyKeys, isBegun else { return }
      modes.hasKittyKeys = true
      decoder.knowsEscape = true
      device.prepare(farewell: modes.leave)
      device.write(Array(TerminalModes.pushKittyKeys.utf8))
    case .background(let color):
      let light = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
      guard painter.look.background != color else { return }
      painter.look.background = color
      painter.look.isDark = light < 0.5
      writer.isDark = light < 0.5
      isDirty = scene != nil
      presentation?.presenter?.surfaceChanged()
    case .attributes:
      // On a line on which answers take long, the bytes of one key may come far apart.
      if answersUntil != nil {
        decoder.escapeDelay = max(decoder.escapeDelay, min(0.5, (now - askedAt) / 2))
      }
      answersUntil = nil
    }
  }

  private func stayPatient() {
    idleTime = presentation == nil ? nil : now + Self.patience
  }

  /// Reports what was typed since the last time.
  private func reportText() {
    guard hasNews, let editor else { return }
    hasNews = false
    presentation?.send(.textChanged(field: editor.field, text: editor.text))
    isDirty = true
  }

  /// Brings the editor to the field that has the focus.
  func syncEditor() {
    guard !hasNews else { return }
    guard let session = presentation?.session, let node = session.focus,
      let field = session.field(of: node), session.isInteractive
    else {
      editor = nil
      return
    }
    if editor?.field == field.id {
      editor?.adopt(field.value)
    } else {
      editor = TextEditor(field)
    }
    editor?.isRightToLeft = scene?.direction == .rightToLeft
    if field.input == .multiline { editor?.adoptLines(of: scene?.fieldText(of: node)) }
  }

  private func press(_ key: KeyPress) {
    if key.modifiers == .control, case .character(let scalar) = key.key {
      switch scalar {
      case "c": return onRequest(.end(.interrupted))
      case "z":
        reportText()
        return stop(wholeGroup: true)
      case "l":
        device.write(TerminalModes.clear)
        writer.forget()
        isDirty = scene != nil
        return
      default: break
      }
    }
    // What cannot be seen cannot be chosen; the way out stays.
    if isTooSmall && key.key != .escape { return }
    syncEditor()
    if editor != nil, type(key) { return }
    reportText()
    command(key)
  }

  /// Gives a key to the field that has the focus; says whether it took it.
  private func type(_ key: KeyPress) -> Bool {
    guard var own = editor else { return false }
    // The place of the text is not copied while it changes.
    editor = nil
    let before = own.text
    let isTaken = own.press(key, &ring)
    if !own.text.utf8.elementsEqual(before.utf8) { hasNews = true }
    let isMultiline = own.input == .multiline
    editor = own
    if isTaken {
      isDirty = true
      return true
    }
    // Beyond the first or the last line is what stands above or beneath the field.
    guard isMultiline, key.modifiers.isEmpty, key.key == .up || key.key == .down else {
      return false
    }
    reportText()
    presentation?.send(.key(key.key == .up ? .backTab : .tab))
    return true
  }

  private func command(_ key: KeyPress) {
    guard let presentation, let session = presentation.session else { return }
    if moveInBox(key) { return }
    let modifiers = key.modifiers
    func send(_ sessionKey: SessionKey) {
      presentation.send(.key(sessionKey, isRepeat: key.isRepeat))
    }
    switch key.key {
    case .tab:
      let isBack = modifiers.contains(.shift)
      // Behind the ends of a banner there is nothing else here that could have the focus.
      if session.alert.style == .banner, let order = scene?.focusOrder,
        (session.focus ?? scene?.initialFocus) == (isBack ? order.first : order.last)
      {
        return moveFocus(toEnd: isBack)
      }
      send(isBack ? .backTab : .tab)
    case .enter:
      if !modifiers.isDisjoint(with: [.control, .alt]), let preferred = session.alert.preferred {
        // From a field of several lines, where Return alone begins a new one.
        if !key.isRepeat { presentation.send(.activated("action/\(preferred)")) }
      } else {
        send(.return)
      }
    case .escape: send(.escape)
    case .left where modifiers.isEmpty: send(.left)
    case .right where modifiers.isEmpty: send(.right)
    case .up where modifiers.isEmpty: if !scrollInstead(by: -1) { send(.up) }
    case .down where modifiers.isEmpty: if !scrollInstead(by: 1) { send(.down) }
    case .home, .end: moveFocus(toEnd: key.key == .end)
    case .pageUp: scrollPage(by: -1)
    case .pageDown: scrollPage(by: 1)
    case .character(" ") where modifiers.isEmpty: send(.space)
    case .character(let scalar):
      if let typed = key.typed {
        letter(typed, isRepeat: key.isRepeat)
      } else if modifiers == .alt {
        presentation.send(
          .key(.character(Name(String(scalar)), isCommand: true), isRepeat: key.isRepeat))
      }
    default: break
    }
  }
}
