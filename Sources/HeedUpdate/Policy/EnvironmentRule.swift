public import Heed

/// What happens in builds that came in a certain way.
public struct EnvironmentRule: Hashable, Sendable {
  public var distribution: Distribution
  /// Whether the person is asked at all.
  public var isAsked: Bool
  /// A channel whose releases such builds get too.
  public var channel: Name?

  /// Makes a rule.
  public init(_ distribution: Distribution, isAsked: Bool, channel: Name? = nil) {
    self.distribution = distribution
    self.isAsked = isAsked
    self.channel = channel
  }
}
