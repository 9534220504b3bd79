import Foundation
import Heed
import HeedFindings
import HeedStrings
import Testing

/// What is wrong with translations.
@Suite struct FindingTests {
  /// What is found in a translation of one text, as code and severity.
  private func found(
    _ original: String, _ translation: String, _ language: String = "de",
    names: [Name] = []
  ) -> [String] {
    func file(_ text: String) -> String {
      "\"k\" = \"\(text.replacingOccurrences(of: "\"", with: "\\\""))\";"
    }
    return catalog(
      ("en.lproj/L.strings", file(original)), ("\(language).lproj/L.strings", file(translation))
    ).findings(TextChecks(properNames: names)).map { "\($0.code.name) \($0.severity.name)" }
  }

  static let places: [(String, String, [String])] = [
    ("Hi %@", "Hallo %@", []), ("%@ %d", "%2$d %1$@", []), ("%d", "%ld", []), ("%d", "%lld", []),
    ("%i", "%u", []), ("%.2f", "%f", []), ("%1$@ %1$@", "%1$@", []), ("%@%%", "%@ %%", []),
    ("Hi %@", "Hallo", ["placeholder-mismatch warning"]),
    ("Hi %@", "Hallo %d", ["placeholder-mismatch error"]),
    ("Hi %d", "Hallo %@", ["placeholder-mismatch error"]),
    ("%d", "%f", ["placeholder-mismatch error"]), ("%@", "%s", ["placeholder-mismatch error"]),
    ("Hi %@", "Hallo %@ %@", ["placeholder-mismatch error"]),
    ("%@ and %@", "%1$@ und %3$@", ["placeholder-mismatch error"]),
    ("%@ and %@", "%1$@ und %1$@", ["placeholder-mismatch warning"]),
    ("Hi", "Hallo %@", ["placeholder-mismatch error"]),
    ("100% sure", "zu 100 % sicher", []), ("5% off now", "5 % des Preises", []),
    ("%@ 100% ok", "%@ 100%% gut", ["unknown-placeholder warning"]),
    ("%@: %#@x@", "%@: %#@x@", ["unknown-placeholder error", "unknown-placeholder error"]),
  ]

  @Test(arguments: places.indices)
  func comparesThePlacesOfATranslation(_ index: Int) {
    let (original, translation, codes) = Self.places[index]
    #expect(found(original, translation) == codes, "\(original) → \(translation)")
  }

  @Test func saysWhatStandsThereTwice() {
    let findings = catalog(
      ("en.lproj/L.strings", "k = \"%@ and %@\";"), ("de.lproj/L.strings", "k = \"%1$@, %1$@\";")
    ).findings()
    #expect(
      findings.first?.reason
        == "The value 2 of the original, %@, is left out; value 1 stands there twice.")
  }

  static let translations: [(String, String, String, [String])] = [
    ("Delete this file?", "Delete this file?", "de", ["untranslated-text note"]),
    ("Delete", "Delete", "ja", ["untranslated-text note"]), ("Name", "Name", "de", []),
    ("OK", "OK", "he", []), ("Wi-Fi", "Wi-Fi", "ja", []), ("MAC", "MAC", "he", []),
    ("%@ (%d)", "%@ (%d)", "de", []), ("iPhone", "iPhone", "ar", []), ("42", "42", "ja", []),
    ("https://example.com/a", "https://example.com/a", "ja", []),
    ("a@example.com", "a@example.com", "ja", []), ("Delete it now?", "Delete it now?", "en-GB", []),
    ("Delete", "", "de", ["empty-text warning"]), ("Delete", "  ", "ja", ["empty-text warning"]),
    (" ", "", "de", []),
  ]

  @Test(arguments: translations.indices)
  func findsWhatIsNotTranslated(_ index: Int) {
    let (original, translation, language, codes) = Self.translations[index]
    #expect(found(original, translation, language) == codes, "\(original) → \(translation)")
  }

  @Test func knowsTheNamesThatItIsTold() {
    #expect(found("Home Cloud Sync", "Home Cloud Sync") == ["untranslated-text note"])
    #expect(found("Home Cloud Sync", "Home Cloud Sync", names: ["home cloud", "Sync"]) == [])
  }

  @Test func learnsTheNamesThatTranslatorsKeep() {
    let original = "a = \"Open Zebra\"; b = \"Close Zebra\"; c = \"About Zebra\"; d = \"Zebra\";"
    let japanese = "a = \"Zebraを開く\"; b = \"Zebra を閉じる\"; c = \"Zebra について\"; d = \"Zebra\";"
    let german = "a = \"Zebra öffnen\"; b = \"Zebra schließen\"; c = \"Über Zebra\"; d = \"Zebra\";"
    #expect(
      catalog(
        ("en.lproj/L.strings", original), ("de.lproj/L.strings", german),
        ("ja.lproj/L.strings", japanese)
      ).codes() == [])
  }

  static let directions: [(String, [String])] = [
    ("שלום %@", []), ("שלום %@, ברוך הבא", []), ("%@ שלום", ["mixed-direction warning"]),
    ("\u{200F}%@ שלום", []), ("\u{2068}%@\u{2069} שלום", []),
    ("Zebra נפתח", ["mixed-direction warning"]), ("שלום %@ (%@)", ["mixed-direction warning"]),
    ("שלום \u{2068}%@\u{2069} (\u{2068}%@\u{2069})", []), ("שלום %@ ועוד %@", []),
    ("גרסה %@", []), ("ל־Home Assistant %@ יש", []), ("%d קבצים", []), ("3 קבצים", []),
    ("שלום %@ %d", ["mixed-direction warning"]), ("שלום \"%@\"", []),
  ]

  @Test(arguments: directions.indices)
  func findsWhatWouldChangePlaces(_ index: Int) {
    let (text, codes) = Self.directions[index]
    let places =
      text.contains("%d") && !text.contains("%@")
      ? "%d"
      : text.contains("%@ %d")
        ? "%@ %d"
        : String(repeating: "%@ ", count: text.components(separatedBy: "%@").count - 1)
    #expect(found("Hello " + places, text, "he") == codes, "\(text)")
  }

  @Test func leavesLanguagesFromTheLeftAlone() {
    #expect(found("%@ (%@)", "%@ (%@)!", "de") == [])
  }

  @Test func tellsOfAMissingTableOnce() {
    let texts = catalog(
      ("en.lproj/A.strings", "a = \"One\"; b = \"Two\";"), ("de.lproj/A.strings", "a = x; b = y;"),
      ("fr.lproj/A.strings", "a = x; b = y;"), ("en.lproj/B.strings", "c = \"Three\"; d = \"4\";"),
      ("de.lproj/B.strings", "c = z;"))
    let findings = texts.findings()
    #expect(findings.map { $0.code } == [.missingTranslation])
    #expect(findings.first?.reason.contains("no table B in fr") == true)
    #expect(findings.first?.place == TextPlace(file: "en.lproj/B.strings"))
  }

  @Test func looksAtTheKeysAndLanguagesAskedFor() {
    let texts = catalog(
      ("en.lproj/A.strings", "a = \"One word here\"; b = \"Two words here\";"),
      ("de.lproj/A.strings", "a = \"One word here\"; b = \"Two words here\";"),
      ("fr.lproj/A.strings", "a = \"One word here\";"))
    #expect(
      texts.codes(TextChecks(keys: ["b"])) == [
        "untranslated-text de b", "missing-translation fr b",
      ])
    #expect(
      texts.codes(TextChecks(languages: ["fr"])) == [
        "missing-translation fr b", "untranslated-text fr a",
      ])
  }

  @Test func tellsOfALanguageAskedForThatNoFileHas() {
    let texts = catalog(
      ("en.lproj/A.strings", "a = \"One word here\";"),
      ("de.lproj/A.strings", "a = \"Ein Wort\";"))
    #expect(texts.codes(TextChecks(languages: ["fr"])) == ["missing-translation fr -"])
  }

  @Test func endsWhereALongTextNamesItself() {
    let long = String(repeating: "%#@n@", count: 200_000)
    let texts = catalog(
      (
        "en.lproj/A.stringsdict",
        """
        <plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>other</key><string>\(long)</string></dict></dict></dict></plist>
        """
      ))
    #expect(texts.string("a") == long)
    _ = texts.findings()
  }

  @Test func refusesABinaryListThatNamesALongTextOftenOver() {
    let size = 4 << 20
    let count = 20
    func number(_ value: Int) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }
    var objects: [[UInt8]] = [
      [0xDF, 0x10, UInt8(count)] + (0..<count).map { UInt8($0 + 2) }
        + [UInt8](repeating: 1, count: count),
      [0x5F, 0x12] + number(size) + [UInt8](repeating: 0x61, count: size),
    ]
    for index in 0..<count { objects.append([0x51, UInt8(0x41 + index)]) }
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += number(bytes.count)
      bytes += object
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 4, 1]
    for value in [objects.count, 0, table] { bytes += [0, 0, 0, 0] + number(value) }
    let texts = StringsCatalog(files: [StringsFile(path: "en.lproj/A.strings", bytes: bytes)])
    #expect(texts.isEmpty)
    #expect(texts.findings().map { $0.code } == [.invalidStrings])
  }

  @Test func staysQuickOverLargeFiles() {
    // Ten times as much takes about ten times as long; were it more, this would not end.
    var lines = ""
    for index in 0..<40_000 { lines += "\"key.\(index)\" = \"Some text %@ number \(index)\"; " }
    let texts = catalog(("en.lproj/A.strings", lines), ("de.lproj/A.strings", lines))
    #expect(texts.keys.count == 40_000)
    #expect(texts.findings().count > 1_000)
  }
}
