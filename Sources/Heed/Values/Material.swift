/// A see-through surface that blurs what lies behind it.
public struct Material: OpenSet {
  package enum Kind: UInt8, NamedKind {
    case thin, regular, thick

    package static var names: WordList { "thin regular thick" }
  }
  package let kind: Kind
  package init(kind: Kind) { self.kind = kind }

  /// Much of what lies behind shows.
  public static let thin = Material(kind: .thin)
  /// Some of it shows.
  public static let regular = Material(kind: .regular)
  /// Little of it shows.
  public static let thick = Material(kind: .thick)
}
