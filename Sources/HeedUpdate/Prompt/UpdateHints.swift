/// What a prompt adds that no decision knows.
public struct UpdateHints: Hashable, Sendable {
  /// Days until the update is required; said where there is a number.
  public var daysLeft: Int?
  /// How often the person may still put it off; said where there is a number.
  public var timesLeft: Int?
  /// Whether the person came back from the store without the update, so that it may not be there yet.
  public var isWaiting: Bool
  /// The address that did not open.
  public var failedLink: StoreLink?

  /// Makes hints; none by default.
  public init(
    daysLeft: Int? = nil, timesLeft: Int? = nil, isWaiting: Bool = false,
    failedLink: StoreLink? = nil
  ) {
    self.daysLeft = daysLeft
    self.timesLeft = timesLeft
    self.isWaiting = isWaiting
    self.failedLink = failedLink
  }
}
