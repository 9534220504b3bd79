public import Heed

/// What update prompts say, in one language; every text can be replaced.
///
/// ```swift
/// var texts = UpdateTexts(languages: ["de-AT"])
/// texts[.later] = "Nicht jetzt"
/// ```
///
/// The texts that Heed brings were not reviewed by native speakers.
public struct UpdateTexts: Sendable {
  /// A text that the app gave.
  private struct Replacement: Sendable {
    let key: Key
    let category: PluralCategory?
    let text: String
  }

  /// The language of the texts, such as `pt-BR`, by which plural forms are chosen.
  public var language: Name
  /// Where its lines begin.
  public var direction: Direction
  private let table: TextTable
  private var replacements: [Replacement] = []

  /// Takes the texts that serve a person best, as `LanguageMatch` finds them.
  ///
  /// - Parameter languages: What the person reads, the best first, as `Locale.preferredLanguages` has
  ///   it; English is the last resort.
  public init(languages: [Name]) {
    let tables = TextTable.all
    let best = LanguageMatch.best(among: Self.languages, preferred: languages)
    table = best.map { tables[$0] } ?? .english
    language = Name(string(table.tag))
    direction = table.isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Makes the texts of a language that Heed does not bring: English until they are replaced.
  public init(custom language: Name, direction: Direction = .leftToRight) {
    table = .english
    self.language = language
    self.direction = direction
  }

  /// The languages that Heed brings, such as `pt-BR`.
  public static var languages: [Name] { TextTable.all.map { Name(string($0.tag)) } }

  /// A text, with its braces; one with plural forms is the one for most numbers.
  public subscript(key: Key) -> String {
    get {
      if key.hasPluralForms { return self[key, mostCommonCategory] }
      return replacement(key, nil) ?? table.text(of: key.name.bytes)
        ?? TextTable.english.text(of: key.name.bytes) ?? ""
    }
    set { replace(key, nil, newValue) }
  }

  /// A text beside a number of a category; where it has none, the text for most numbers.
  ///
  /// To replace the text of a key replaces all its forms that were not replaced one by one.
  public subscript(key: Key, category: PluralCategory) -> String {
    get {
      if !key.hasPluralForms { return self[key] }
      return replacement(key, category) ?? replacement(key, nil)
        ?? table.text(of: Self.bytes(key, category))
        ?? table.text(of: Self.bytes(key, .other)) ?? table.text(of: Self.bytes(key, .many)) ?? ""
    }
    set { replace(key, category, newValue) }
  }

  /// Whether Heed brings a text for a key, and for a plural category where one is given.
  package func isKnown(_ key: Key, _ category: PluralCategory? = nil) -> Bool {
    table.text(of: category.map { Self.bytes(key, $0) } ?? key.name.bytes) != nil
  }

  /// The keys of the language's table, with plural categories after a point.
  package var tableKeys: [String] { table.keys }

  private var mostCommonCategory: PluralCategory {
    PluralRule(language: language).category(for: 100)
  }

  private func replacement(_ key: Key, _ category: PluralCategory?) -> String? {
    for replacement in replacements
    where replacement.key == key && replacement.category == category {
      return replacement.text
    }
    return nil
  }

  private mutating func replace(_ key: Key, _ category: PluralCategory?, _ text: String) {
    replacements.removeAll { $0.key == key && $0.category == category }
    replacements.append(Replacement(key: key, category: category, text: text))
  }

  private static func bytes(_ key: Key, _ category: PluralCategory) -> [UInt8] {
    key.name.bytes + [UInt8(ascii: ".")] + category.name.bytes
  }
}

extension UpdateTexts: Equatable {
  /// Whether both say the same.
  public static func == (lhs: UpdateTexts, rhs: UpdateTexts) -> Bool {
    guard lhs.language == rhs.language, lhs.direction == rhs.direction else { return false }
    for key in Key.all {
      if key.hasPluralForms {
        for category in PluralCategory.all where !isSameText(lhs[key, category], rhs[key, category])
        {
          return false
        }
      } else if !isSameText(lhs[key], rhs[key]) {
        return false
      }
    }
    return true
  }
}

/// A constant text as one that is put together.
private func string(_ text: StaticString) -> String {
  text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
}
