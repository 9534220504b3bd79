public import Heed

extension DocumentReader {
  /// What becomes of keys and values that are not known.
  public struct Mode: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case strict, lenient

      package static var names: WordList { "strict lenient" }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// Each is an error, for whoever writes documents.
    public static let strict = Mode(kind: .strict)
    /// What only changes the look is passed over and reported, so that a newer backend cannot
    /// silence an older app; what changes the question stays an error.
    public static let lenient = Mode(kind: .lenient)
  }
}
