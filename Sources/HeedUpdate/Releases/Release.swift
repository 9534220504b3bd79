public import Heed

/// A version of an app that can be had.
public struct Release: Hashable, Sendable {
  /// What it is ordered by: its version, or in an appcast its build.
  public var order: ComparedVersion
  /// The version as people read it.
  public var versionText: String
  public var build: BuildNumber?
  public var date: Timestamp?
  public var title: LocalizedText?
  public var notes: [ReleaseNotes]
  /// Where it can be had or read of; opened only where the app allows the address.
  public var link: String?
  /// The channel on which alone it is to be had; nothing where it is for everybody.
  public var channel: Name?
  /// The platform that it is for, such as `ios`; every one where there is none.
  public var platform: Name?
  public var requirements: Requirements
  public var critical: Critical?
  public var informational: Informational?
  public var rollout: Rollout?
  /// The moment before which it is not offered to anybody.
  public var startDate: Timestamp?
  /// Installed versions below this one see it as a major upgrade: lesser releases come first.
  public var majorUpgradeBelow: ComparedVersion?
  /// Whoever skipped its line before this version is asked again.
  public var ignoreSkippedBelow: ComparedVersion?

  /// The version, where ``Version`` can read it.
  public var version: Version? {
    if let version = order.version, isSameText(order.text, versionText) { return version }
    return try? Version(lenient: versionText)
  }

  /// Makes a release that is ordered by its version.
  public init(
    _ version: Version, build: BuildNumber? = nil, date: Timestamp? = nil,
    title: LocalizedText? = nil, notes: [ReleaseNotes] = [], link: String? = nil,
    channel: Name? = nil, platform: Name? = nil, requirements: Requirements = Requirements(),
    critical: Critical? = nil, informational: Informational? = nil, rollout: Rollout? = nil,
    startDate: Timestamp? = nil, majorUpgradeBelow: ComparedVersion? = nil,
    ignoreSkippedBelow: ComparedVersion? = nil
  ) {
    self.init(
      order: ComparedVersion(version), versionText: version.text, build: build)
    self.date = date
    self.title = title
    self.notes = notes
    self.link = link
    self.channel = channel
    self.platform = platform
    self.requirements = requirements
    self.critical = critical
    self.informational = informational
    self.rollout = rollout
    self.startDate = startDate
    self.majorUpgradeBelow = majorUpgradeBelow
    self.ignoreSkippedBelow = ignoreSkippedBelow
  }

  /// Makes a release that is ordered by something else than the version that people read.
  public init(order: ComparedVersion, versionText: String, build: BuildNumber? = nil) {
    self.order = order
    self.versionText = versionText
    self.build = build
    notes = []
    requirements = Requirements()
  }
}
