/// One number on its way from a value to another.
struct MotionTrack: Sendable {
  private var from: Double
  private(set) var to: Double
  /// When it starts to move, in seconds.
  private var begin: Double
  private var curve: Curve.Timed
  /// How much faster it is at the start than its curve; it wears off until the end.
  private var extraVelocity: Double
  /// How fast it was when something that held it let go, in units a second.
  private var heldVelocity = 0.0

  /// Makes a number that stands still.
  @inline(never)
  init(_ value: Double) {
    from = value
    to = value
    begin = 0
    curve = Curve.Timed(.linear, duration: 0)
    extraVelocity = 0
  }

  /// When it has arrived, in seconds.
  var end: Double { begin + curve.duration }

  func value(at time: Double) -> Double {
    let seconds = time - begin
    if time >= end { return to }
    if seconds <= 0 { return from }
    // A cubic that starts with the extra velocity and ends at nothing, at rest.
    let left = 1 - seconds / curve.duration
    return from + (to - from) * curve.progress(at: seconds) + extraVelocity * seconds * left * left
  }

  func velocity(at time: Double) -> Double {
    let seconds = time - begin
    if time >= end { return heldVelocity }
    if seconds < 0 { return 0 }
    let part = seconds / curve.duration
    return (to - from) * curve.velocity(at: seconds)
      + extraVelocity * (1 - part) * (1 - 3 * part)
  }

  /// Turns to another value; it goes on from where it is, as fast as it is.
  @inline(never)
  mutating func turn(
    to target: Double, at time: Double, delay: Double, curve next: Curve.Timed
  ) {
    let value = value(at: time)
    let speed = velocity(at: time)
    from = value
    to = target
    begin = time + delay
    curve = next
    heldVelocity = 0
    // A delay is time at rest: nothing can carry the speed across it.
    extraVelocity =
      speed == 0 || delay > 0 ? 0 : speed - (target - value) * next.velocity(at: 0)
  }

  /// Stands still at a value, as a finger holds it that moves at a speed in units a second.
  mutating func hold(_ value: Double, velocity: Double, at time: Double) {
    self = MotionTrack(value)
    begin = time
    heldVelocity = velocity
  }
}
