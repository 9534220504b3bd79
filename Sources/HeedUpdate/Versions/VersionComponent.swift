public import Heed

/// The part of a version by which a newer one differs.
public struct VersionComponent: OpenSet {
  package enum Kind: UInt8, NamedKind {
    case major, minor, patch, revision, build

    package static var names: WordList { "major minor patch revision build" }
  }
  package let kind: Kind
  package init(kind: Kind) { self.kind = kind }

  /// The first number.
  public static let major = VersionComponent(kind: .major)
  /// The second number.
  public static let minor = VersionComponent(kind: .minor)
  /// The third number.
  public static let patch = VersionComponent(kind: .patch)
  /// A later number, or the pre-release.
  public static let revision = VersionComponent(kind: .revision)
  /// Only the build number, under the same version.
  public static let build = VersionComponent(kind: .build)

  /// The component's name, as feeds have it.
  public var name: String { kind.name }

  /// The component of a place among the numbers, counted from 0.
  static func at(_ place: Int) -> VersionComponent {
    switch place {
    case 0: .major
    case 1: .minor
    case 2: .patch
    default: .revision
    }
  }
}
