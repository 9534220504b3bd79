/// The way of a panel and its backdrop onto the surface and off it.
///
/// Time is an argument: ask for the moment at any time, in any order. Turning round in mid-flight
/// goes on from the pose and the speed at that time.
public struct PanelMotion: Sendable {
  private var opacity: MotionTrack
  private var scale: MotionTrack
  private var x: MotionTrack
  private var y: MotionTrack
  private var backdrop: MotionTrack
  private var enterLeg: MotionLeg
  private var exitLeg: MotionLeg

  /// Makes the motion of a scene that is not on the surface yet.
  public init(of scene: Scene) {
    enterLeg = MotionLeg(scene.enter, isEntering: true, scene: scene)
    exitLeg = MotionLeg(scene.exit, isEntering: false, scene: scene)
    let away = enterLeg.away
    opacity = MotionTrack(away.opacity)
    scale = MotionTrack(away.scale)
    x = MotionTrack(away.offset.x)
    y = MotionTrack(away.offset.y)
    backdrop = MotionTrack(0)
  }

  /// Sets out for the place at rest, at a time in seconds.
  public mutating func enter(at time: Double) {
    turn(to: .atRest, at: time, by: enterLeg)
  }

  /// Sets out for where the panel leaves to, at a time in seconds.
  public mutating func leave(at time: Double) {
    turn(to: exitLeg.away, at: time, by: exitLeg)
  }

  /// Stays where a finger holds it, which moves at a speed in points a second.
  ///
  /// Entering or leaving afterwards goes on from there, at that speed.
  public mutating func hold(_ moment: Moment, velocity: Point = Point(), at time: Double) {
    opacity.hold(moment.opacity, velocity: 0, at: time)
    scale.hold(moment.scale, velocity: 0, at: time)
    x.hold(moment.offset.x, velocity: velocity.x, at: time)
    y.hold(moment.offset.y, velocity: velocity.y, at: time)
    backdrop.hold(moment.backdropOpacity, velocity: 0, at: time)
  }

  /// Takes the ways of a scene that was laid out anew; what moves already goes on as it does.
  public mutating func adopt(_ scene: Scene) {
    enterLeg = MotionLeg(scene.enter, isEntering: true, scene: scene)
    exitLeg = MotionLeg(scene.exit, isEntering: false, scene: scene)
  }

  /// What panel and backdrop look like at a time in seconds.
  ///
  /// Opacities stay between 0 and 1 and the scale does not fall below 0, even where a spring
  /// overshoots.
  public func moment(at time: Double) -> Moment {
    func part(_ value: Double) -> Double { min(max(0, value), 1) }
    return Moment(
      opacity: part(opacity.value(at: time)), scale: max(0, scale.value(at: time)),
      offset: Point(x: x.value(at: time), y: y.value(at: time)),
      backdropOpacity: part(backdrop.value(at: time)))
  }

  /// When everything has arrived, in seconds.
  public var end: Double {
    max(max(opacity.end, scale.end), max(max(x.end, y.end), backdrop.end))
  }

  private mutating func turn(to moment: Moment, at time: Double, by leg: MotionLeg) {
    let curve = Curve.Timed(leg.curve, duration: leg.duration)
    let fade = Curve.Timed(leg.fade, duration: leg.duration)
    opacity.turn(to: moment.opacity, at: time, delay: leg.delay, curve: fade)
    scale.turn(to: moment.scale, at: time, delay: leg.delay, curve: curve)
    x.turn(to: moment.offset.x, at: time, delay: leg.delay, curve: curve)
    y.turn(to: moment.offset.y, at: time, delay: leg.delay, curve: curve)
    backdrop.turn(to: moment.backdropOpacity, at: time, delay: leg.delay, curve: fade)
  }
}
