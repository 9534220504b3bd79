public import Heed

/// What a source says about the releases of an app.
public struct UpdateDocument: Hashable, Sendable {
  public var app: AppIdentity?
  /// The platform that it is for; every one where there is none.
  public var platform: Name?
  /// The channel that it is for; every one where there is none.
  public var channel: Name?
  /// A number that only grows: an older document than the last one is refused.
  public var serial: UInt64?
  /// When it was made.
  public var issued: Timestamp?
  /// The moment from which it does not count any more.
  public var expires: Timestamp?
  /// The releases, in the document's order; of two equal ones the first counts.
  public var releases: [Release]
  public var policy: Policy
  /// Where the app can be had, if a release says nothing else.
  public var link: String?
  public var source: Source
  public var trust: Trust
  /// By what releases are compared with what is installed.
  public var ordering: Ordering
  /// What was passed over, each with a reason.
  public var problems: [ItemProblem]

  /// Makes a document.
  public init(
    app: AppIdentity? = nil, platform: Name? = nil, channel: Name? = nil, serial: UInt64? = nil,
    issued: Timestamp? = nil, expires: Timestamp? = nil, releases: [Release] = [],
    policy: Policy = Policy(), link: String? = nil, source: Source = .fixed,
    trust: Trust = .unsigned, ordering: Ordering = .version, problems: [ItemProblem] = []
  ) {
    self.app = app
    self.platform = platform
    self.channel = channel
    self.serial = serial
    self.issued = issued
    self.expires = expires
    self.releases = releases
    self.policy = policy
    self.link = link
    self.source = source
    self.trust = trust
    self.ordering = ordering
    self.problems = problems
  }
}
