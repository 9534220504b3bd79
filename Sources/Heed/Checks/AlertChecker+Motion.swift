extension AlertChecker {
  /// The most seconds that a motion may take or wait.
  private static let seconds = 60
  /// The most that the other figures of a curve may be.
  private static let speed = 1000
  private static let figure = 1_000_000

  @inline(never)
  func check(_ transition: Transition?, _ key: DocumentKey) {
    guard case .custom(let pose, let duration, let delay, let curve)? = transition?.kind else {
      return
    }
    enter(key)
    enter(.pose)
    fraction(pose.opacity, .opacity)
    length(pose.scale, .scale)
    finite(pose.offset)
    leave()
    within(AlertChecker.seconds, duration, .duration)
    within(AlertChecker.seconds, delay, .delay)
    enter(.curve)
    check(curve)
    leave()
    leave()
  }

  private func check(_ curve: Curve) {
    switch curve.kind {
    case .linear, .easeIn, .easeOut, .easeInOut: break
    case .bezier(let x1, let y1, let x2, let y2):
      coordinates(x1, y1, 0)
      coordinates(x2, y2, 2)
    case .dampedSpring(let damping, let velocity):
      enter(.spring)
      figure(damping, .damping)
      within(AlertChecker.speed, abs(velocity), .velocity)
      leave()
    case .spring(let mass, let stiffness, let damping, let velocity):
      enter(.spring)
      figure(mass, .mass)
      figure(stiffness, .stiffness)
      figure(damping, .damping)
      within(AlertChecker.speed, abs(velocity), .velocity)
      leave()
    }
  }

  /// One of the two points of a Bézier curve, whose coordinates stand at an index and the next.
  @inline(never)
  private func coordinates(_ x: Double, _ y: Double, _ index: Int) {
    enter(index)
    fraction(x, nil)
    leave()
    enter(index + 1)
    within(AlertChecker.speed, abs(y), nil)
    leave()
  }

  @inline(never)
  private func figure(_ value: Double, _ key: DocumentKey) {
    positive(value, key)
    within(AlertChecker.figure, value, key)
  }
}
