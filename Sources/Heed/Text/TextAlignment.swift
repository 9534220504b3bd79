/// Where the lines of a text stand between its sides.
public struct TextAlignment: OpenSet {
  package enum Kind: UInt8, NamedKind {
    case start, center, end, justify

    package static var names: WordList { "start center end justify" }
  }
  package let kind: Kind
  package init(kind: Kind) { self.kind = kind }

  /// What of the free room beside a text stands before it.
  @inline(never)
  func part(of room: Double) -> Double {
    switch kind {
    case .start, .justify: 0
    case .center: room / 2
    case .end: room
    }
  }

  /// Where the text begins: left for English, right for Arabic.
  public static let start = TextAlignment(kind: .start)
  /// In the middle.
  public static let center = TextAlignment(kind: .center)
  /// Where the lines of the text end.
  public static let end = TextAlignment(kind: .end)
  /// Stretched to both sides, the last line of a paragraph excepted.
  public static let justify = TextAlignment(kind: .justify)
}
