extension Action {
  /// What choosing an action does to the person's data.
  ///
  /// The way out is no role: it has a slot of its own, ``Alert/cancel``.
  public struct Role: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case `default`, destructive

      package static var names: WordList { "default destructive" }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// Nothing that the person would fear.
    public static let `default` = Role(kind: .default)
    /// It may lose something.
    public static let destructive = Role(kind: .destructive)
  }
}
