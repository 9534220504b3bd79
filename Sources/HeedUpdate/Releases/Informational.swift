/// That a release is only told of, with a link, and cannot be installed from the prompt.
public struct Informational: Hashable, Sendable {
  /// The installed versions that are only told of it.
  public var versions: [ComparedVersion]
  /// Installed versions below one of these are only told of it, too.
  public var below: [ComparedVersion]

  /// Makes a mark; without versions it counts for all.
  public init(versions: [ComparedVersion] = [], below: [ComparedVersion] = []) {
    self.versions = versions
    self.below = below
  }

  /// Whether an installed version is only told of the release.
  func applies(to installed: ComparedVersion) -> Bool {
    if versions.isEmpty && below.isEmpty { return true }
    return versions.contains { installed.order(to: $0) == .same }
      || below.contains { installed.isBelow($0) }
  }
}
