public import Heed

/// The device that an app runs on.
public struct Device: Hashable, Sendable {
  /// The version of its system; nothing where it is not known, and then releases that need one are not
  /// offered.
  public var system: Version?
  /// Its family, such as `phone`, `tablet`, `mac`, `tv` or `watch`; nothing where it is not known.
  public var family: Name?
  /// What it has, such as `arm64`.
  public var hardware: [Name]
  /// The languages that the person reads, the best first.
  public var languages: [Name]
  /// Seconds east of UTC, for quiet hours.
  public var utcOffset: Double

  /// Makes a device; English and UTC by default.
  public init(
    system: Version? = nil, family: Name? = nil, hardware: [Name] = [], languages: [Name] = ["en"],
    utcOffset: Double = 0
  ) {
    self.system = system
    self.family = family
    self.hardware = hardware
    self.languages = languages
    self.utcOffset = utcOffset
  }
}
