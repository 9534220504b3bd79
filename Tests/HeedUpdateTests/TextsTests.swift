import Heed
import Testing

@testable import HeedUpdate

@Suite struct TextsTests {
  static let languages = UpdateTexts.languages.map { $0.string }

  @Test func bringsAtLeastFortyLanguages() {
    #expect(Self.languages.count >= 40)
    #expect(Set(Self.languages).count == Self.languages.count)
  }

  @Test(arguments: languages)
  func hasEveryKeyOnceAndNoOther(_ language: String) {
    let texts = UpdateTexts(languages: [Name(language)])
    #expect(texts.language == Name(language))
    let categories = PluralRule(language: Name(language)).categories
    let expected = UpdateTexts.Key.all.flatMap { key in
      key.hasPluralForms ? categories.map { "\(key.name).\($0.name)" } : [key.name]
    }
    #expect(texts.tableKeys.sorted() == expected.sorted())
  }

  @Test(arguments: languages)
  func saysSomethingWithoutSpacesAtItsEnds(_ language: String) {
    for (key, text) in Self.all(language) {
      #expect(!text.isEmpty, "\(key)")
      #expect(text.first?.isWhitespace == false && text.last?.isWhitespace == false, "\(key)")
      #expect(!text.contains("  "), "\(key)")
    }
  }

