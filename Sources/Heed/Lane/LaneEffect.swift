/// Something that a host has to do for the alerts of a lane, in the order in which the effects come.
public enum LaneEffect: Hashable, Sendable {
  /// Present the alert of this token: send `present` to its session.
  case show(Int)
  /// Take it off the surface for a while: send `suspend`, and call ``Lane/suspended(_:at:)`` when it is
  /// off.
  case suspend(Int)
  /// Bring it back: send `resume`.
  case resume(Int)
  /// End it for this reason, and call ``Lane/finished(_:at:)`` when its answer was handed out.
  case end(Int, Answer.Reason)
  /// It was not taken, because the other one has the same id; the lane knows nothing of it.
  case duplicate(Int, of: Int)
  /// Call ``Lane/tick(at:)`` at this time in seconds or soon after, or never; it takes the place of
  /// the wake-up asked for before.
  case wake(at: Double?)
}
