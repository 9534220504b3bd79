import Foundation
import HeedTerminal
import Testing

@Suite struct WidthTests {
  @Test(arguments: [
    ("plain", 5), ("", 0), ("日本語", 6), ("한국어", 6), ("e\u{301}", 1), ("Zażółć", 6),
    ("\u{1F1EF}\u{1F1F5}", 2), ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", 2),
    ("\u{1F5D1}\u{FE0F}", 2), ("\u{1F5D1}", 1), ("\u{2764}\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2),
    ("\u{1F44D}\u{1F3FD}", 2), ("\u{1100}\u{1161}\u{11A8}", 2), ("\u{FF76}\u{FF9E}", 2),
    ("नमस्ते", 4), ("กำ", 2), ("\u{1FABF}", 2), ("\u{1FAE9}", 2), ("a\u{200B}b", 2),
    ("\u{2066}a\u{2069}", 1), ("\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}", 2), ("ﷺ", 1),
    ("a\u{FE0F}", 1), ("①", 1), ("—", 1),
  ])
  func countsTheColumnsThatATerminalUses(_ text: String, _ columns: Int) {
    #expect(CellWidth.of(text) == columns)
  }

  @Test func keepsTogetherWhatIsOneLetter() {
    let clusters = CellWidth.clusters(of: "e\u{301}\u{1F44D}\u{1F3FD}x")
    #expect(clusters.map(\.text) == ["e\u{301}", "\u{1F44D}\u{1F3FD}", "x"])
    #expect(clusters.map(\.width) == [1, 2, 1])
    #expect(clusters.map(\.range) == [0..<3, 3..<11, 11..<12])
  }

  @Test func replacesControlCharactersAndHidesControlsOfDirection() {
    let clusters = CellWidth.clusters(of: "\u{1B}[31m\u{202E}\u{7}\tx\n\u{9B}")
    #expect(clusters.map(\.text).joined() == "\u{FFFD}[31m\u{FFFD} x\u{FFFD}")
  }

  @Test func showsAMarkWithoutALetter() {
    #expect(CellWidth.clusters(of: "\n\u{301}").map(\.text) == ["", " \u{301}"])
    #expect(CellWidth.of("\u{301}") == 1)
  }

  @Test func limitsTheMarksOnALetter() {
    let zalgo = "a" + String(repeating: "\u{30D}", count: 5000)
    let clusters = CellWidth.clusters(of: zalgo)
    #expect(clusters.count == 1)
    #expect(clusters[0].width == 1)
    #expect(clusters[0].text.unicodeScalars.count == 16)
    #expect(clusters[0].range == 0..<zalgo.utf8.count)
  }

  /// Needs the Debian package `unicode-data`.
  @Test(.enabled(if: UnicodeFile.areInstalled, "the package unicode-data is not installed"))
  func agreesWithTheWidthsOfUnicode() throws {
    var zero: Set<UInt32> = []
    for line in try UnicodeFile("extracted/DerivedGeneralCategory.txt").lines
    where ["Mn", "Me", "Cf", "Cc", "Zl", "Zp"].contains(line[1]) {
      zero.formUnion(UnicodeFile.range(line[0]))
    }
    for line in try UnicodeFile("DerivedCoreProperties.txt").lines
    where line[1] == "Default_Ignorable_Code_Point" {
      zero.formUnion(UnicodeFile.range(line[0]))
    }
    var compared = 0
    for line in try UnicodeFile("EastAsianWidth.txt").lines {
      let range = UnicodeFile.range(line[0])
      let isWide = line[1] == "W" || line[1] == "F"
      for value in [range.lowerBound, range.upperBound] where !zero.contains(value) {
        guard let scalar = Unicode.Scalar(value) else { continue }
        // Vowels and finals of Korean syllables stand in the cell of their first letter; alone they
        // take one.
        let isPart = (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value)
        if isPart { continue }
        #expect(CellWidth.of(String(scalar)) == (isWide ? 2 : 1), "U+\(String(value, radix: 16))")
        compared += 1
      }
    }
    #expect(compared > 2000)
  }

  /// Needs the Debian package `unicode-data`.
  @Test(
    .enabled(if: UnicodeFile.areInstalled, "the package unicode-data is not installed"),
    arguments: ["emoji/emoji-sequences.txt", "emoji/emoji-zwj-sequences.txt"])
  func givesEachPictureOfUnicodeTwoColumnsAndOneCluster(_ file: String) throws {
    let lines = try UnicodeFile(file).lines
    #expect(lines.count > 100)
    for line in lines {
      let parts = line[0].components(separatedBy: "..")
      let text = UnicodeFile.text(parts[0])
      let clusters = CellWidth.clusters(of: text)
      #expect(clusters.count == 1, "\(line[0])")
      #expect(CellWidth.of(text) == 2, "\(line[0])")
    }
  }

  /// Needs the Debian package `unicode-data`. A break that the file has is never missing; there may be
  /// more, where a cluster of several letters takes more than two columns.
  @Test(.enabled(if: UnicodeFile.areInstalled, "the package unicode-data is not installed"))
  func partsClustersWhereUnicodeDoes() throws {
    let lines = try UnicodeFile("auxiliary/GraphemeBreakTest.txt").lines
    #expect(lines.count > 500)
    for line in lines {
      var text = ""
      var breaks: Set<Int> = []
      for mark in line[0].split(whereSeparator: { $0 == " " || $0 == "\t" }) {
        if mark == "÷" {
          breaks.insert(text.utf8.count)
        } else if mark != "×" {
          text += UnicodeFile.text(String(mark))
        }
      }
      let clusters = CellWidth.clusters(of: text)
      let ours = Set(clusters.map(\.range.lowerBound)).union([text.utf8.count])
      #expect(breaks.isSubset(of: ours), "\(line[0])")
      #expect(clusters.allSatisfy { $0.width <= 2 })
      #expect(clusters.reduce(0) { $0 + $1.range.count } == text.utf8.count)
    }
  }
}
