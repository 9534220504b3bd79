internal import Heed

/// The number of a build, such as `3100` or `2024.3.1`; Apple calls it `CFBundleVersion`.
///
/// Builds are ordered among themselves, by Sparkle's rules, and never compared with a ``Version``.
public struct BuildNumber: Hashable, Sendable {
  /// The text as it was given.
  public let text: String

  /// Makes a build number of its text; nothing where that is empty.
  public init?(_ text: String) {
    if text.utf8.isEmpty { return nil }
    self.text = text
  }

  /// Makes a build number of a count.
  public init(_ number: UInt) {
    text = number.description
  }

  /// How the build stands to another.
  public func order(to other: BuildNumber) -> VersionOrder {
    SparkleVersion(text).order(to: SparkleVersion(other.text))
  }
}

extension BuildNumber: CustomStringConvertible {
  public var description: String { text }
}
