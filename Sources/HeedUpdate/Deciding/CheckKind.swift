public import Heed

/// Who wants to know.
public struct CheckKind: OpenSet {
  package enum Kind: UInt8, NamedKind {
    case background, manual

    package static var names: WordList { "background manual" }
  }
  package let kind: Kind
  package init(kind: Kind) { self.kind = kind }

  /// The kind's name.
  public var name: String { kind.name }

  /// The app by itself.
  public static let background = CheckKind(kind: .background)
  /// The person: then rollout, skipped versions and waiting do not count.
  public static let manual = CheckKind(kind: .manual)
}
