/// How much a feed may ask of its reader; what is beyond is reported.
public struct FeedLimits: Hashable, Sendable {
  /// The size in bytes; 4 MiB by default.
  public var bytes: Int
  /// The number of lists and objects inside each other; 32 by default.
  public var depth: Int
  /// The number of apps; 4,096 by default.
  public var apps: Int
  /// The number of releases of each app; 4,096 by default.
  public var releases: Int
  /// The number of blocked versions and ranges of each app; 512 by default.
  public var blocked: Int
  /// The number of issues that are reported; 50 by default.
  public var issues: Int

  /// Makes limits; the usual ones by default.
  public init(
    bytes: Int = 4_194_304, depth: Int = 32, apps: Int = 4_096, releases: Int = 4_096,
    blocked: Int = 512, issues: Int = 50
  ) {
    self.bytes = bytes
    self.depth = depth
    self.apps = apps
    self.releases = releases
    self.blocked = blocked
    self.issues = issues
  }
}
