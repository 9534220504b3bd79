extension Session {
  /// A finger that is down; a class, so that a session is small where none is.
  final class TouchState: Sendable {
    let id: Int
    /// What it came down on.
    let start: SessionGeometry.Hit
    /// What would be chosen now; nothing beside it.
    let current: SessionGeometry.Hit?

    init(_ id: Int, _ start: SessionGeometry.Hit, _ current: SessionGeometry.Hit?) {
      self.id = id
      self.start = start
      self.current = current
    }
  }

  /// The first finger counts; others are ignored until it is lifted.
  mutating func touchBegan(_ new: SessionTouch) {
    guard touch == nil, swipe == nil, let hit = hit(at: new.point) else { return }
    touch = TouchState(new.id, hit, hit)
    pauses.begin(.touch)
    if case .target(.action) = hit { layOutAgain(.still) }
  }

  mutating func touchMoved(_ moved: SessionTouch) {
    guard let state = touch, state.id == moved.id else { return }
    let under = hit(at: moved.point)
    let next = Self.choosable(from: state.start, under: under)
    guard next != state.current else { return }
    touch = TouchState(state.id, state.start, next)
    guard case .target(.action) = state.start else { return }
    if case .target(.action(let index))? = next, isAvailable(index) {
      emit(.haptic(.selection))
    }
    layOutAgain(.still)
  }

  mutating func touchEnded(_ ended: SessionTouch) {
    guard let state = touch, state.id == ended.id else { return }
    let chosen = Self.choosable(from: state.start, under: hit(at: ended.point))
    release()
    switch chosen {
    case .target(let target)?: activate(target)
    case .link(let address)?: emit(.open(link: address))
    case .outside?: if rules.outsideTap { finish(.outsideTap) }
    case .panel?, nil: break
    }
  }

  mutating func touchCancelled(_ id: Int) {
    guard touch?.id == id else { return }
    release()
  }

  /// What lifting the finger chooses: an action may be reached by dragging from another one, all else
  /// only where the finger came down on it.
  private static func choosable(
    from start: SessionGeometry.Hit, under hit: SessionGeometry.Hit?
  ) -> SessionGeometry.Hit? {
    if case .target(.action) = start, case .target(.action)? = hit { return hit }
    return hit == start ? hit : nil
  }

  mutating func release() {
    if case .target(.action)? = touch?.start { layOutAgain(.still) }
    touch = nil
    pauses.end(.touch)
  }

  /// The node that a finger presses, and that the person sees as pressed.
  var pressed: SessionParts.Target? {
    guard case .target(let target)? = touch?.current else { return nil }
    if case .action(let index) = target { return isAvailable(index) ? target : nil }
    return target
  }

  /// Whether a drag that begins on an action goes on to its neighbours, so that it does not take the
  /// panel off the surface.
  public var dragsBetweenActions: Bool { parts.actions.count > 1 && alert.style != .banner }

  // MARK: Pointer

  mutating func pointerMoved(_ point: Point?) {
    let under = point.flatMap { hit(at: $0) }
    var next: SessionParts.Target?
    if case .target(let target)? = under { next = target }
    if under == nil || under == .outside {
      pauses.end(.hover)
    } else {
      pauses.begin(.hover)
    }
    guard next != hovered else { return }
    hovered = next
    layOutAgain(.still)
  }

  // MARK: Places

  /// Whether a touch at a point is the alert's; else it reaches what lies behind.
  public func takesTouch(at point: Point) -> Bool {
    guard let laidOut, phase != .waiting, phase != .suspended, phase != .ended else {
      return false
    }
    return !laidOut.backdrop.passesTouches || hit(at: point) != .outside
  }

  /// What is at a point at the moment; nothing where the alert was not laid out as it is.
  @inline(never)
  func hit(at point: Point) -> SessionGeometry.Hit? {
    isGeometryStale
      ? nil : geometry?.hit(point, scrolled: scrolled, moment: moment(at: now))
  }

  mutating func scroll(_ area: Name, to offset: Double) {
    guard let geometry,
      let index = geometry.index(ofArea: area), offset.isFinite
    else { return }
    scrolled[index] = geometry.limited(offset, in: index)
  }

  /// How far a scroll area is scrolled, in points from its start.
  public func scrollOffset(of area: Name) -> Double {
    guard let geometry,
      let index = geometry.index(ofArea: area)
    else { return 0 }
    return scrolled[index]
  }
}
