extension Session {
  /// The focus goes into the alert: where it was, or where it belongs at first.
  ///
  /// A banner leaves it where it is, because the person goes on with something else; what it says is
  /// announced.
  mutating func takeFocus() {
    if alert.style == .banner && focused == nil {
      let texts = [alert.title?.text.plainText, alert.message?.text.plainText]
      for text in texts { say(text ?? "") }
      return
    }
    if let target = focused ?? firstFocus { moveFocus(target) }
  }

  /// Where the focus goes first, by what can be chosen at the moment.
  private var firstFocus: SessionParts.Target? {
    if !isGeometryStale, let scene = laidOut {
      return scene.initialFocus.flatMap { parts.target($0) }
    }
    if !parts.fields.isEmpty { return .field(0) }
    let entries = alert.actionEntries
    let free = parts.actions.indices.filter { isAvailable($0) }
    if let preferred = alert.preferred,
      let index = free.first(where: { parts.actions[$0].id == preferred })
    {
      return .action(index)
    }
    let cancel = free.first { parts.actions[$0].isCancel }
    if let cancel, entries.contains(where: { $0.isDestructive }) { return .action(cancel) }
    let safe = free.last { !parts.actions[$0].isCancel && !entries[$0].isDestructive }
    return (safe ?? cancel).map { .action($0) } ?? (rules.close ? .close : nil)
  }

  /// Moves the focus; what the person typed where it was is looked at.
  mutating func setFocus(_ target: SessionParts.Target, byPerson: Bool) {
    if byPerson { pauses.begin(.focus) }
    leaveField(for: target)
    moveFocus(target)
    showFocus()
  }

  private mutating func moveFocus(_ target: SessionParts.Target) {
    guard let node = parts.node(target) else { return }
    focused = target
    tookFocus = true
    emit(.moveFocus(node))
    bringIntoSight(target)
  }

  private mutating func bringIntoSight(_ target: SessionParts.Target) {
    guard let geometry, !isGeometryStale, let way = geometry.reveal(target, scrolled: scrolled)
    else { return }
    scrolled[way.area] = way.offset
    emit(.scroll(area: geometry.scrollAreas[way.area].id, to: way.offset))
  }

  /// What has the focus and was in sight before a layout stays so after it: a keyboard may have come.
  mutating func keepFocusInSight(before: SessionGeometry, scrolled offsets: [Double]) {
    guard let focused, before.reveal(focused, scrolled: offsets) == nil else { return }
    bringIntoSight(focused)
  }

  /// The host's focus went somewhere: by the person, if the session did not send it there.
  mutating func hostMovedFocus(to node: Name?) {
    guard let node else {
      leaveField(for: nil)
      focused = nil
      pauses.end(.focus)
      return showFocus()
    }
    guard let target = parts.target(node), target != focused else { return }
    leaveField(for: target)
    pauses.begin(.focus)
    focused = target
    tookFocus = true
    bringIntoSight(target)
    showFocus()
  }

  private mutating func leaveField(for target: SessionParts.Target?) {
    if case .field(let index)? = focused, target != focused { endEditing(index) }
  }

  /// Whether the focus is drawn.
  var showsFocus: Bool { usesKeys || environment.hasFullKeyboardAccess }

  private mutating func showFocus() {
    if showsFocus { layOutAgain(.still) }
  }

  /// The next target that can have the focus, or the one before, round and round.
  mutating func stepFocus(by step: Int, in order: [SessionParts.Target]) {
    guard !order.isEmpty else { return }
    let here = focused.flatMap { order.firstIndex(of: $0) }
    let next = here.map { ($0 + step + order.count) % order.count }
    let target = order[next ?? (step > 0 ? 0 : order.count - 1)]
    usesKeys = true
    setFocus(target, byPerson: true)
  }

  /// A banner does not keep the focus: behind its ends the person is back where they were.
  mutating func tab(by step: Int) {
    let here = focused.flatMap { focusOrder.firstIndex(of: $0) }
    let isAtEnd = step > 0 ? here == focusOrder.count - 1 : here == 0
    if alert.style == .banner, here != nil, isAtEnd {
      leaveField(for: nil)
      focused = nil
      pauses.end(.focus)
      emit(.restoreFocus)
      tookFocus = false
      return showFocus()
    }
    stepFocus(by: step, in: focusOrder)
  }
}
