public import Heed

extension DocumentIssue {
  /// What became of the thing that an issue is about.
  public struct Severity: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case error, skipped

      package static var names: WordList { "error skipped" }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// The document is not read.
    public static let error = Severity(kind: .error)
    /// It was passed over and the rest was read.
    public static let skipped = Severity(kind: .skipped)
  }
}
