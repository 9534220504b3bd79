/// How an alert is presented: when it has its turn, and what it says by itself.
public struct PresentationOptions: Hashable, Sendable {
  /// Names the alert, so that the same one is not shown twice; nothing by default.
  public var id: Name?
  /// More comes first; 0 by default.
  public var priority: Int
  /// What it does where another alert is up; it waits by default.
  public var policy: LanePolicy
  /// Whether it is dropped, and answered as unavailable, where an alert of the same id is waiting or up.
  public var isUnique: Bool
  /// Seconds for which no other alert takes its place, and code does not take it back; 0 by default.
  public var minimumTime: Double
  /// Seconds before it may be shown; 0 by default.
  public var delay: Double
  /// Seconds that work may take before it counts as failed; nothing lets it take any time.
  public var workTimeout: Double?
  public var texts: SessionTexts

  /// Makes options; by default the alert waits for its turn.
  public init(
    id: Name? = nil, priority: Int = 0, policy: LanePolicy = .wait, isUnique: Bool = false,
    minimumTime: Double = 0, delay: Double = 0, workTimeout: Double? = nil,
    texts: SessionTexts = SessionTexts()
  ) {
    self.id = id
    self.priority = priority
    self.policy = policy
    self.isUnique = isUnique
    self.minimumTime = minimumTime
    self.delay = delay
    self.workTimeout = workTimeout
    self.texts = texts
  }

  func entry(_ token: Int) -> LaneEntry {
    LaneEntry(
      token, id: id, priority: priority, policy: policy, isUnique: isUnique,
      minimumTime: minimumTime, delay: delay)
  }
}
