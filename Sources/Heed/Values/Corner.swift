/// A corner of a panel.
public struct Corner: OpenSet {
  package enum Kind: UInt8, NamedKind {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    package static var names: WordList { "topLeading topTrailing bottomLeading bottomTrailing" }
  }
  package let kind: Kind
  package init(kind: Kind) { self.kind = kind }

  /// Above, where the text begins.
  public static let topLeading = Corner(kind: .topLeading)
  /// Above, where the text ends.
  public static let topTrailing = Corner(kind: .topTrailing)
  /// Below, where the text begins.
  public static let bottomLeading = Corner(kind: .bottomLeading)
  /// Below, where the text ends.
  public static let bottomTrailing = Corner(kind: .bottomTrailing)
}
