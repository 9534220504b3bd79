extension Image {
  /// Whether a picture keeps its colours.
  public struct Rendering: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case original, template

      package static var names: WordList { "original template" }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// Drawn as it is.
    public static let original = Rendering(kind: .original)
    /// Its shape alone, filled with the text's colour.
    public static let template = Rendering(kind: .template)
  }
}
