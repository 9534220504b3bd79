extension Font {
  /// How heavy the strokes of a font are.
  public struct Weight: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

      package static var names: WordList {
        "ultraLight thin light regular medium semibold bold heavy black"
      }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// The lightest, 100 on the scale that fonts use.
    public static let ultraLight = Weight(kind: .ultraLight)
    /// 200.
    public static let thin = Weight(kind: .thin)
    /// 300.
    public static let light = Weight(kind: .light)
    /// 400.
    public static let regular = Weight(kind: .regular)
    /// 500.
    public static let medium = Weight(kind: .medium)
    /// 600.
    public static let semibold = Weight(kind: .semibold)
    /// 700.
    public static let bold = Weight(kind: .bold)
    /// 800.
    public static let heavy = Weight(kind: .heavy)
    /// The heaviest, 900.
    public static let black = Weight(kind: .black)
  }
}
