import Foundation
import Heed
import HeedDocument
import HeedStrings
import Testing

/// Which file a text comes from.
@Suite struct LookingTests {
  private static func app(_ languages: String...) -> StringsCatalog {
    StringsCatalog(
      files: languages.map {
        StringsFile(
          path: "\($0).lproj/Localizable.strings", bytes: Array("\"k\" = \"\($0)\";".utf8))
      })
  }

  static let choices: [(Name, String)] = [
    ("pt-BR", "pt-BR"), ("pt-AO", "pt-PT"), ("pt", "pt-BR"), ("zh-Hans", "zh_CN"),
    ("zh-CN", "zh_CN"), ("zh", "zh_CN"), ("zh-TW", "zh-Hant"), ("zh-Hant-HK", "zh-Hant"),
    ("zh_HK", "zh-Hant"), ("de-AT", "German"), ("he", "iw"), ("nb-NO", "no"), ("fi", "en"),
    ("sr-Latn", "en"), ("sr", "sr"), ("EN", "en"), ("", "en"),
  ]

  @Test(arguments: choices.indices)
  func findsTheLanguageThatServesBest(_ index: Int) {
    let texts = Self.app(
      "en", "pt-BR", "pt-PT", "zh_CN", "zh-Hant", "German", "iw", "no", "sr")
    #expect(texts.string("k", Self.choices[index].0) == Self.choices[index].1)
  }

  @Test func fallsBackByRegionThenToTheBase() {
    let texts = catalog(
      ("Base.lproj/Localizable.strings", "a = base; b = base; c = base;"),
      ("pt.lproj/Localizable.strings", "a = pt; b = pt;"),
      ("pt-BR.lproj/Localizable.strings", "a = br;"))
    #expect(texts.developmentLanguage == "en")
    #expect(["a", "b", "c"].map { texts.string($0, "pt-BR") } == ["br", "pt", "base"])
    #expect(texts.text("c", language: "pt-BR")?.isFallback == true)
    #expect(texts.text("b", language: "pt-BR")?.isFallback == false)
  }

  @Test func takesTheLanguageItIsTold() {
    let texts = catalog(
      ("fr.lproj/Localizable.strings", "a = fr;"), ("de.lproj/Localizable.strings", "a = de;"),
      development: "fr")
    #expect(texts.developmentLanguage == "fr")
    #expect(texts.string("a", "fi") == "fr")
    #expect(texts.languages == ["fr", "de"])
  }

  @Test func looksIntoLocalizableFirstAndIntoTheTableThatIsNamed() {
    let texts = catalog(
      ("en.lproj/Alerts.strings", "k = alerts; only = here;"),
      ("en.lproj/Localizable.strings", "k = localizable;"),
      ("Kit.bundle/en.lproj/Localizable.strings", "k = kit; deep = kit;"))
    #expect(texts.string("k") == "localizable")
    #expect(texts.string("only") == "here")
    #expect(texts.string("deep") == "kit")
    #expect(texts.text("k", table: "Alerts", language: "en")?.text == "alerts")
    #expect(texts.text("k", table: "None", language: "en") == nil)
  }

  @Test(arguments: [
    ("de.lproj/Localizable.strings", true), ("a/b/de.lproj/L.stringsdict", true),
    ("L.xcstrings", true), ("L.strings", false), ("de.lproj/L.txt", false), (".strings", false),
    ("de.lproj/.strings", false), (".lproj/L.strings", false), ("", false),
  ])
  func knowsWhichFilesAreRead(_ path: String, _ isRead: Bool) {
    #expect(StringsFile.isRead(path) == isRead)
  }

  // MARK: Documents

  private static let texts = catalog(
    ("en.lproj/Localizable.strings", "\"delete.title\" = \"Delete %@?\"; \"ok\" = \"OK\";"),
    ("de.lproj/Localizable.strings", "\"delete.title\" = \"%@ löschen?\"; \"ok\" = \"Gut\";"))

  private static let document = Array(
    """
    {"heed": 1, "title": {"key": "delete.title", "arguments": ["Summer"], "lines": 2},
     "actions": [{"title": {"key": "ok"}}]}
    """.utf8)

  @Test func putsTextsIntoADocument() throws {
    let reader = DocumentReader(texts: Self.texts.source(language: "de"))
    let alert = try reader.read(Self.document).alert
    #expect(alert.title?.text.plainText == "Summer löschen?")
    #expect(alert.title?.text.lineLimit == 2)
    #expect(alert.title?.text.localizedKey == nil)
    #expect(alert.actions.first?.title.plainText == "Gut")
  }

  @Test func refusesAKeyThatIsNotThere() throws {
    let text = #"{"heed": 1, "title": {"key": "delete.titel"}, "actions": [{"title": "OK"}]}"#
    let source = Self.texts.source(language: "de")
    let error = try #require(throws: DocumentError.self) {
      try DocumentReader(texts: source).read(Array(text.utf8))
    }
    #expect(
      error.description
        == "1:30: title.key: there is no text for the key 'delete.titel'; did you mean 'delete.title'?"
    )
    let document = try DocumentReader(mode: .lenient, texts: source).read(Array(text.utf8))
    #expect(document.alert.title?.text.plainText == "delete.titel")
    #expect(document.issues.count == 1)
  }

  @Test func refusesAnArgumentThatDoesNotFit() throws {
    let texts = catalog(("en.lproj/Localizable.strings", "\"n\" = \"%d files\";"))
    let text =
      #"{"heed": 1, "title": {"key": "n", "arguments": ["x"]}, "actions": ["#
      + #"{"title": "OK"}]}"#
    let error = try #require(throws: DocumentError.self) {
      try DocumentReader(texts: texts.source(language: "en")).read(Array(text.utf8))
    }
    #expect(error.issues.first?.path == "title.arguments")
    #expect(error.issues.first?.reason == "argument 1 is 'x', and %d takes a whole number")
  }

  @Test func putsTextsIntoAnAlertOfSwift() {
    var alert = Alert(
      PlacedText(RichText(localizedKey: LocalizedKey("delete.title", arguments: ["Summer"]))),
      cancel: Action(RichText(localizedKey: LocalizedKey("ok"))))
    alert.content = [.badge(RichText(localizedKey: LocalizedKey("none"))), .text("stays")]
    alert.actions = [Action("Plain")]
    let unresolved = alert.localize(by: Self.texts.source(language: "de"))
    #expect(alert.title?.text.plainText == "Summer löschen?")
    #expect(alert.cancel?.title.plainText == "Gut")
    #expect(alert.actions.first?.title.plainText == "Plain")
    #expect(unresolved == [UnresolvedText(path: "content[0].badge", key: "none")])
  }
}
