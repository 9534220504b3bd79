/// How a picture fills its space.
public struct Fit: OpenSet {
  package enum Kind: UInt8, NamedKind {
    case fill, fit, stretch

    package static var names: WordList { "fill fit stretch" }
  }
  package let kind: Kind
  package init(kind: Kind) { self.kind = kind }

  /// It covers the space; what sticks out is cut off.
  public static let fill = Fit(kind: .fill)
  /// It is seen whole; the space may show beside it.
  public static let fit = Fit(kind: .fit)
  /// It takes the space's proportions.
  public static let stretch = Fit(kind: .stretch)
}
