extension AlertProblem {
  /// The kind of a problem, by a word that programs can rely on.
  public struct Code: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case invalidAlert, noWayOn, unsatisfiableField

      package static var names: WordList { "invalid-alert no-way-on unsatisfiable-field" }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// A value that cannot be meant.
    public static let invalidAlert = Code(kind: .invalidAlert)
    /// Nothing ends the alert.
    public static let noWayOn = Code(kind: .noWayOn)
    /// No text satisfies a field's rules.
    public static let unsatisfiableField = Code(kind: .unsatisfiableField)

    /// The word, such as `no-way-on`.
    public var name: String { kind.name }
  }
}
