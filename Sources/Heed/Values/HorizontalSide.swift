/// The side on which a text begins, or the one on which it ends.
public struct HorizontalSide: OpenSet {
  package enum Kind: UInt8, NamedKind {
    case leading, trailing

    package static var names: WordList { "leading trailing" }
  }
  package let kind: Kind
  package init(kind: Kind) { self.kind = kind }

  /// Where the text begins.
  public static let leading = HorizontalSide(kind: .leading)
  /// Where the text ends.
  public static let trailing = HorizontalSide(kind: .trailing)
}
