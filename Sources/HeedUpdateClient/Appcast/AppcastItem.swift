public import HeedUpdate

/// An item of an appcast with everything that Sparkle defines, as it stands.
public struct AppcastItem: Hashable, Sendable {
  /// The line where it begins, from 1.
  public var line = 0
  /// Its title in the first language asked for that it has.
  public var title: String?
  /// A page about it.
  public var link: String?
  /// `sparkle:version`, which is the build that Sparkle compares.
  public var version = ""
  /// `sparkle:shortVersionString`, which people see.
  public var shortVersion: String?
  /// When it was published.
  public var date: Timestamp?
  /// The texts inside, in each language.
  public var descriptions: [AppcastText] = []
  /// The pages with notes, in each language.
  public var notesLinks: [AppcastLink] = []
  /// A page with the notes of all versions.
  public var historyLink: String?
  /// The oldest and the newest system.
  public var minimumSystem: String?
  public var maximumSystem: String?
  /// What the hardware has to be; `arm64` is all that Sparkle knows.
  public var hardware: [String] = []
  /// The oldest version that can take this one.
  public var minimumUpdate: String?
  /// The version below which this is a major upgrade.
  public var minimumAutoupdate: String?
  /// People who skipped something below this version are asked again.
  public var ignoresSkippedBelow: String?
  /// Whether it is critical, and if so below which version (all, where nothing is named).
  public var critical: Critical?
  /// Whether there is only a page about it, and for which versions.
  public var informational: Informational?
  /// Seconds between the groups of a rollout.
  public var rolloutInterval: Double?
  /// The channel; nothing means everybody.
  public var channel: String?
  /// What can be downloaded, without the deltas.
  public var enclosures: [AppcastEnclosure] = []
  /// Patches from other versions.
  public var deltas: [AppcastEnclosure] = []
  /// The elements of other namespaces, by prefix and name, in their order.
  public var properties: [AppcastProperty] = []

  /// For which versions an item is critical.
  public struct Critical: Hashable, Sendable {
    /// Below this version; nothing means for all.
    public var below: String?
  }

  /// For which versions an item is a page and no download.
  public struct Informational: Hashable, Sendable {
    /// Exactly these.
    public var versions: [String] = []
    /// And all below one of these.
    public var below: [String] = []
    /// Whether it is so for all versions.
    public var isForAll: Bool { versions.isEmpty && below.isEmpty }
  }
}
