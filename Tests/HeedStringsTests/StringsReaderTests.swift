import Foundation
import Heed
import HeedFindings
import HeedStrings
import Testing

/// `.strings` files.
@Suite struct StringsReaderTests {
  private func read(_ text: String) -> StringsCatalog {
    catalog(("en.lproj/Localizable.strings", text))
  }

  @Test func readsKeysAndTexts() {
    let texts = read(
      """
      /* A comment; with "marks" = and
         lines */
      "a" = "One";
      // another "b" = "no";
      "b key" = "Two\\nlines, \\"quoted\\" and \\\\";/**/bare.key_1 = word;
      'single' = 'It''s';
      "lines" = "first
      second";
      "same";
      """)
    #expect(texts.string("a") == "One")
    #expect(texts.string("b key") == "Two\nlines, \"quoted\" and \\")
    #expect(texts.string("bare.key_1") == "word")
    #expect(texts.string("lines") == "first\nsecond")
    #expect(texts.string("b") == nil)
  }

  @Test func readsAKeyAloneAsItself() {
    #expect(read("\"Delete\";").string("Delete") == "Delete")
  }

  @Test func readsOlderFilesInBraces() {
    let texts = read("{ a = b; \"c\" = \"d\"; }\n")
    #expect(texts.string("a") == "b")
    #expect(texts.string("c") == "d")
    #expect(texts.findings().isEmpty)
  }

