/// How an alert may end without an action.
public struct Dismissal: Hashable, Sendable {
  /// Whether a touch beside the panel ends it; the style decides by default.
  public var outsideTap: Bool?
  /// Whether a swipe ends it; the style decides by default.
  public var swipe: Bool?
  /// Whether Escape and the gesture for it end it; true by default where there is a way out.
  public var escape: Bool?
  /// Seconds after which it ends by itself.
  public var timeout: Double?
  /// Whether the person has to choose an action: nothing else ends it but code.
  public var isForced: Bool

  /// Makes rules; the style decides everything by default.
  public init(
    outsideTap: Bool? = nil, swipe: Bool? = nil, escape: Bool? = nil,
    timeout: Double? = nil, isForced: Bool = false
  ) {
    self.outsideTap = outsideTap
    self.swipe = swipe
    self.escape = escape
    self.timeout = timeout
    self.isForced = isForced
  }
}
