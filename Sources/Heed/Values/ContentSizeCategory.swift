/// The text size that the person has set.
public struct ContentSizeCategory: OpenSet {
  package enum Kind: UInt8, NamedKind {
    case xS, S, M, L, xL, xxL, xxxL, AX1, AX2, AX3, AX4, AX5

    package static var names: WordList { "xS S M L xL xxL xxxL AX1 AX2 AX3 AX4 AX5" }
  }
  package let kind: Kind
  package init(kind: Kind) { self.kind = kind }

  public static let extraSmall = ContentSizeCategory(kind: .xS)
  public static let small = ContentSizeCategory(kind: .S)
  public static let medium = ContentSizeCategory(kind: .M)
  /// The default.
  public static let large = ContentSizeCategory(kind: .L)
  public static let extraLarge = ContentSizeCategory(kind: .xL)
  public static let extraExtraLarge = ContentSizeCategory(kind: .xxL)
  public static let extraExtraExtraLarge = ContentSizeCategory(kind: .xxxL)
  public static let accessibility1 = ContentSizeCategory(kind: .AX1)
  public static let accessibility2 = ContentSizeCategory(kind: .AX2)
  public static let accessibility3 = ContentSizeCategory(kind: .AX3)
  public static let accessibility4 = ContentSizeCategory(kind: .AX4)
  /// The largest.
  public static let accessibility5 = ContentSizeCategory(kind: .AX5)

  /// Makes the category of a short name such as `xL` or `AX3`, whatever its letters' case.
  public init?(_ name: String) {
    func folded(_ text: String) -> [UInt8] { text.utf8.map { $0 | 0x20 } }
    let wanted = folded(name)
    guard let kind = Kind.allCases.first(where: { folded($0.name) == wanted }) else {
      return nil
    }
    self.kind = kind
  }

  /// The short name, such as `xL` or `AX3`.
  public var name: String { kind.name }

  /// Every category, smallest first.
  public static var all: [ContentSizeCategory] {
    Kind.allCases.map { ContentSizeCategory(kind: $0) }
  }

  /// Whether it is one of the five sizes for people who see little.
  public var isAccessibilitySize: Bool { rank >= Self.accessibility1.rank }

  /// Its place among the categories, counted from 0.
  package var rank: Int { kind.index }
}
