/// The releases that a person does not want to hear of any more.
///
/// A line is all releases up to one that was skipped; major upgrades have a line of their own, so that
/// who skips them still hears of lesser releases.
public struct SkippedLines: Hashable, Sendable {
  /// The newest release that was skipped and was no major upgrade.
  public var release: ComparedVersion?
  /// The line of the newest major upgrade that was skipped.
  public var major: ComparedVersion?
  /// The newest release of that line that was skipped.
  public var majorRelease: ComparedVersion?

  /// Makes a record; nothing is skipped by default.
  public init(
    release: ComparedVersion? = nil, major: ComparedVersion? = nil,
    majorRelease: ComparedVersion? = nil
  ) {
    self.release = release
    self.major = major
    self.majorRelease = majorRelease
  }

  /// Whether nothing is skipped.
  public var isEmpty: Bool { release == nil && major == nil }
}
