public import Heed

/// What a release needs to be installed.
public struct Requirements: Hashable, Sendable {
  /// The oldest system that it runs on.
  public var minimumSystem: Version?
  /// The newest system that it runs on.
  public var maximumSystem: Version?
  /// The families of devices that it runs on, such as `phone` or `tablet`; every one where empty.
  public var deviceFamilies: [Name]
  /// What the device has to have, all of it, such as `arm64`.
  public var hardware: [Name]
  /// The oldest installed version that can be updated to it.
  public var minimumVersion: ComparedVersion?

  /// Makes requirements; none by default.
  public init(
    minimumSystem: Version? = nil, maximumSystem: Version? = nil, deviceFamilies: [Name] = [],
    hardware: [Name] = [], minimumVersion: ComparedVersion? = nil
  ) {
    self.minimumSystem = minimumSystem
    self.maximumSystem = maximumSystem
    self.deviceFamilies = deviceFamilies
    self.hardware = hardware
    self.minimumVersion = minimumVersion
  }
}