  static let escapes: [(String, String)] = [
    (#"\a\b\f\n\r\t\v"#, "\u{7}\u{8}\u{C}\n\r\t\u{B}"), (#"\U00e9"#, "é"), (#"\U41!"#, "A!"),
    (#"\UD83D\UDE00"#, "😀"), (#"\101\12x"#, "A\nx"), (#"\365"#, "ı"), (#"\'\%\q"#, "'%q"),
  ]

  @Test(arguments: escapes)
  func knowsTheEscapesOfPropertyLists(_ written: String, _ text: String) {
    let texts = read("\"k\" = \"\(written)\";")
    #expect(texts.string("k") == text)
    #expect(texts.findings().isEmpty)
  }

  @Test func warnsOfAnEscapeThatOtherLanguagesHave() throws {
    let texts = read("\"k\" = \"Settings \\u203A Off\";")
    #expect(texts.string("k") == "Settings u203A Off")
    let finding = try #require(texts.findings().first)
    #expect(finding.code == .invalidStrings && finding.severity == .warning)
    #expect(finding.place.column == 17)
  }

  // MARK: Encodings

  static let encodings: [(String, String.Encoding, [UInt8])] = [
    ("UTF-8", .utf8, []), ("UTF-8 with a mark", .utf8, [0xEF, 0xBB, 0xBF]),
    ("UTF-16 LE", .utf16LittleEndian, [0xFF, 0xFE]), ("UTF-16 BE", .utf16BigEndian, [0xFE, 0xFF]),
    ("UTF-16 LE without a mark", .utf16LittleEndian, []),
    ("UTF-16 BE without a mark", .utf16BigEndian, []),
  ]

  @Test(arguments: encodings.indices)
  func readsEveryEncodingThatXcodeWrote(_ index: Int) throws {
    let (name, encoding, mark) = Self.encodings[index]
    let data = try #require("/* 日本 */\n\"k\" = \"Größe 😀 שלום\";\n".data(using: encoding))
    let texts = StringsCatalog(files: [
      StringsFile(path: "de.lproj/Localizable.strings", bytes: mark + Array(data))
    ])
    #expect(texts.string("k", "de") == "Größe 😀 שלום", "\(name)")
    #expect(texts.findings().isEmpty, "\(name)")
  }

  @Test(arguments: [
    [0xFF, 0xFE, 0x00, 0x00, 0x22, 0, 0, 0], [0x22, 0xE4, 0x22], [0xFF, 0xFE, 0x22],
  ])
  func saysWhereBytesAreNoText(_ bytes: [UInt8]) throws {
    let texts = StringsCatalog(files: [StringsFile(path: "de.lproj/A.strings", bytes: bytes)])
    let finding = try #require(texts.findings().first)
    #expect(finding.code == .invalidStrings && finding.severity == .error)
    #expect(finding.reason.contains("UTF"))
  }

  // MARK: Slips

  static let slips: [(String, Int, Int, String)] = [
    ("\"a\" = \"A\"\n\"b\" = \"B\";", 1, 10, "semicolon"),
    ("\"a\" \"A\";\n\"b\" = \"B\";", 1, 5, "equals sign"),
    ("\"a\" = ;\n\"b\" = \"B\";", 1, 7, "missing"),
    ("\"a\" = (1, 2);\n\"b\" = \"B\";", 1, 7, "list"),
    ("\"a\" = <00ff>;\n\"b\" = \"B\";", 1, 7, "data"),
    ("= \"A\";\n\"b\" = \"B\";", 1, 1, "key"),
    ("ö = \"A\";\n\"b\" = \"B\";", 1, 1, "quotation marks"),
    ("\"b\" = \"B\";\n\"a\" = \"A;\n", 2, 7, "no end"),
    ("\"b\" = \"B\";\n/* never closed", 2, 1, "comment"),
    ("{ \"b\" = \"B\";", 1, 13, "never closed"),
    ("{ \"b\" = \"B\"; } x", 1, 16, "behind"),
    ("\"b\" = \"\\Uzz\"; \"b2\" = \"B\";\n", 1, 8, "Hexadecimal"),
  ]

  @Test(arguments: slips.indices)
  func saysWhereASlipIsAndReadsOn(_ index: Int) throws {
    let (text, line, column, word) = Self.slips[index]
    let texts = read(text)
    let finding = try #require(texts.findings().first)
    #expect(finding.code == .invalidStrings)
    #expect((finding.place.line, finding.place.column) == (line, column), "\(finding)")
    #expect(finding.reason.contains(word), "\(finding)")
    #expect(!finding.remedy.isEmpty)
    #expect(texts.string("b") != nil)
  }

  @Test func tellsOfKeysThatAreThereTwice() {
    let texts = read("\"a\" = \"1\";\n\"a\" = \"2\";\n\"b\" = \"x\";\n\"b\" = \"x\";\n")
    #expect(texts.string("a") == "2")
    let findings = texts.findings()
    #expect(findings.map { $0.code } == [.duplicateKey, .duplicateKey])
    #expect(findings.map { $0.severity } == [.warning, .note])
    #expect(findings.map { $0.place.line } == [2, 4])
    #expect(findings.first?.reason.contains("line 1") == true)
  }

  // MARK: Beside Foundation

  static let oddities = [
    "a=b;", "\"a\"=\"\\0\\7\\375\\1234\";", "\"a\" = \"\\U1\\U12\\U123\\U12345\";", "'a' = 'b\"c';",
    "a/b:c.d-e_$1 = \"x\";", "/**/ a /**/=/**/ b /**/;/**/", "\"a\" = \"b\"; \"a\" = \"c\";",
    "\"\" = \"empty\";", "\"a\" = \"\";", "// only\n\"a\" = \"b\"; // end",
    "\u{2028}\"a\" = \"b\";",
    "\"a\" = \"\\\n\";", "\"a\" = \"tab\there\";", "a;", "\"k\" = \"\\x41\\q\\'\";",
  ]

  @Test func readsEveryOctalEscapeAsFoundationDoes() throws {
    // The last two of the encoding are no characters.
    for code in 1...253 {
      let text = "\"k\" = \"\\\(String(code, radix: 8))\";"
      let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
      let theirs = try #require(list as? [String: String])["k"]
      #expect(read(text).string("k") == theirs, "\(text)")
    }
  }

  @Test(arguments: oddities)
  func readsWhatFoundationReads(_ text: String) throws {
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let theirs = try #require(list as? [String: String])
    let ours = read(text)
    for (key, value) in theirs { #expect(ours.string(Name(key)) == value, "\(key)") }
    #expect(ours.keys.count == theirs.count)
  }
}
