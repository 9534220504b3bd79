internal import CGtk
internal import Heed

extension WindowHost {
  /// Points that a wheel's step scrolls.
  private static let wheelStep = 48.0

  /// Follows keys and pointer of a window.
  func listen(to window: UnsafeMutablePointer<GtkWidget>) {
    // Before the widgets, whose own keys would act beside the session's.
    listenToKeys(of: window, GTK_PHASE_CAPTURE) { [weak self] press in
      guard let self else { return false }
      isRepeating = !keysDown.insert(press.code).inserted
      return pressed(press.key, press.modifiers, isLate: false)
    }
    // After the field that has the focus, so that what is being composed gets its keys first.
    listenToKeys(of: window, GTK_PHASE_BUBBLE) { [weak self] press in
      self?.pressed(press.key, press.modifiers, isLate: true) ?? false
    }
    Signal.observe(UnsafeMutableRawPointer(window), "is-active") { [weak self] in
      self?.followKeys(of: window)
    }
    listenToPointer(of: window)
    Signal.observe(UnsafeMutableRawPointer(window), "focus-widget") { [weak self] in
      guard let self, !isSyncing, let node = focusedNode() else { return }
      presentation?.send(.focusMoved(node))
    }
  }

  private func listenToKeys(
    of window: UnsafeMutablePointer<GtkWidget>, _ phase: GtkPropagationPhase,
    _ run: @escaping @MainActor (Signal.Press) -> Bool
  ) {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, phase)
    Signal.onKey(UnsafeMutableRawPointer(keys), run)
    if phase == GTK_PHASE_CAPTURE {
      Signal.onKeyUp(UnsafeMutableRawPointer(keys)) { [weak self] code in
        self?.keysDown.remove(code)
      }
    }
    gtk_widget_add_controller(window, keys)
  }

  /// A key that is down as the window becomes the active one went down for another: the Return that
  /// started the command must not answer its question.
  private func followKeys(of window: UnsafeMutablePointer<GtkWidget>) {
    keysDown = []
    guard gtk_window_is_active(heed_window(window)) != 0 else { return }
    var bits = [CChar](repeating: 0, count: 32)
    heed_keys_down(window, &bits)
    for code in 0..<256 where UInt8(bitPattern: bits[code / 8]) & (1 << (code % 8)) != 0 {
      keysDown.insert(UInt32(code))
    }
  }

  private var isTyping: Bool {
    guard let node = focusedNode() else { return false }
    return presentation?.session?.field(of: node) != nil
  }

  /// Gives a key to the session; says whether it was meant for it.
  private func pressed(_ key: UInt32, _ modifiers: UInt32, isLate: Bool) -> Bool {
    guard let presentation else { return false }
    if !isLate, isTyping { return pressedWhileTyping(key, modifiers) }
    guard isTyping == isLate else { return false }
    let isShift = modifiers & GDK_SHIFT_MASK.rawValue != 0
    let isAlt = modifiers & GDK_ALT_MASK.rawValue != 0
    let isControl = modifiers & GDK_CONTROL_MASK.rawValue != 0
    func send(_ key: SessionKey) -> Bool {
      presentation.send(.key(key, isRepeat: isRepeating))
      return true
    }
    switch Key(rawValue: key) {
    case .tab?, .keypadTab?: return send(isShift ? .backTab : .tab)
    case .backTab?: return send(.backTab)
    case .escape?: return send(.escape)
    case .return?, .enter?:
      return isLate ? false : send(.return)
    case .space? where !isLate: return send(.space)
    case .left? where !isLate: return send(.left)
    case .right? where !isLate: return send(.right)
    case .up? where !isLate: return send(.up)
    case .down? where !isLate: return send(.down)
    case .up? where isOneLine: return send(.up)
    case .down? where isOneLine: return send(.down)
    case .pageUp? where !isLate: return scroll(by: -4 * Self.wheelStep)
    case .pageDown? where !isLate: return scroll(by: 4 * Self.wheelStep)
    default: break
    }
    let scalar = gdk_keyval_to_unicode(key)
    guard scalar > 0x20, !isControl, isAlt || !isLate, let letter = Unicode.Scalar(scalar) else {
      return false
    }
    return send(.character(Name(String(Character(letter))), isCommand: isAlt))
  }

  /// Keys that are the alert's even before the field's.
  private func pressedWhileTyping(_ key: UInt32, _ modifiers: UInt32) -> Bool {
    guard let presentation else { return false }
    switch Key(rawValue: key) {
    case .tab?, .keypadTab?, .backTab?:
      let isBack = modifiers & GDK_SHIFT_MASK.rawValue != 0 || key == Key.backTab.rawValue
      presentation.send(.key(isBack ? .backTab : .tab, isRepeat: isRepeating))
      return true
    case .return?, .enter?:
      // From a field of several lines, where Return alone begins a new one.
      guard modifiers & GDK_CONTROL_MASK.rawValue != 0,
        let preferred = presentation.session?.alert.preferred
      else { return false }
      if !isRepeating { presentation.send(.activated("action/\(preferred)")) }
      return true
    default: return false
    }
  }

  private var isOneLine: Bool {
    guard let node = focusedNode(), let field = presentation?.session?.field(of: node) else {
      return false
    }
    return field.input != .multiline
  }

  // MARK: The pointer

  private func listenToPointer(of window: UnsafeMutablePointer<GtkWidget>) {
    if let drag = gtk_gesture_drag_new() {
      let controller = heed_controller(UnsafeMutableRawPointer(drag))
      gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
      let raw = UnsafeMutableRawPointer(drag)
      Signal.connect(raw, point: "drag-begin") { [weak self] x, y in
        self?.touchBegan(Point(x: x, y: y), drag)
      }
      Signal.connect(raw, point: "drag-update") { [weak self] x, y in
        guard let self, let start = pressedAt else { return }
        presentation?.send(.touchMoved(SessionTouch(Point(x: start.x + x, y: start.y + y))))
      }
      // Something else took the pointer, such as another window; the end that follows is no choice.
      Signal.connect(raw, about: "cancel") { [weak self] in
        guard let self, pressedAt != nil else { return }
        pressedAt = nil
        presentation?.send(.touchCancelled(id: 0))
      }
      Signal.connect(raw, point: "drag-end") { [weak self] x, y in
        guard let self, let start = pressedAt else { return }
        pressedAt = nil
        presentation?.send(.touchEnded(SessionTouch(Point(x: start.x + x, y: start.y + y))))
      }
      gtk_widget_add_controller(window, controller)
    }
    if let motion = gtk_event_controller_motion_new() {
      let raw = UnsafeMutableRawPointer(motion)
      gtk_event_controller_set_propagation_phase(motion, GTK_PHASE_CAPTURE)
      Signal.connect(raw, point: "motion") { [weak self] x, y in
        self?.pointerMoved(Point(x: x, y: y))
      }
      Signal.connect(raw, "leave") { [weak self] in self?.pointerMoved(nil) }
      gtk_widget_add_controller(window, motion)
    }
    if let wheel = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL) {
      gtk_event_controller_set_propagation_phase(wheel, GTK_PHASE_CAPTURE)
      Signal.onScroll(UnsafeMutableRawPointer(wheel)) { [weak self] _, y in
        self?.scroll(by: y * Self.wheelStep) ?? false
      }
      gtk_widget_add_controller(window, wheel)
    }
  }

  private func onSurface(_ point: Point) -> Point {
    Point(x: point.x + bounds.x, y: point.y + bounds.y)
  }

  private func touchBegan(_ point: Point, _ gesture: OpaquePointer) {
    let place = onSurface(point)
    if let session = presentation?.session, let node = session.node(at: place),
      session.field(of: node) != nil
    {
      // The field puts the caret and selects.
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED)
      return
    }
    gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
    pressedAt = place
    presentation?.send(.touchBegan(SessionTouch(place)))
  }

  private func pointerMoved(_ point: Point?) {
    let place = point.map { onSurface($0) }
    guard place != pointer else { return }
    pointer = place
    presentation?.send(.pointerMoved(place))
  }

  /// Scrolls the area under the pointer, else the first; says whether there is one.
  private func scroll(by points: Double) -> Bool {
    guard let scene, let presentation, let session = presentation.session,
      let area = scene.scrollAreas.first(where: { area in
        pointer.map { area.viewport.contains($0) } ?? false
      }) ?? scene.scrollAreas.first
    else { return false }
    let offset = session.scrollOffset(of: area.id) + points
    presentation.send(.scrolled(area: area.id, offset: offset))
    redraw()
    return true
  }
}

/// Keys that mean something to an alert, by GDK's numbers for them.
private enum Key: UInt32 {
  case tab = 0xFF09
  case keypadTab = 0xFF89
  case backTab = 0xFE20
  case `return` = 0xFF0D
  case enter = 0xFF8D
  case escape = 0xFF1B
  case space = 0x20
  case left = 0xFF51
  case up = 0xFF52
  case right = 0xFF53
  case down = 0xFF54
  case pageUp = 0xFF55
  case pageDown = 0xFF56
}
