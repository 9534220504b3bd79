import Foundation
import Heed
import HeedFindings
import HeedMatrix
import HeedStrings
import Testing

@testable import HeedSnapshots

@Suite struct CatalogTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private static let axes = MatrixAxes(
    languages: [], appearances: [.light],
    screens: [MatrixScreen(name: "small", size: Size(width: 320, height: 480), scale: 1)])

  private static func strings(_ texts: [(language: String, text: String)]) -> StringsCatalog {
    StringsCatalog(
      files: texts.map {
        StringsFile(path: "\($0.language).lproj/Localizable.strings", bytes: Array($0.text.utf8))
      }, developmentLanguage: "en")
  }

  private static let keyed = AlertCatalog {
    CatalogEntry("delete") {
      Alert(
        PlacedText(RichText(localizedKey: LocalizedKey("title"))),
        cancel: Action(RichText(localizedKey: LocalizedKey("keep")), id: "keep")
      ) {
        Action(RichText(localizedKey: LocalizedKey("delete")), id: "delete", role: .destructive)
      }
    }
  }

  private static let english =
    "\"title\" = \"Delete %d photos?\"; \"keep\" = \"Keep\"; \"delete\" = \"Delete\";"

  private func failure(_ body: () throws -> Void) throws -> String {
    try #require(throws: AlertCatalogError.self, performing: body).description
  }

  @Test func writesThePicturesOfEveryLanguageAndAReport() throws {
    let report = try Self.keyed.report(
      to: folder.path, axes: Self.axes,
      strings: Self.strings([
        ("en", Self.english),
        (
          "de",
          "\"title\" = \"%d Fotos löschen?\"; \"keep\" = \"Behalten\"; \"delete\" = \"Löschen\";"
        ),
      ]))
    #expect(report.pictureCount == 2)
    #expect(
      folder.files == [
        ".heed-matrix", "delete/de_L_light_small@1x.png", "delete/en_L_light_small@1x.png",
        "index.html", "junit.xml", "report.json",
      ])
    #expect(report.errorsAndWarnings == [], "\(report.errorsAndWarnings)")
    #expect(report.page == "\(folder.path)/index.html")
    let page = String(decoding: try folder.bytes("index.html"), as: UTF8.self)
    #expect(page.contains("3 Fotos löschen?") || page.contains("Fotos löschen?"))
    #expect(
      try folder.bytes("delete/de_L_light_small@1x.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func tellsWhatIsWrongWithTextsAndLooks() throws {
    let long = String(repeating: "Donaudampfschifffahrt", count: 6)
    let report = try Self.keyed.report(
      to: folder.path, axes: Self.axes,
      strings: Self.strings([
        ("en", Self.english),
        ("de", "\"title\" = \"%@ Fotos löschen?\"; \"keep\" = \"\(long)\"; \"delete\" = \"\";"),
      ]))
    let codes = Set(report.items.map { $0.code.name })
    #expect(codes.contains("placeholder-mismatch"), "\(codes)")
    #expect(codes.contains("text-cut-off") || codes.contains("broken-word"), "\(codes)")
    #expect(report.items.allSatisfy { $0.entry == "delete" })
    #expect(!report.errorsAndWarnings.isEmpty)
    let item = try #require(report.items.first { $0.code.name == "placeholder-mismatch" })
    #expect(item.languages == ["de"] && item.path == "title")
    #expect(item.pictures == ["delete/de_L_light_small@1x.png"])
    #expect(item.description.hasPrefix("delete: "))
  }

  @Test func leavesWhatIsMeantToStay() throws {
    let catalog = AlertCatalog([
      CatalogEntry("vague") { Alert("Are you sure?", cancel: "No") { Action("Yes") } }
    ])
    let found = try catalog.report(to: folder.path, axes: Self.axes).items
    let code = try #require(found.first?.code)
    let silences = [
      AlertCatalog.Silence(code, entry: "vague", reason: "The person asked for it."),
      AlertCatalog.Silence(code, entry: "other", reason: "Gone."),
    ]
    let report = try catalog.report(to: folder.path, axes: Self.axes, silences: silences)
    let item = try #require(report.items.first { $0.code == code })
    #expect(item.silence == "The person asked for it.")
    #expect(!report.errorsAndWarnings.contains { $0.code == code })
    #expect(report.unusedSilences == [silences[1]])
  }

  @Test func drawsTheSameBytesEachTime() throws {
    let other = try TestFolder()
    let axes = MatrixAxes(screens: Self.axes.screens)
    let catalog = AlertCatalog {
      for number in 0..<5 { CatalogEntry("alert \(number)") { Alert("Number \(number)") } }
    }
    _ = try catalog.report(to: folder.path, axes: axes)
    _ = try catalog.report(to: other.path, axes: axes, jobs: 1)
    #expect(folder.files == other.files && folder.files.count == 14)
    for file in folder.files { #expect(try folder.bytes(file) == other.bytes(file), "\(file)") }
  }

  @Test func removesPicturesOfAlertsThatAreGone() throws {
    try SnapshotFiles.write([1], to: "\(folder.path)/mine.png")
    let both = AlertCatalog {
      CatalogEntry("a") { Alert("A") }
      CatalogEntry("b") { Alert("B") }
    }
    _ = try both.report(to: folder.path, axes: Self.axes)
    #expect(folder.files.contains("b/en_L_light_small@1x.png"))
    _ = try AlertCatalog([both.entries[0]]).report(to: folder.path, axes: Self.axes)
    #expect(!folder.files.contains("b/en_L_light_small@1x.png"))
    #expect(folder.files.contains("a/en_L_light_small@1x.png"))
    #expect(folder.files.contains("mine.png"))
  }

  @Test func makesAnAlertForEachLanguage() throws {
    let catalog = AlertCatalog([
      CatalogEntry("greeting", inLanguage: { Alert($0 == "ar" ? "مرحبا" : "Hello") })
    ])
    var axes = Self.axes
    axes.languages = [
      MatrixLanguage("en", direction: .leftToRight), MatrixLanguage("ar", direction: .rightToLeft),
    ]
    let report = try catalog.report(to: folder.path, axes: axes)
    #expect(report.pictureCount == 2)
    let page = String(decoding: try folder.bytes("index.html"), as: UTF8.self)
    #expect(page.contains("مرحبا") && page.contains("Hello"))
  }

  @Test func saysWhyThereIsNoReport() throws {
    let one = CatalogEntry("a") { Alert("A") }
    #expect(
      try failure { _ = try AlertCatalog([]).report(to: folder.path) }
        == "The catalog lists no alert.")
    #expect(
      try failure { _ = try AlertCatalog([one, one]).report(to: folder.path) }
        == "Two alerts of the catalog are named “a”.")
    #expect(
      try failure {
        _ = try AlertCatalog([one]).report(
          to: folder.path, axes: MatrixAxes(textSizes: [], appearances: [.light]))
      } == "An axis of the report has no values.")
    let texts = Self.strings([("en", "\"title\" = \"T\"; \"keeps\" = \"K\"; \"delete\" = \"D\";")])
    #expect(
      try failure { _ = try Self.keyed.report(to: folder.path, axes: Self.axes, strings: texts) }
        .hasSuffix("the app has no text “keep”; did you mean “keeps”?"))
    #expect(
      try failure { _ = try AlertCatalog([one]).report(to: "/dev/null/alerts", axes: Self.axes) }
        .hasPrefix("/dev/null/alerts"))
  }

  @Test func readsTheTextsOfAFolder() throws {
    try SnapshotFiles.write(
      Array(Self.english.utf8), to: "\(folder.path)/en.lproj/Localizable.strings")
    try SnapshotFiles.write(
      Array(Self.english.utf8), to: "\(folder.path)/App/fr.lproj/Other.strings")
    try SnapshotFiles.write([0], to: "\(folder.path)/.hidden/de.lproj/Localizable.strings")
    let catalog = try StringsCatalog(folder: folder.path)
    #expect(catalog.languages == ["en", "fr"])
    #expect(
      try failure { _ = try StringsCatalog(folder: folder.path + "/nowhere") }
        .contains("No such file"))
    let empty = try TestFolder()
    #expect(
      try failure { _ = try StringsCatalog(folder: empty.path) }
        == "There are no texts of an app in \(empty.path).")
  }

  /// Alerts of a public app in its seven languages, from `../shared`; passed over where that is missing.
  @Test func drawsTheAlertsOfARealApp() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let shared =
      ProcessInfo.processInfo.environment["HEED_SHARED"]
      ?? root.appendingPathComponent("shared").path
    guard FileManager.default.fileExists(atPath: shared + "/data/localized-app") else {
      print("Skipped: ../shared/data/localized-app is not here.")
      return
    }
    @Sendable func text(_ key: Name) -> RichText { RichText(localizedKey: LocalizedKey(key)) }
    let catalog = AlertCatalog {
      CatalogEntry("entities") {
        Alert(
          PlacedText(text("alert.confirmation.generic.title")),
          message: PlacedText(text("alert.confirmation.delete_entities.message")),
          cancel: Action(text("cancel_label"), id: "cancel")
        ) {
          Action(text("delete"), id: "delete", role: .destructive)
        }
      }
    }
    let report = try catalog.report(
      to: folder.path, axes: Self.axes,
      strings: StringsCatalog(folder: shared + "/data/localized-app"))
    #expect(report.pictureCount == 7)
    #expect(report.items.contains { $0.code.name == "untranslated-text" })
    #expect(!report.items.contains { $0.code.name == "text-cut-off" })
  }
}
