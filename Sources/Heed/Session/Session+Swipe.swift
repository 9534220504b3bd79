extension Session {
  /// A drag of the panel.
  struct SwipeState: Sendable {
    /// What the panel looked like when it began.
    let start: Moment
  }

  /// Points a second from which a swipe closes the panel however short it is.
  private static var closingSpeed: Double { 750 }

  mutating func swipeBegan() {
    guard rules.swipe, swipe == nil else { return }
    release()
    swipe = SwipeState(start: moment(at: now))
    pauses.begin(.touch)
    // The finger has it: wherever it was on its way, it is there now.
    if phase == .entering { phase = .shown }
    drag(by: Point())
  }

  mutating func swipeMoved(_ offset: Point) {
    guard swipe != nil else { return }
    drag(by: offset)
  }

  mutating func swipeEnded(_ offset: Point, _ velocity: Point) {
    guard swipe != nil else { return }
    drag(by: offset, velocity: velocity)
    swipe = nil
    pauses.end(.touch)
    let way = offset.y * exitSign
    let speed = velocity.y * exitSign
    let third = max(40, (geometry?.panelFrame.height ?? 0) / 3)
    let isThrown = speed > Self.closingSpeed
    let isFar = way > third && speed > -Self.closingSpeed / 4
    if rules.swipe && (isThrown || isFar) {
      finish(.swipe)
    } else {
      settle()
    }
  }

  mutating func swipeCancelled() {
    guard swipe != nil else { return }
    swipe = nil
    pauses.end(.touch)
    settle()
  }

  private mutating func settle() {
    enter()
    emit(.move(.settle, until: motionEnd))
    if let focus { emit(.moveFocus(focus)) }
  }

  /// The edge to which a finger can drag the panel off the surface; nothing where that ends nothing.
  public var swipeEdge: VerticalEdge? {
    Self.swipeEdge(rules, alert, geometry)
  }

  /// Takes parts, so that the session of a presenter's entry is not copied to be asked.
  static func swipeEdge(
    _ rules: DismissalRules, _ alert: Alert, _ geometry: SessionGeometry?
  ) -> VerticalEdge? {
    guard rules.swipe else { return nil }
    return exitSign(alert, geometry) < 0 ? .top : .bottom
  }

  private var exitSign: Double { Self.exitSign(alert, geometry) }

  /// 1 where the panel leaves downwards, -1 where it leaves upwards.
  private static func exitSign(_ alert: Alert, _ geometry: SessionGeometry?) -> Double {
    let isAtTop = alert.style == .banner || alert.frame?.edge == .top
    return isAtTop && geometry?.isNearTop ?? true ? -1 : 1
  }

  /// Puts the panel where the finger has it; against its way out it follows less and less.
  private mutating func drag(by offset: Point, velocity: Point = Point()) {
    guard let swipe, let geometry, offset.y.isFinite, velocity.y.isFinite else { return }
    let way = offset.y * exitSign
    let give = 60.0
    let followed = way >= 0 ? way : -give * (1 - 1 / (1 - way / give))
    let length = max(1, exitSign > 0 ? laidOut?.wayDown ?? 1 : geometry.panelFrame.maxY)
    var moment = swipe.start
    moment.offset.y += followed * exitSign
    moment.backdropOpacity *= 1 - min(1, max(0, way) / length)
    let time = now
    motion?.hold(moment, velocity: Point(x: 0, y: way >= 0 ? velocity.y : 0), at: time)
    emit(.move(.drag, until: now))
  }
}
