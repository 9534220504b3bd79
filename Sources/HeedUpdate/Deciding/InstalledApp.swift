public import Heed

/// The app that runs, as it is installed.
public struct InstalledApp: Hashable, Sendable {
  /// Its bundle identifier; where there is one, a document for another app is refused.
  public var id: Name?
  /// Its platform, such as `ios`, `macos` or `linux`; the case of letters does not count.
  public var platform: Name
  /// The version as people read it.
  public var versionText: String
  public var build: BuildNumber?
  /// The channels whose releases it gets beside those for everybody.
  public var channels: [Name]
  public var distribution: Distribution

  /// The version, where ``Version`` can read it.
  public var version: Version? { try? Version(lenient: versionText) }

  /// Makes an app of its version.
  public init(
    id: Name? = nil, platform: Name = "ios", version: Version, build: BuildNumber? = nil,
    channels: [Name] = [], distribution: Distribution = .store
  ) {
    self.init(
      id: id, platform: platform, versionText: version.text, build: build, channels: channels,
      distribution: distribution)
  }

  /// Makes an app of whatever its version says; where it cannot be read, nothing is ever asked.
  public init(
    id: Name? = nil, platform: Name = "ios", versionText: String, build: BuildNumber? = nil,
    channels: [Name] = [], distribution: Distribution = .store
  ) {
    self.id = id
    self.platform = platform
    self.versionText = versionText
    self.build = build
    self.channels = channels
    self.distribution = distribution
  }
}
