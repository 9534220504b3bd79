/// A form that words take beside a number, as Unicode's CLDR names them.
public struct PluralCategory: OpenSet {
  package enum Kind: UInt8, NamedKind {
    case zero, one, two, few, many, other

    package static var names: WordList { "zero one two few many other" }
  }
  package let kind: Kind
  package init(kind: Kind) { self.kind = kind }

  /// Latvian has it for 0, 10 and 11, Arabic for 0.
  public static let zero = PluralCategory(kind: .zero)
  /// English has it for 1, Russian for 1, 21 and 31.
  public static let one = PluralCategory(kind: .one)
  /// Hebrew has it for 2.
  public static let two = PluralCategory(kind: .two)
  /// Polish has it for 2, 3 and 4.
  public static let few = PluralCategory(kind: .few)
  /// Arabic has it for 11 to 99.
  public static let many = PluralCategory(kind: .many)
  /// All other numbers; a language may have no other form.
  public static let other = PluralCategory(kind: .other)

  /// What CLDR calls it, such as `few`.
  public var name: String { kind.name }

  /// All categories.
  public static var all: [PluralCategory] { Kind.allCases.map { PluralCategory(kind: $0) } }
}
