internal import Heed

/// Why something was decided, with the facts behind it.
public struct DecisionReason: Hashable, Sendable {
  public var code: Code
  /// The version of the release that it is about.
  public var release: String?
  /// What would have been needed.
  public var needed: String?
  /// What there is instead.
  public var actual: String?
  /// The moment from which it may be decided otherwise.
  public var until: Timestamp?

  /// Makes a reason.
  public init(
    _ code: Code, release: String? = nil, needed: String? = nil, actual: String? = nil,
    until: Timestamp? = nil
  ) {
    self.code = code
    self.release = release
    self.needed = needed
    self.actual = actual
    self.until = until
  }
}
