/// What a lane knows of an alert that wants onto its surface.
public struct LaneEntry: Hashable, Sendable {
  /// The caller's number for the alert; unlike any other in the lane.
  public var token: Int
  /// Names the alert, so that the same one is not shown twice; nothing by default.
  public var id: Name?
  /// More comes first; 0 by default.
  public var priority: Int
  public var policy: LanePolicy
  /// Whether it is dropped where an alert of the same id is in the lane already.
  public var isUnique: Bool
  /// Seconds for which no other alert takes its place, and code does not take it back.
  public var minimumTime: Double
  /// Seconds before it may be shown.
  public var delay: Double

  /// Makes an entry that waits for its turn, by default.
  public init(
    _ token: Int, id: Name? = nil, priority: Int = 0, policy: LanePolicy = .wait,
    isUnique: Bool = false, minimumTime: Double = 0, delay: Double = 0
  ) {
    self.token = token
    self.id = id
    self.priority = priority
    self.policy = policy
    self.isUnique = isUnique
    self.minimumTime = minimumTime
    self.delay = delay
  }
}
