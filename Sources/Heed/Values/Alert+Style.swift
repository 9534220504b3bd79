extension Alert {
  /// What kind of surface an alert is.
  public struct Style: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case alert, sheet, card, banner

      package static var names: WordList { "alert sheet card banner" }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// A small panel in the middle that asks before anything else goes on.
    public static let alert = Style(kind: .alert)
    /// Actions that come up from the bottom edge.
    public static let sheet = Style(kind: .sheet)
    /// A popup with a look of its own.
    public static let card = Style(kind: .card)
    /// A strip at an edge that lets the person go on.
    public static let banner = Style(kind: .banner)
  }
}
