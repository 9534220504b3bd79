public import Heed

extension Policy {
  /// How hard one release is asked for.
  public struct Rule: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case forced, optional, skippable, none

      package static var names: WordList { "forced optional skippable none" }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// The rule's name, as feeds have it.
    public var name: String { kind.name }

    /// The person has to update.
    public static let forced = Rule(kind: .forced)
    /// The person may postpone it.
    public static let optional = Rule(kind: .optional)
    /// The person may postpone or skip it.
    public static let skippable = Rule(kind: .skippable)
    /// The person is not asked; feeds call it `none`.
    public static let never = Rule(kind: .none)
  }

  /// A rule for each component of a version; nothing where it is not said.
  public struct Rules: Hashable, Sendable {
    public var major: Rule?
    public var minor: Rule?
    public var patch: Rule?
    public var revision: Rule?
    public var build: Rule?

    /// Makes rules; none is said by default.
    public init(
      major: Rule? = nil, minor: Rule? = nil, patch: Rule? = nil, revision: Rule? = nil,
      build: Rule? = nil
    ) {
      self.major = major
      self.minor = minor
      self.patch = patch
      self.revision = revision
      self.build = build
    }

    /// Makes rules that are the same for every component of a version; nothing is said of builds.
    public init(all rule: Rule) {
      self.init(major: rule, minor: rule, patch: rule, revision: rule)
    }

    /// The rule of a component.
    public subscript(component: VersionComponent) -> Rule? {
      get {
        switch component.kind {
        case .major: major
        case .minor: minor
        case .patch: patch
        case .revision: revision
        case .build: build
        }
      }
      set {
        switch component.kind {
        case .major: major = newValue
        case .minor: minor = newValue
        case .patch: patch = newValue
        case .revision: revision = newValue
        case .build: build = newValue
        }
      }
    }

    func filled(from other: Rules) -> Rules {
      Rules(
        major: major ?? other.major, minor: minor ?? other.minor, patch: patch ?? other.patch,
        revision: revision ?? other.revision, build: build ?? other.build)
    }
  }
}
