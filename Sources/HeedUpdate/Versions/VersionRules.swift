public import Heed

/// By which rules versions are compared.
public struct VersionRules: OpenSet {
  package enum Kind: UInt8, NamedKind {
    case heed, semver, sparkle, siren

    package static var names: WordList { "heed semver sparkle siren" }
  }
  package let kind: Kind
  package init(kind: Kind) { self.kind = kind }

  /// Those of ``Version``: any count of numbers, missing ones are zero, pre-releases as in semantic
  /// versions; what cannot be read is an error.
  public static let heed = VersionRules(kind: .heed)
  /// Semantic Versioning 2.0.0 to the letter.
  public static let semver = VersionRules(kind: .semver)
  /// Sparkle's standard comparator, which reads everything.
  public static let sparkle = VersionRules(kind: .sparkle)
  /// Siren 7, which reads everything; what is no number counts as zero.
  public static let siren = VersionRules(kind: .siren)

  /// The rules of a name: `heed`, `semver`, `sparkle` or `siren`.
  public init?(named name: Name) {
    guard let kind = Kind(name: name) else { return nil }
    self.kind = kind
  }

  /// How a version stands to another.
  ///
  /// - Throws: an error where one cannot be read; never with ``sparkle`` and ``siren``.
  public func compare(_ first: String, _ second: String) throws(VersionError) -> VersionOrder {
    let first = try ComparedVersion(first, by: self)
    return first.order(to: try ComparedVersion(second, by: self)) ?? .same
  }

  /// The first number that is higher in a newer version; nothing where the version is not newer.
  ///
  /// - Throws: an error where one cannot be read; never with ``sparkle`` and ``siren``.
  public func component(
    from installed: String, to newer: String
  ) throws(VersionError) -> VersionComponent? {
    let installed = try ComparedVersion(installed, by: self)
    return installed.component(to: try ComparedVersion(newer, by: self))
  }
}
