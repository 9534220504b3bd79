import Foundation
import Heed
import Testing

@testable import HeedTerminal

@Suite struct BidiTests {
  private func shown(_ text: String, _ direction: Direction = .leftToRight) -> String {
    let visual = VisualText(text, direction: direction)
    return visual.line(0..<visual.clusters.count).parts.map(\.text).joined()
  }

  @Test(arguments: [
    ("abc", "abc"),
    ("\u{5D0}\u{5D1}\u{5D2}", "\u{5D2}\u{5D1}\u{5D0}"),
    ("abc \u{5D0}\u{5D1} def", "abc \u{5D1}\u{5D0} def"),
    ("\u{5D0} 123 \u{5D1}", "\u{5D1} 123 \u{5D0}"),
    ("\u{5D0}(\u{5D1})", "(\u{5D1})\u{5D0}"),
    ("\u{5D0} \u{2066}4.2 MB\u{2069} \u{5D1}", "\u{5D1} 4.2 MB \u{5D0}"),
    ("a\u{202E}bc\u{202C}d", "acbd"),
    ("\u{5D0}\u{5B8}\u{5D1}", "\u{5D1}\u{5D0}\u{5B8}"),
  ])
  func putsTextInTheOrderInWhichItIsSeen(_ text: String, _ expected: String) {
    #expect(shown(text) == expected)
  }

  @Test func letsTheDirectionDecideWhereThereIsNoLetter() {
    #expect(shown("1 (2)", .rightToLeft) == "(2) 1")
    #expect(shown("1 (2)", .leftToRight) == "1 (2)")
    #expect(shown("Hello!", .rightToLeft) == "Hello!")
  }

  @Test func ordersEachParagraphByItself() {
    let text = VisualText("abc.\n\u{5D0}\u{5D1}.", direction: .leftToRight)
    #expect(text.line(0..<4).parts.map(\.text).joined() == "abc.")
    #expect(text.line(5..<8).parts.map(\.text).joined() == ".\u{5D1}\u{5D0}")
    #expect(!text.isRightToLeft(at: 0))
    #expect(text.isRightToLeft(at: 5))
  }

  @Test func joinsArabicLetters() {
    // Beh, yeh, teh: beginning, middle, end; from right to left.
    #expect(shown("\u{628}\u{64A}\u{62A}") == "\u{FE96}\u{FEF4}\u{FE91}")
    // Alef does not join the letter behind it.
    #expect(shown("\u{627}\u{628}") == "\u{FE8F}\u{FE8D}")
    // Marks stay on their letter, and a non-joiner parts.
    #expect(shown("\u{628}\u{64E}\u{64A}") == "\u{FEF2}\u{FE91}\u{64E}")
    #expect(shown("\u{628}\u{200C}\u{64A}") == "\u{FEF1}\u{FE8F}")
  }

  @Test func leavesOutTheMiddle() {
    let text = VisualText("abcdefghij", direction: .leftToRight)
    let hidden = text.middle(of: 0..<10, width: 6)
    let line = text.line(0..<10, ellipsis: "…", hidden: hidden)
    #expect(line.parts.map(\.text).joined() == "abc…ij")
    #expect(line.width == 6)
    #expect(text.middle(of: 0..<10, width: 10) == nil)
  }

  /// The part of Unicode's cases that is tried: all of them take a minute without optimisation, so that
  /// only `HEED_ALL=1` tries all.
  private static let step = ProcessInfo.processInfo.environment["HEED_ALL"] == "1" ? 1 : 16

