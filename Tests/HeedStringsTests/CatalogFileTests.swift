import Foundation
import Heed
import HeedFindings
import HeedStrings
import Testing

/// `.xcstrings` files.
@Suite struct CatalogFileTests {
  static let file = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : { },
        "Delete %@?" : {
          "comment" : "A question",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "%@ löschen?" } },
            "fr" : { "stringUnit" : { "state" : "needs_review", "value" : "Supprimer %@ ?" } }
          }
        },
        "files" : {
          "extractionState" : "manual",
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } } } } },
            "de" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "eine Datei" } },
              "other" : { "stringUnit" : { "state" : "new", "value" : "%lld Dateien" } } } } }
          }
        },
        "hold" : {
          "localizations" : {
            "en" : { "variations" : { "device" : {
              "iphone" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "Tap once" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "Tap %lld times" } } } } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "Click %lld" } } } } }
          }
        },
        "shared" : {
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@people@ in %#@rooms@" },
              "substitutions" : {
                "rooms" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg room" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg rooms" } } } } },
                "people" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "one person" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg people" } } } } }
              }
            }
          }
        },
        "Heed" : { "shouldTranslate" : false },
        "Gone" : { "extractionState" : "stale" }
      },
      "version" : "1.0"
    }
    """

  static let texts = catalog(("App/Localizable.xcstrings", file))

  static let chosen: [(Name, Name, [String], String)] = [
    ("Delete %@?", "en", ["A"], "Delete A?"), ("Delete %@?", "de-CH", ["A"], "A löschen?"),
    ("files", "en", ["1"], "1 file"), ("files", "de", ["1"], "eine Datei"),
    ("files", "de", ["7"], "7 Dateien"), ("files", "fr", ["7"], "7 files"),
    ("hold", "en", ["1"], "Tap once"), ("hold", "en", ["2"], "Tap 2 times"),
    ("shared", "en", ["1", "3"], "3 people in 1 room"),
    ("shared", "en", ["4", "1"], "one person in 4 rooms"), ("Heed", "de", [], "Heed"),
  ]

  @Test(arguments: chosen.indices)
  func findsTextsAndFormsOfEveryLanguage(_ index: Int) {
    let (key, language, arguments, text) = Self.chosen[index]
    let found = Self.texts.text(key, language: language, arguments: arguments)
    #expect(found?.text == text)
    #expect(found?.problem == nil, "\(found?.problem ?? "")")
  }

  @Test func knowsItsLanguages() {
    #expect(Self.texts.developmentLanguage == "en")
    #expect(Self.texts.languages == ["en", "de", "fr"])
    #expect(Self.texts.text("files", language: "fr")?.isFallback == true)
    #expect(Self.texts.text("files", language: "de")?.isFallback == false)
    #expect(Self.texts.text("", language: "en") == nil)
  }

  @Test func tellsOfStatesAndOfWhatIsMissing() {
    #expect(
      Self.texts.codes() == [
        "unreviewed-text fr Delete %@?", "missing-translation fr files",
        "unreviewed-text de files", "missing-translation de hold", "missing-translation fr hold",
        "missing-translation de shared", "missing-translation fr shared",
        "unreviewed-text en Gone",
      ])
  }

  static let slips: [(String, Int, String)] = [
    ("{", 1, "ends too early"), ("[]", 1, "no texts"),
    ("{\"strings\": {}}", 1, "source is missing"),
    (
      "{\"sourceLanguage\": \"en\",\n\"strings\": {\"k\": {\"localizations\":\n{\"en\": {}}}}}", 3,
      "neither a text"
    ),
    (
      "{\"sourceLanguage\": \"en\", \"strings\": {\"k\":\n{\"localizations\": {\"en\": {\"variations\": {\"plural\":\n{\"lots\": {}}}}}}}}",
      3, "no plural form"
    ),
    ("{\"sourceLanguage\": \"en\",\n\"strings\": {\"k\": {},\n\"k\": {}}}", 3, "already"),
    ("{\"sourceLanguage\": \"en\",,}", 1, "key in double quotes"),
  ]

  @Test(arguments: slips.indices)
  func saysWhereASlipIs(_ index: Int) throws {
    let (text, line, reason) = Self.slips[index]
    let findings = catalog(("L.xcstrings", text)).findings()
    let finding = try #require(findings.first { $0.reason.contains(reason) }, "\(findings)")
    #expect(finding.place.line == line)
  }

  @Test func readsNoMoreThanItsLimits() {
    let deep = String(repeating: "{\"a\":", count: 100_000)
    #expect(catalog(("L.xcstrings", deep)).findings().first?.severity == .error)
    let large = [UInt8](repeating: 0x20, count: StringsFile.maxBytes + 1)
    let texts = StringsCatalog(files: [StringsFile(path: "L.xcstrings", bytes: large)])
    #expect(texts.findings().first?.reason.contains("16777216") == true)
  }
}
