public import Heed

/// What a person does; each is ignored where it makes no sense at the moment.
extension RecordingHost {
  /// Moves the clock on by seconds, with a frame or a wake-up whenever the presenter wants one.
  public func advance(by seconds: Double) {
    clock.advance(by: seconds)
  }

  /// Reports an event for the alert on the surface.
  public func send(_ event: SessionEvent) {
    presentation?.send(event)
  }

  /// Activates an action, as assistive technology does.
  ///
  /// - Returns: Whether the action is on the surface.
  @discardableResult
  public func choose(_ action: Name) -> Bool {
    let isThere = shownActions.contains(action)
    if isThere { send(.activated("action/\(action)")) }
    return isThere
  }

  /// Touches the middle of a node, such as `action/delete` or `close`.
  ///
  /// - Returns: Whether the node is on the surface.
  @discardableResult
  public func tap(_ node: Name) -> Bool {
    guard let frame = scene?[node]?.frame else { return false }
    tap(at: Point(x: frame.midX, y: frame.midY))
    return true
  }

  /// Touches the surface at a point.
  public func tap(at point: Point) {
    send(.touchBegan(SessionTouch(point)))
    send(.touchEnded(SessionTouch(point)))
  }

  /// Touches the surface beside the panel.
  ///
  /// - Returns: Whether there is room beside the panel.
  @discardableResult
  public func tapOutside() -> Bool {
    guard let scene else { return false }
    let panel = scene.panelFrame
    let corners = [
      Point(x: 1, y: 1), Point(x: scene.size.width - 1, y: 1),
      Point(x: 1, y: scene.size.height - 1),
      Point(x: scene.size.width - 1, y: scene.size.height - 1),
    ]
    guard let corner = corners.first(where: { !panel.contains($0) }) else { return false }
    tap(at: corner)
    return true
  }

  /// Presses a key.
  public func press(_ key: SessionKey) {
    send(.key(key))
  }

  /// Puts a text into a field, in the place of what it holds.
  public func type(_ text: String, into field: Name) {
    send(.textChanged(field: field, text: text))
  }

  /// Picks an item of a list.
  public func pick(_ item: Name, from list: Name) {
    send(.picked(list: list, item: item))
  }

  /// Turns a switch.
  public func turn(_ id: Name, on isOn: Bool) {
    send(.switched(id, isOn: isOn))
  }

  /// Drags the panel off the surface, towards the nearer of the edges above and beneath it.
  public func swipeAway() {
    guard let scene else { return }
    let panel = scene.panelFrame
    let isNearTop = panel.midY < scene.size.height / 2
    let offset = Point(x: 0, y: isNearTop ? -panel.maxY : scene.size.height - panel.y)
    send(.swipeBegan)
    send(.swipeMoved(offset))
    send(.swipeEnded(offset, velocity: Point(x: 0, y: isNearTop ? -2_000 : 2_000)))
  }
}
