/// Which form of its words a language uses beside a number, by the rules of Unicode's CLDR 48.
public struct PluralRule: Hashable, Sendable {
  private let group: PluralGroup

  /// Makes the rule of a language, such as `pt-PT`; an unknown one tells 1 from the rest.
  public init(language: Name) {
    group = PluralGroup(LanguageTag(language))
  }

  /// The form beside a whole number; its sign does not count.
  public func category(for count: Int) -> PluralCategory { category(for: PluralNumber(count)) }

  /// The form beside a number as it is written; its sign does not count.
  public func category(for number: PluralNumber) -> PluralCategory {
    PluralCategory(kind: group.category(number))
  }

  /// The forms that whole numbers take, in the order of ``PluralCategory/all``.
  public var categories: [PluralCategory] {
    PluralCategory.all.filter { sample(of: $0) != nil }
  }

  /// A whole number that takes a form: the least one above 0 if there is one, and for `other` above 1.
  ///
  /// Nothing where no whole number takes it.
  public func sample(of category: PluralCategory) -> Int? {
    numbers(of: category, most: 1).first
  }

  /// Whole numbers that take a form, in the order of ``sample(of:)``.
  package func numbers(of category: PluralCategory, most: Int) -> [Int] {
    // Every rule looks at the last two digits, at the number itself below 20, or at whole millions;
    // Cornish looks at whole thousands too, and has the same forms for smaller numbers.
    let few = category == .other ? Array(2...200) + [1, 0] : Array(1...200) + [0]
    var numbers: [Int] = []
    for count in few + [1_000_000] where numbers.count < most {
      if self.category(for: count) == category { numbers.append(count) }
    }
    return numbers
  }
}
