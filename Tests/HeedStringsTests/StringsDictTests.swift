import Foundation
import Heed
import HeedFindings
import HeedStrings
import Testing

/// `.stringsdict` files.
@Suite struct StringsDictTests {
  private static let start = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
    """

  private static func list(_ body: String) -> String { start + "\n" + body + "\n</dict></plist>\n" }

  private static func variable(
    _ name: String, _ forms: [(String, String)], type: String = "d"
  ) -> String {
    let texts = forms.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
    return """
      <key>\(name)</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>\(type)</string>\(texts)</dict>
      """
  }

  private static func entry(_ key: String, _ format: String, _ variables: String...) -> String {
    """
    <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>
    \(variables.joined())</dict>
    """
  }

  private static let files = variable("files", [("one", "%d file"), ("other", "%d files")])
  private static let folders = variable(
    "folders", [("zero", "no folder"), ("one", "one folder"), ("other", "%d folders")])

  static let texts = catalog(
    ("en.lproj/Localizable.strings", "\"n\" = \"plain\"; \"only\" = \"here\";"),
    (
      "en.lproj/Localizable.stringsdict",
      list(
        entry("n", "%#@files@", files) + entry("two", "%#@files@ in %#@folders@", files, folders)
          + entry("turned", "%2$#@folders@ with %1$#@files@", files, folders)
          + entry("beside", "%@ has %#@files@", files)
          + entry(
            "nested", "%#@outer@",
            variable("outer", [("one", "%d of %#@files@"), ("other", "%d of %#@files@")]), files)
            + """
            <key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict>
            <key>20</key><string>Short</string><key>50</key><string>Much longer</string></dict></dict>
            <key>device</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
            <key>mac</key><string>Click &amp; hold</string><key>iphone</key><string>Tap</string>
            </dict></dict>
            """)
    ),
    (
      "ru.lproj/Localizable.stringsdict",
      list(
        entry(
          "n", "%#@files@",
          variable(
            "files",
            [("one", "%d файл"), ("few", "%d файла"), ("many", "%d файлов"), ("other", "%d ф.")])))
    ))

  static let chosen: [(Name, Name, [String], String)] = [
    ("n", "en", ["1"], "1 file"), ("n", "en", ["0"], "0 files"), ("n", "en", ["2"], "2 files"),
    ("n", "ru", ["1"], "1 файл"), ("n", "ru", ["22"], "22 файла"), ("n", "ru", ["11"], "11 файлов"),
    ("n", "ru-RU", ["21"], "21 файл"), ("only", "ru", [], "here"),
    ("two", "en", ["1", "0"], "1 file in no folder"),
    ("two", "en", ["5", "1"], "5 files in one folder"),
    ("turned", "en", ["1", "3"], "3 folders with 1 file"),
    ("beside", "en", ["Ann", "1"], "Ann has 1 file"), ("nested", "en", ["2", "1"], "2 of 1 file"),
    ("wide", "en", [], "Much longer"), ("device", "en", [], "Tap"), ("n", "en", [], "2 files"),
  ]

  @Test(arguments: chosen.indices)
  func choosesTheFormByTheNumber(_ index: Int) {
    let (key, language, arguments, text) = Self.chosen[index]
    let found = Self.texts.text(key, language: language, arguments: arguments)
    #expect(found?.text == text)
    #expect(found?.problem == nil)
  }

  @Test func givesTheTextOfADevice() {
    #expect(Self.texts.text("device", language: "en", device: "mac")?.text == "Click & hold")
    #expect(Self.texts.text("device", language: "en", device: "ipad")?.text == "Click & hold")
  }

  @Test func showsEachFormOnRequest() {
    #expect(
      Self.texts.pluralCategories(of: "n", language: "ru") == [.one, .few, .many])
    #expect(Self.texts.pluralCategories(of: "only", language: "en") == [])
    let few = TextSamples(category: .few)
    #expect(Self.texts.text("n", language: "ru", samples: few)?.text == "2 файла")
  }

  @Test func findsNothingInThem() {
    #expect(
      Self.texts.findings().filter { $0.code != .missingTranslation } == [])
  }

  @Test func saysWhichFormsALanguageLacks() throws {
    let texts = catalog(
      ("en.lproj/L.stringsdict", Self.list(Self.entry("n", "%#@files@", Self.files))),
      (
        "pl.lproj/L.stringsdict",
        Self.list(
          Self.entry(
            "n", "%#@files@", Self.variable("files", [("one", "plik"), ("other", "%d pliku")])))
      ),
      (
        "ru.lproj/L.stringsdict",
        Self.list(
          Self.entry(
            "n", "%#@files@",
            Self.variable(
              "files", [("one", "файл"), ("few", "%d"), ("many", "%d"), ("other", "%d")])))
      ))
    let findings = texts.findings()
    let polish = findings.filter { $0.language == "pl" }
    #expect(polish.map { $0.code } == [.missingPlural, .missingPlural])
    #expect(polish.first?.reason == "The plural form few is missing, which pl has for 2, 3 and 4.")
    let russian = findings.filter { $0.language == "ru" }
    #expect(russian.map { $0.code } == [.placeholderMismatch])
    #expect(russian.first?.reason.contains("has it for 1 and 21 too") == true)
  }

  static let slips: [(String, String)] = [
    (entry("k", "%#@missing@"), "stands for nothing"),
    ("<key>k</key><dict></dict>", "format of “k” is missing"),
    ("<key>k</key><integer>3</integer>", "neither a text nor a dictionary"),
    ("<key>k</key><key>l</key><string>x</string>", "has no value"),
    ("<string>x</string>", "without a key"), ("<key>k</key><string>x", "not closed"),
    (entry("k", "%#@v@", variable("v", [])), "no text for any number"),
    (entry("k", "x") + entry("k", "y"), "already"),
    ("words <key>k</key><string>x</string>", "Words stand"),
  ]

  @Test(arguments: slips.indices)
  func saysWhatIsWrong(_ index: Int) {
    let (body, reason) = Self.slips[index]
    let findings = catalog(("en.lproj/L.stringsdict", Self.list(body))).findings()
    #expect(
      findings.contains { $0.reason.contains(reason) || $0.remedy.contains(reason) }, "\(findings)")
  }

  // MARK: Hostile files

  @Test func endsWhereVariablesNameEachOther() {
    let ring = Self.list(
      Self.entry(
        "k", "%#@a@", Self.variable("a", [("other", "%#@b@%#@b@")]),
        Self.variable("b", [("other", "%#@a@%#@a@")])))
    let texts = catalog(("en.lproj/L.stringsdict", ring))
    let found = texts.text("k", language: "en", arguments: ["1"])
    #expect(found?.problem != nil)
    #expect(found?.text.utf8.count ?? .max < 300_000)
    #expect(texts.findings().count < 10)
  }

  @Test func expandsNoEntityAndFollowsNoDepth() {
    let bomb = """
      <?xml version="1.0"?><!DOCTYPE plist [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>
      <plist><dict><key>k</key><string>&b;</string></dict></plist>
      """
    #expect(catalog(("en.lproj/L.stringsdict", bomb)).string("k") == "&b;")
    let deep = String(repeating: "<dict><key>k</key>", count: 100_000)
    let findings = catalog(("en.lproj/L.stringsdict", "<plist>" + deep)).findings()
    #expect(findings.contains { $0.reason.contains("nested") })
  }

  // MARK: Binary lists

  @Test func readsTheFilesOfABuiltApp() throws {
    let plain: [String: Any] = [
      "k": "Größe 😀", "a": "ASCII", "long": String(repeating: "x", count: 400),
    ]
    let xml = Data(Self.list(Self.entry("n", "%#@files@", Self.files)).utf8)
    let plural = try PropertyListSerialization.propertyList(from: xml, format: nil)
    func binary(_ list: Any) throws -> [UInt8] {
      Array(
        try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
    }
    let texts = StringsCatalog(files: [
      StringsFile(path: "en.lproj/L.strings", bytes: try binary(plain)),
      StringsFile(path: "en.lproj/L.stringsdict", bytes: try binary(plural)),
    ])
    #expect(texts.string("k") == "Größe 😀")
    #expect(texts.string("a") == "ASCII")
    #expect(texts.string("long")?.utf8.count == 400)
    #expect(texts.string("n", "en", "1") == "1 file")
    #expect(texts.findings().isEmpty)
  }

  @Test func saysThatABinaryListIsDamaged() throws {
    let list: [String: Any] = ["k": "text", "l": ["m": "n"]]
    let bytes = Array(
      try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
    for place in bytes.indices {
      for value: UInt8 in [0, 0x7F, 0xFF, 0xD5] {
        var damaged = bytes
        damaged[place] = value
        // What it says does not matter, as long as it comes to an end.
        let texts = StringsCatalog(files: [
          StringsFile(path: "en.lproj/L.strings", bytes: damaged)
        ])
        #expect(texts.keys.count <= 2)
      }
      let cut = StringsCatalog(files: [
        StringsFile(path: "en.lproj/L.strings", bytes: Array(bytes[..<place]))
      ])
      #expect(cut.isEmpty || place > 40)
    }
  }
}
