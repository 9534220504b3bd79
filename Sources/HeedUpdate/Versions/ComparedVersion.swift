internal import Heed

/// A version or a build together with the rules by which it is ordered.
///
/// Documents order releases in different ways: Heed's own by ``Version``, appcasts by build numbers and
/// Sparkle's rules. Two of different rules have no order.
public struct ComparedVersion: Hashable, Sendable {
  private enum Value: Hashable, Sendable {
    case version(Version)
    case sparkle(SparkleVersion)
    case siren(SirenVersion)
  }

  /// The text it was made of.
  public let text: String
  public let rules: VersionRules
  private let value: Value

  /// Makes one of a version, to be ordered by ``VersionRules/heed``.
  public init(_ version: Version) {
    text = version.text
    rules = .heed
    value = .version(version)
  }

  /// Makes one of a text.
  ///
  /// - Throws: an error where the rules cannot read it; never with ``VersionRules/sparkle`` and
  ///   ``VersionRules/siren``.
  public init(_ text: String, by rules: VersionRules) throws(VersionError) {
    self.text = text
    self.rules = rules
    switch rules.kind {
    case .heed: value = .version(try Version(text))
    case .semver: value = .version(try VersionParser.semantic(text))
    case .sparkle: value = .sparkle(SparkleVersion(text))
    case .siren: value = .siren(SirenVersion(text.bytes))
    }
  }

  /// Makes one of a build number, to be ordered by ``VersionRules/sparkle``.
  public init(_ build: BuildNumber) {
    text = build.text
    rules = .sparkle
    value = .sparkle(SparkleVersion(build.text))
  }

  /// What it is where ``Version``'s rules order it.
  var version: Version? {
    if case .version(let version) = value { return version }
    return nil
  }

  /// How it stands to another; nothing where the two have different rules.
  public func order(to other: ComparedVersion) -> VersionOrder? {
    switch (value, other.value) {
    case (.version(let first), .version(let second)): first.order(to: second)
    case (.sparkle(let first), .sparkle(let second)): first.order(to: second)
    case (.siren(let first), .siren(let second)): first.order(to: second).order
    default: nil
    }
  }

  /// Whether it is older than another of the same rules.
  func isBelow(_ other: ComparedVersion) -> Bool { order(to: other) == .less }

  /// Whether it is as new as another of the same rules, or newer.
  func isAtLeast(_ other: ComparedVersion) -> Bool {
    switch order(to: other) {
    case .same?, .greater?: true
    case .less?, nil: false
    }
  }

  /// The first number that is higher in a newer version; nothing where the other is not newer.
  ///
  /// Of texts that only Sparkle's rules can read it is the revision.
  public func component(to newer: ComparedVersion) -> VersionComponent? {
    guard order(to: newer) == .less else { return nil }
    switch (value, newer.value) {
    case (.version(let first), .version(let second)): return first.component(to: second)
    case (.siren(let first), .siren(let second)): return .at(first.order(to: second).place)
    default:
      guard let first = try? Version(lenient: text), let second = try? Version(lenient: newer.text)
      else { return .revision }
      return first.component(to: second)
    }
  }
}

extension ComparedVersion: CustomStringConvertible {
  public var description: String { text }
}

extension Version {
  /// The first number that differs; the pre-release counts as a revision.
  func component(to newer: Version) -> VersionComponent {
    for place in 0..<max(numbers.count, newer.numbers.count) where self[place] != newer[place] {
      return .at(place)
    }
    return .revision
  }
}

extension VersionParser {
  static func semantic(_ text: String) throws(VersionError) -> Version {
    var parser = VersionParser(text.bytes, form: .semantic)
    return try parser.version()
  }
}
