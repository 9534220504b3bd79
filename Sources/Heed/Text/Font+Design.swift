extension Font {
  /// The kind of letters of the system's font.
  public struct Design: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case `default`, serif, rounded, monospaced

      package static var names: WordList { "default serif rounded monospaced" }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// The system's own letters.
    public static let `default` = Design(kind: .default)
    /// Letters with serifs.
    public static let serif = Design(kind: .serif)
    /// Letters with round ends.
    public static let rounded = Design(kind: .rounded)
    /// Letters of one width.
    public static let monospaced = Design(kind: .monospaced)
  }
}
