/// How an alert is presented: when it has its turn, and what it says by itself.
public struct PresentationOptions: Hashable, Sendable {
  private(set) var shared: Shared<Values>

  /// Names the alert, so that the same one is not shown twice; nothing by default.
  public var id: Name? {
    get { shared.storage.values.id }
    set { shared.own().values.id = newValue }
  }
  /// More comes first; 0 by default.
  public var priority: Int {
    get { shared.storage.values.priority }
    set { shared.own().values.priority = newValue }
  }
  /// What it does where another alert is up; it waits by default.
  public var policy: LanePolicy {
    get { shared.storage.values.policy }
    set { shared.own().values.policy = newValue }
  }
  /// Whether it is dropped, and answered as unavailable, where an alert of the same id is waiting or up.
  public var isUnique: Bool {
    get { shared.storage.values.isUnique }
    set { shared.own().values.isUnique = newValue }
  }
  /// Seconds for which no other alert takes its place, and code does not take it back; 0 by default.
  public var minimumTime: Double {
    get { shared.storage.values.minimumTime }
    set { shared.own().values.minimumTime = newValue }
  }
  /// Seconds before it may be shown; 0 by default.
  public var delay: Double {
    get { shared.storage.values.delay }
    set { shared.own().values.delay = newValue }
  }
  /// Seconds that work may take before it counts as failed; nothing lets it take any time.
  public var workTimeout: Double? {
    get { shared.storage.values.workTimeout }
    set { shared.own().values.workTimeout = newValue }
  }
  public var texts: SessionTexts {
    get { shared.storage.values.texts }
    set { shared.own().values.texts = newValue }
  }

  /// Makes options; by default the alert waits for its turn.
  public init(
    id: Name? = nil, priority: Int = 0, policy: LanePolicy = .wait, isUnique: Bool = false,
    minimumTime: Double = 0, delay: Double = 0, workTimeout: Double? = nil,
    texts: SessionTexts = SessionTexts()
  ) {
    shared = Shared(Values(id: id, priority: priority, policy: policy, isUnique: isUnique, minimumTime: minimumTime, delay: delay, workTimeout: workTimeout, texts: texts))
  }

  func entry(_ token: Int) -> LaneEntry {
    LaneEntry(
      token, id: id, priority: priority, policy: policy, isUnique: isUnique,
      minimumTime: minimumTime, delay: delay)
  }
}
