import Heed
import Testing

@testable import HeedUpdate

@Suite struct TextsPluralTests {
  /// Numbers of each form, as CLDR's charts give examples.
  static let examples: [(String, String, [Int])] = [
    ("ru", "one", [1, 21, 31, 101, 1001]), ("ru", "few", [2, 3, 4, 22, 24, 102]),
    ("ru", "many", [0, 5, 11, 12, 14, 19, 20, 25, 111, 112, 100, 1_000_000]),
    ("uk", "one", [1, 21, 101]), ("uk", "few", [2, 34, 62]), ("uk", "many", [0, 11, 13, 19, 100]),
    ("pl", "one", [1]), ("pl", "few", [2, 4, 22, 24, 102]),
    ("pl", "many", [0, 5, 12, 14, 19, 21, 25, 101, 112]),
    ("ar", "zero", [0]), ("ar", "one", [1]), ("ar", "two", [2]),
    ("ar", "few", [3, 10, 103, 110]), ("ar", "many", [11, 26, 99, 111, 199]),
    ("ar", "other", [100, 101, 102, 200, 1000]),
    ("cs", "one", [1]), ("cs", "few", [2, 3, 4]), ("cs", "other", [0, 5, 22, 100]),
    ("sr", "one", [1, 21, 101]), ("sr", "few", [2, 22, 104]), ("sr", "other", [0, 5, 11, 12, 111]),
    ("sl", "one", [1, 101]), ("sl", "two", [2, 102]), ("sl", "few", [3, 4, 103]),
    ("sl", "other", [0, 5, 11, 21, 100]),
    ("lt", "one", [1, 21, 101]), ("lt", "few", [2, 9, 22]), ("lt", "other", [0, 10, 11, 19, 20]),
    ("lv", "zero", [0, 10, 11, 19, 20, 30, 111]), ("lv", "one", [1, 21, 101]),
    ("lv", "other", [2, 9, 22]),
    ("ro", "one", [1]), ("ro", "few", [0, 2, 16, 19, 101, 119]), ("ro", "other", [20, 35, 100]),
    ("he", "one", [1]), ("he", "two", [2]), ("he", "other", [0, 3, 10, 20, 100]),
    ("fr", "one", [0, 1]), ("fr", "many", [1_000_000, 2_000_000]), ("fr", "other", [2, 17, 1000]),
    ("es", "one", [1]), ("es", "many", [1_000_000]), ("es", "other", [0, 2, 16]),
    ("pt", "one", [0, 1]), ("pt-PT", "one", [1]), ("pt-PT", "other", [0, 2]),
    ("hi", "one", [0, 1]), ("hi", "other", [2, 10]), ("mr", "one", [1]), ("mr", "other", [0, 2]),
    ("fa", "one", [0, 1]), ("bn", "one", [0, 1]), ("ur", "one", [1]), ("ur", "other", [0, 2]),
    ("ja", "other", [0, 1, 2, 100]), ("th", "other", [0, 1, 5]), ("tr", "one", [1]),
    ("fil", "one", [0, 1, 2, 3, 5, 7, 8, 10, 13]), ("fil", "other", [4, 6, 9, 14, 16, 19, 24]),
    ("en", "one", [1, -1]), ("en", "other", [0, 2, 11, 21]), ("xx", "one", [1]),
  ]

  @Test(arguments: examples.indices)
  func choosesTheFormOfCLDR(_ index: Int) {
    let (language, name, numbers) = Self.examples[index]
    let rule = PluralRule(language: Name(language))
    for number in numbers {
      #expect(rule.category(for: number).name == name, "\(language), \(number)")
    }
  }

  @Test func countsInWordsOfTheLanguage() {
    func days(_ count: Int, _ language: Name) -> String {
      UpdateTexts(languages: [language]).filled(.daysLeft, .init(count: count))
    }
    #expect(days(1, "en") == "1 day left to update")
    #expect(days(21, "ru") == "На обновление остался 21 день")
    #expect(days(3, "ru") == "На обновление осталось 3 дня")
    #expect(days(11, "ru") == "На обновление осталось 11 дней")
    #expect(days(22, "pl") == "Zostały 22 dni na uaktualnienie")
    #expect(days(12, "pl") == "Zostało 12 dni na uaktualnienie")
    #expect(days(2, "ar") == "يتبقى يومان للتحديث")
    #expect(days(11, "ar") == "يتبقى \u{2068}11\u{2069} يومًا للتحديث")
  }

  // MARK: Negotiation

  static let choices: [([Name], Name)] = [
    (["zh"], "zh-Hans"), (["zh-CN"], "zh-Hans"), (["zh-Hans-HK"], "zh-Hans"),
    (["zh-TW"], "zh-Hant"), (["zh_HK"], "zh-Hant"), (["zh-Hant-US"], "zh-Hant"),
    (["yue-HK"], "en"), (["pt"], "pt-BR"), (["pt-BR"], "pt-BR"), (["pt-PT"], "pt-PT"),
    (["pt-AO"], "pt-PT"), (["no"], "nb"), (["nn-NO"], "nb"), (["nb_NO"], "nb"),
    (["iw-IL"], "he"), (["in"], "id"), (["tl"], "fil"), (["en-GB"], "en"), (["de-CH"], "de"),
    (["es-419"], "es"), (["es-MX"], "es"), (["fr-CA"], "fr"), (["ar-EG"], "ar"),
    (["sr"], "sr"), (["sr-Latn-RS"], "sr-Latn"), (["sr-ME"], "sr-Latn"), (["sh"], "sr-Latn"),
    (["hi-Latn"], "en"), (["cy", "fr"], "fr"), (["cy"], "en"), ([], "en"), ([""], "en"),
    (["de-u-nu-latn"], "de"), (["---"], "en"), (["DE"], "de"), (["Zh-hANT"], "zh-Hant"),
  ]

  @Test(arguments: choices.indices)
  func findsTheLanguageThatServesBest(_ index: Int) {
    let (preferred, expected) = Self.choices[index]
    #expect(UpdateTexts(languages: preferred).language == expected, "\(preferred)")
  }

  @Test func prefersTheSameRegionAmongSeveral() {
    let offered: [Name] = ["en", "pt", "pt-PT", "en-GB", "en-US", "zh-TW"]
    func best(_ name: Name...) -> Name? {
      LanguageMatch.best(among: offered, preferred: name).map { offered[$0] }
    }
    #expect(best("en-GB") == "en-GB")
    #expect(best("en-AU") == "en-GB")
    #expect(best("en") == "en")
    #expect(best("pt-MZ") == "pt-PT")
    #expect(best("pt-BR") == "pt")
    #expect(best("zh-Hant") == "zh-TW")
    #expect(best("zh-Hans", "fi") == "en")
    #expect(LanguageMatch.best(among: ["fi", "sv"], preferred: ["de"]) == nil)
  }
}