  @Test(arguments: languages)
  func hasTheSamePlaceholdersAsEnglish(_ language: String) {
    let english = UpdateTexts(languages: ["en"])
    let texts = UpdateTexts(languages: [Name(language)])
    for key in UpdateTexts.Key.all where !key.hasPluralForms {
      #expect(
        Self.placeholders(texts[key]) == Self.placeholders(english[key]), "\(key.name)")
    }
  }

  @Test(arguments: languages)
  func saysTheNumberUnlessTheFormStandsForOneAlone(_ language: String) {
    let rule = PluralRule(language: Name(language))
    let texts = UpdateTexts(languages: [Name(language)])
    for key in UpdateTexts.Key.all where key.hasPluralForms {
      for category in rule.categories {
        let numbers = (0...300).filter { rule.category(for: $0) == category }
        let found = Self.placeholders(texts[key, category])
        let isFree = numbers.count == 1 && found.isEmpty
        #expect(found == ["{count}"] || isFree, "\(key.name).\(category.name)")
      }
    }
  }

  @Test(arguments: languages)
  func usesTheScriptOfTheLanguage(_ language: String) {
    let own = Self.scripts(of: language)
    for (key, text) in Self.all(language) {
      let letters = Self.withoutPlaceholders(text).unicodeScalars.filter {
        $0.properties.isAlphabetic
      }
      let isOwn = letters.map { scalar in own.contains { $0.contains(scalar.value) } }
      // "OK" and "internet" are written in Latin letters in some others too.
      let isKnown = key == "ok" || isOwn.filter { $0 }.count * 10 >= isOwn.count * 9
      #expect(isKnown && !letters.isEmpty, "\(key): \(text)")
      if own != Self.latin, key != "ok" { #expect(isOwn.contains(true), "\(key): \(text)") }
    }
  }

  @Test func runsFromTheRightWhereItsLettersDo() {
    let right = Self.languages.filter {
      UpdateTexts(languages: [Name($0)]).direction == .rightToLeft
    }
    #expect(right.sorted() == ["ar", "fa", "he", "ur"])
  }

  @Test func differsFromEnglishInEveryOtherLanguage() {
    let english = UpdateTexts(languages: ["en"])
    for language in Self.languages where language != "en" {
      let texts = UpdateTexts(languages: [Name(language)])
      let same = UpdateTexts.Key.all.filter { texts[$0] == english[$0] }.map { $0.name }
      #expect(
        Set(same).isSubset(of: ["ok", "update", "later", "version", "updateNow"]), "\(language)")
    }
  }

  @Test func replacesEveryText() {
    for language in Self.languages {
      var texts = UpdateTexts(languages: [Name(language)])
      for key in UpdateTexts.Key.all {
        texts[key] = "mine \(key.name)"
        #expect(texts[key] == "mine \(key.name)")
        for category in PluralCategory.all {
          #expect(texts[key, category] == "mine \(key.name)")
        }
      }
    }
  }

  @Test func replacesOnePluralForm() {
    var texts = UpdateTexts(languages: ["ru"])
    let many = texts[.daysLeft, .many]
    texts[.daysLeft, .few] = "{count} дня!"
    #expect(texts.filled(.daysLeft, .init(count: 3)) == "3 дня!")
    #expect(texts[.daysLeft, .many] == many)
  }

  @Test func makesAnotherLanguageOfEnglish() {
    var texts = UpdateTexts(custom: "cy")
    #expect(texts[.later] == "Later")
    texts[.later] = "Wedyn"
    texts[.daysLeft, .two] = "{count} ddiwrnod"
    #expect(texts[.later] == "Wedyn")
    #expect(texts.filled(.daysLeft, .init(count: 2)) == "2 ddiwrnod")
    #expect(texts.filled(.daysLeft, .init(count: 3)) == "3 days left to update")
  }

  @Test func comparesWhatIsSaid() {
    let texts = UpdateTexts(languages: ["de"])
    var other = UpdateTexts(languages: ["de-AT"])
    #expect(texts == other)
    other[.later] = texts[.later]
    #expect(texts == other)
    other[.daysLeft, .one] = "Bald"
    #expect(texts != other)
  }

  // MARK: Filling

  @Test func putsValuesInAndLeavesOtherBraces() {
    let texts = UpdateTexts(languages: ["en"])
    let values = UpdateTexts.Values(app: "Teapot", version: "2.4", installed: "{version}")
    #expect(
      texts.filled("{app} {version} {installed} {who} {", values)
        == "Teapot 2.4 {version} {who} {")
    #expect(
      texts.filled(.availableMessage, .init(app: "Teapot", version: "2.4", installed: "2.3"))
        == "Teapot 2.4 is now available. You have version 2.3.")
  }

  @Test func isolatesWhatRunsTheOtherWay() {
    let hebrew = UpdateTexts(languages: ["he"])
    let values = UpdateTexts.Values(app: "Teapot", version: "2.4", installed: "2.3")
    #expect(
      hebrew.filled("א {app}, {version}", values) == "א \u{2068}Teapot\u{2069}, \u{2068}2.4\u{2069}"
    )
    // A name and its version stay together, and the line begins at the right.
    #expect(
      hebrew.filled("{app} {version} א {installed}", values)
        == "\u{200F}\u{2068}Teapot 2.4\u{2069} א \u{2068}2.3\u{2069}")
    let english = UpdateTexts(languages: ["en"])
    #expect(
      english.filled(
        "{app} {version}: {installed}", .init(app: "קומקום", version: "2.4", installed: "2"))
        == "\u{200E}\u{2068}קומקום 2.4\u{2069}: 2")
  }

  // MARK: Support

  static let latin: [ClosedRange<UInt32>] = [
    0x41...0x7A, 0xAA...0xAA, 0xBA...0xBA, 0xC0...0x24F, 0x1E00...0x1EFF,
  ]

  static func scripts(of language: String) -> [ClosedRange<UInt32>] {
    switch language {
    case "ar", "fa", "ur": [0x600...0x6FF, 0x750...0x77F]
    case "he": [0x590...0x5FF]
    case "ru", "uk", "bg", "sr": [0x400...0x4FF]
    case "el": [0x370...0x3FF, 0x1F00...0x1FFF]
    case "hi", "mr": [0x900...0x97F]
    case "bn": [0x980...0x9FF]
    case "ta": [0xB80...0xBFF]
    case "te": [0xC00...0xC7F]
    case "th": [0xE00...0xE7F]
    case "ja": [0x3040...0x30FF, 0x4E00...0x9FFF]
    case "ko": [0xAC00...0xD7A3]
    case "zh-Hans", "zh-Hant": [0x4E00...0x9FFF]
    default: latin
    }
  }

  /// Every text of a language with its key.
  static func all(_ language: String) -> [(String, String)] {
    let texts = UpdateTexts(languages: [Name(language)])
    return UpdateTexts.Key.all.flatMap { key in
      key.hasPluralForms
        ? PluralRule(language: Name(language)).categories.map {
          ("\(key.name).\($0.name)", texts[key, $0])
        }
        : [(key.name, texts[key])]
    }
  }

  static func placeholders(_ text: String) -> [String] {
    text.split(separator: "{").compactMap { part in
      part.firstIndex(of: "}").map { "{\(part[..<$0])}" }
    }.sorted()
  }

  static func withoutPlaceholders(_ text: String) -> String {
    placeholders(text).reduce(text) { text, placeholder in
      guard let range = text.firstRange(of: placeholder) else { return text }
      return text.replacingCharacters(in: range)
    }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>) -> String {
    String(self[..<range.lowerBound]) + String(self[range.upperBound...])
  }
}
