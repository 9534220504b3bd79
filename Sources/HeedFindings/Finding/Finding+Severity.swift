public import Heed

extension Finding {
  /// How much a finding matters.
  public struct Severity: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case error, warning, note

      package static var names: WordList { "error warning note" }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// The alert cannot be read or answered.
    public static let error = Severity(kind: .error)
    /// Some people will have trouble.
    public static let warning = Severity(kind: .warning)
    /// Good to know; it may well be meant.
    public static let note = Severity(kind: .note)

    /// The word for it: `error`, `warning` or `note`.
    public var name: String { kind.name }

    /// The one of two that matters more.
    package func worse(_ other: Severity) -> Severity {
      kind.index <= other.kind.index ? self : other
    }
  }
}
