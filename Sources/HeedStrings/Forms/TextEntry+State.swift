public import Heed

extension TextEntry {
  /// How far the work on a translation is, as catalogs have it.
  public struct State: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case new, needsReview, translated, stale

      package static var names: WordList { "new needs_review translated stale" }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// Nobody has translated it yet.
    public static let new = State(kind: .new)
    /// The original changed after it was translated.
    public static let needsReview = State(kind: .needsReview)
    public static let translated = State(kind: .translated)
    /// The key is no longer in the source.
    public static let stale = State(kind: .stale)

    /// What catalogs call it, such as `needs_review`.
    public var name: String { kind.name }
  }
}
