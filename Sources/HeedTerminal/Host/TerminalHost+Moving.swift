internal import Heed

// Ways to move about that only a surface of keys has.
extension TerminalHost {
  /// A letter chooses the action whose key it is; else it moves to what begins with it, and chooses
  /// nothing.
  func letter(_ scalar: Unicode.Scalar, isRepeat: Bool) {
    guard let presentation, let session = presentation.session else { return }
    let name = Name(String(scalar))
    if session.alert.actionEntries.contains(where: {
      $0.action.key?.matchesIgnoringCase(name) == true
    }) {
      return presentation.send(.key(.character(name, isCommand: false), isRepeat: isRepeat))
    }
    guard let scene, !scene.focusOrder.isEmpty else { return }
    let order = scene.focusOrder
    let here = session.focus.flatMap { order.firstIndex(of: $0) } ?? -1
    for step in 1...order.count {
      let node = order[(here + step + order.count) % order.count]
      guard let initial = initial(of: node, session), isSame(initial, scalar) else { continue }
      return presentation.send(.focusMoved(node))
    }
  }

  /// The first letter of what a node says.
  func initial(of node: Name, _ session: Session) -> Unicode.Scalar? {
    if session.field(of: node) != nil { return nil }
    return scene?[node]?.accessibility?.label.unicodeScalars.first {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }

  func isSame(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
    one == other || one.properties.lowercaseMapping == other.properties.lowercaseMapping
  }

  /// Moves the focus to the first thing that can have it, or the last.
  func moveFocus(toEnd isEnd: Bool) {
    guard let order = scene?.focusOrder, let node = isEnd ? order.last : order.first else { return }
    presentation?.send(.focusMoved(node))
    reveal(node)
  }

  // MARK: Scrolling

  /// Scrolls with an arrow up or down where nothing to move to stands above or beneath: the actions
  /// of one row are moved between with the other arrows.
  func scrollInstead(by step: Int) -> Bool {
    guard let scene, let area = scene.scrollAreas.first, !hasFocusAboveOrBeneath(scene) else {
      return false
    }
    scroll(area, by: Double(step))
    return true
  }

  private func hasFocusAboveOrBeneath(_ scene: Scene) -> Bool {
    var row: Double?
    for id in scene.focusOrder {
      guard let node = scene[id], node.role != .close else { continue }
      if node.role != .action || node.frame.y != row ?? node.frame.y { return true }
      row = node.frame.y
    }
    return false
  }

  /// Scrolls by nearly a page, so that a line of the last one is still seen.
  func scrollPage(by step: Int) {
    guard let area = scene?.scrollAreas.first else { return }
    scroll(area, by: Double(step) * max(1, area.viewport.height - 1))
  }

  func scroll(_ area: ScrollArea, by rows: Double) {
    guard let presentation, let session = presentation.session else { return }
    presentation.send(
      .scrolled(area: area.id, offset: (session.scrollOffset(of: area.id) + rows).rounded()))
    redraw()
  }

  /// Scrolls so that a node is seen.
  func reveal(_ node: Name) {
    guard let scene, let frame = scene[node]?.frame, let index = scene[node]?.scrollArea,
      scene.scrollAreas.indices.contains(index), let session = presentation?.session
    else { return }
    let area = scene.scrollAreas[index]
    let offset = session.scrollOffset(of: area.id)
    let top = frame.y - area.viewport.y
    let bottom = frame.maxY - area.viewport.y - area.viewport.height
    if top < offset { scroll(area, by: top - offset) }
    if bottom > offset { scroll(area, by: bottom - offset) }
  }

  // MARK: The pointer

  func point(_ mouse: MouseEvent) {
    guard let presentation else { return }
    let place = CellFrame.Place(column: mouse.column, row: mouse.row)
    let point = Point(x: Double(mouse.column) + 0.5, y: Double(mouse.row) + 0.5)
    switch mouse.kind {
    case .moved:
      guard place != lastPoint else { return }
      lastPoint = place
      presentation.send(.pointerMoved(point))
    case .pressed(.left):
      focus(at: point)
      presentation.send(.touchBegan(SessionTouch(point)))
      isSelecting = putCaret(at: place, selecting: false)
    case .dragged(.left):
      if isSelecting { _ = putCaret(at: place, selecting: true) }
      presentation.send(.touchMoved(SessionTouch(point)))
    case .released(.left):
      isSelecting = false
      presentation.send(.touchEnded(SessionTouch(point)))
    case .wheel(let step):
      guard
        let area = scene?.scrollAreas.first(where: { $0.viewport.contains(point) })
          ?? scene?.scrollAreas.first
      else { return }
      scroll(area, by: Double(step * 3))
    case .pressed, .released, .dragged: break
    }
  }

  /// Moves the focus to what a press will pick or turn, as a person expects who goes on with keys.
  private func focus(at point: Point) {
    guard let scene, let presentation, let id = presentation.session?.node(at: point),
      let role = scene[id]?.role, role == .choice || role == .toggle || role == .field
    else { return }
    presentation.send(.focusMoved(id))
  }

  /// Puts the caret where the person clicked in a field; says whether there is one.
  private func putCaret(at place: CellFrame.Place, selecting: Bool) -> Bool {
    syncEditor()
    guard let scene, let session = presentation?.session, var editor,
      let edit = painter.caret(
        at: place, in: scene, alert: session.displayed, edit: editor.edit, scrolled: scrolled),
      edit.field == editor.field
    else { return false }
    editor.place(at: edit.caret, selecting: selecting)
    self.editor = editor
    redraw()
    return true
  }
}

extension Scene {
  /// The text that a field of several lines shows, with its lines.
  func fieldText(of node: Name) -> TextLayout? {
    if let text = self[node]?.text { return text }
    return nodes.first { $0.id == node / "text" }?.text
  }
}
