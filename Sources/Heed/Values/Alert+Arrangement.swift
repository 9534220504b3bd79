extension Alert {
  /// How the actions stand to each other.
  public struct Arrangement: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case automatic, horizontal, vertical

      package static var names: WordList { "automatic horizontal vertical" }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// Side by side if there are exactly two and both fit; else one beneath the other.
    public static let automatic = Arrangement(kind: .automatic)
    /// Side by side; one beneath the other where a large text size would break their words.
    public static let horizontal = Arrangement(kind: .horizontal)
    /// One beneath the other.
    public static let vertical = Arrangement(kind: .vertical)
  }
}
