/// The upper or the lower edge of the surface.
public struct VerticalEdge: OpenSet {
  package enum Kind: UInt8, NamedKind {
    case top, bottom

    package static var names: WordList { "top bottom" }
  }
  package let kind: Kind
  package init(kind: Kind) { self.kind = kind }

  /// The upper edge.
  public static let top = VerticalEdge(kind: .top)
  /// The lower edge.
  public static let bottom = VerticalEdge(kind: .bottom)
}
