/// That a release matters so much that the person cannot skip or postpone it.
public struct Critical: Hashable, Sendable {
  /// It is critical only for installed versions below this one; for all where there is none.
  public var below: ComparedVersion?

  /// Makes a mark; for all installed versions by default.
  public init(below: ComparedVersion? = nil) {
    self.below = below
  }

  /// Whether the release is critical for an installed version.
  func applies(to installed: ComparedVersion) -> Bool {
    below.map { installed.isBelow($0) } ?? true
  }
}
