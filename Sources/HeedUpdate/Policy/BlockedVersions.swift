/// Versions that may not go on: one alone, or a range.
public struct BlockedVersions: Hashable, Sendable {
  /// The oldest one that is blocked; all old ones where there is none.
  public var from: Version?
  /// The newest one that is blocked; all newer ones where there is neither this nor ``before``.
  public var through: Version?
  /// The oldest one that is not blocked any more.
  public var before: Version?
  /// What is said to whoever has one.
  public var message: LocalizedText?

  /// Blocks one version.
  public init(_ version: Version, message: LocalizedText? = nil) {
    self.init(from: version, through: version, message: message)
  }

  /// Blocks the versions from one up to, but not with, another.
  public init(from: Version? = nil, before: Version, message: LocalizedText? = nil) {
    self.init(from: from, through: nil, before: before, message: message)
  }

  /// Blocks a range.
  public init(
    from: Version?, through: Version?, before: Version? = nil, message: LocalizedText? = nil
  ) {
    self.from = from
    self.through = through
    self.before = before
    self.message = message
  }

  /// Whether a version is blocked.
  public func contains(_ version: Version) -> Bool {
    if let from, version < from { return false }
    if let through, version > through { return false }
    if let before, version >= before { return false }
    return true
  }
}