  /// Needs the Debian package `unicode-data`.
  @Test(.enabled(if: UnicodeFile.areInstalled, "the package unicode-data is not installed"))
  func passesUnicodesTestOfClasses() throws {
    let text = try String(
      contentsOf: UnicodeFile.folder.appendingPathComponent("BidiTest.txt"), encoding: .utf8)
    var levels: [Substring] = []
    var order: [Int] = []
    var count = 0
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
      if line.hasPrefix("@Levels:") {
        levels = line.dropFirst(8).split { $0 == " " || $0 == "\t" }
      } else if line.hasPrefix("@Reorder:") {
        order = line.dropFirst(9).split { $0 == " " || $0 == "\t" }.compactMap { Int($0) }
      } else if !line.hasPrefix("#"), !line.hasPrefix("@") {
        number += 1
        guard number % Self.step == 0 else { continue }
        let parts = line.split(separator: ";")
        let classes = parts[0].split(separator: " ").map { Self.names[String($0)] ?? .l }
        let sets = Int(parts[1].trimmingCharacters(in: .whitespaces), radix: 16) ?? 0
        // 1: the first strong character decides; 2: from left to right; 4: from right to left.
        for (bit, base) in [(1, nil), (2, 0), (4, 1)] as [(Int, UInt8?)] where sets & bit != 0 {
          count += 1
          let paragraph = BidiParagraph(classes: classes, level: base)
          let found = Self.kept(classes, paragraph.levels(ofLine: 0..<classes.count))
          guard Self.agrees(found.levels, levels, found.places, order) else {
            Issue.record("\(line) as \(bit): \(found.levels)")
            return
          }
        }
      }
    }
    #expect(count > 700_000 / Self.step)
  }

  private static let names: [String: BidiClass] = {
    let words =
      "L R AL EN ES ET AN CS NSM BN B S WS ON LRE LRO RLE RLO PDF LRI RLI FSI PDI"
    var names: [String: BidiClass] = [:]
    for (name, kind) in zip(words.split(separator: " "), BidiClass.allCases) {
      names[String(name)] = kind
    }
    return names
  }()

  /// The levels with those left out that have none by rule X9, and the visual order of the others.
  private static func kept(
    _ classes: [BidiClass], _ levels: [UInt8]
  ) -> (levels: [UInt8?], places: [Int]) {
    let shown = classes.indices.filter { !classes[$0].isRemoved }
    let order = BidiParagraph.visualOrder(shown.map { levels[$0] }).map { shown[$0] }
    return (classes.indices.map { classes[$0].isRemoved ? nil : levels[$0] }, order)
  }

  private static func agrees(
    _ levels: [UInt8?], _ expected: [Substring], _ places: [Int], _ order: [Int]
  ) -> Bool {
    guard levels.count == expected.count, places == order else { return false }
    for (level, text) in zip(levels, expected) {
      if let level {
        if Int(text) != Int(level) { return false }
      } else if text != "x" {
        return false
      }
    }
    return true
  }

  /// Needs the Debian package `unicode-data`.
  @Test(.enabled(if: UnicodeFile.areInstalled, "the package unicode-data is not installed"))
  func passesUnicodesTestOfCharacters() throws {
    let lines = try UnicodeFile("BidiCharacterTest.txt").lines
    #expect(lines.count > 90_000)
    var failures = 0
    for line in lines.enumerated().filter({ $0.offset % Self.step == 0 }).map(\.element) {
      let scalars = Array(UnicodeFile.text(line[0]).unicodeScalars)
      let classes = scalars.map { BidiClass($0) }
      let base: UInt8? = line[1] == "2" ? nil : UInt8(line[1])
      let paragraph = BidiParagraph(classes: classes, level: base, scalars: scalars)
      let found = Self.kept(classes, paragraph.levels(ofLine: 0..<classes.count))
      let levels = line[3].split(separator: " ")
      let order = line[4].split(separator: " ").compactMap { Int($0) }
      if paragraph.baseLevel != UInt8(line[2])
        || !Self.agrees(found.levels, levels, found.places, order)
      {
        failures += 1
        if failures < 5 { Issue.record("\(line): \(found)") }
      }
    }
    #expect(failures == 0)
  }

  @Test func takesTimeInProportionToHostileText() {
    let scalars = Array("([{".unicodeScalars)
    let count = 20_000
    let text = (0..<count).map { scalars[$0 % 3] } + (0..<count).map { _ in ")" as Unicode.Scalar }
    let isolates = Array(repeating: "\u{2067}" as Unicode.Scalar, count: count)
    for all in [
      text, isolates + text, Array(repeating: "\u{202B}" as Unicode.Scalar, count: count),
    ] {
      let paragraph = BidiParagraph(classes: all.map { BidiClass($0) }, scalars: all)
      #expect(paragraph.levels.count == all.count)
    }
  }
}
