import Foundation
import Heed
import Testing

/// The rules for plural forms beside those of ICU, which `Samples/plurals.txt` has by languages.
@Suite struct PluralTests {
  static let whole =
    Array(0...130) + [
      199, 200, 201, 999, 1000, 1001, 2000, 10_000, 100_000, 1_000_000, 1_000_001, 2_000_000,
    ]
  static let decimals = [
    "0.0", "0.1", "0.5", "1.0", "1.1", "1.2", "1.5", "2.0", "2.1", "2.5", "3.1", "5.0", "10.1",
    "11.1", "21.0", "21.1", "100.0", "0.01", "0.11", "0.21", "1.00", "1.01", "1.11", "1.12", "1.21",
    "2.02", "10.10", "0.12", "1000000.0",
  ]
  static let names: [Character: PluralCategory] = [
    "z": .zero, "1": .one, "2": .two, "f": .few, "m": .many, "o": .other,
  ]

  static let lines: [String] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Samples/plurals.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().map(String.init)
  }()

  @Test func hasSamplesOfManyLanguages() {
    #expect(Self.lines.count >= 35)
  }

  @Test(arguments: lines)
  func choosesTheFormThatICUDoes(_ line: String) throws {
    let parts = line.split(separator: ";")
    try #require(parts.count == 3)
    let (wholes, decimals) = (Array(parts[1]), Array(parts[2]))
    try #require(wholes.count == Self.whole.count && decimals.count == Self.decimals.count)
    for language in parts[0].split(separator: " ") {
      let rule = PluralRule(language: Name(String(language)))
      for (number, form) in zip(Self.whole, wholes) {
        #expect(rule.category(for: number) == Self.names[form], "\(language), \(number)")
      }
      for (text, form) in zip(Self.decimals, decimals) {
        let number = try #require(PluralNumber(text))
        #expect(rule.category(for: number) == Self.names[form], "\(language), \(text)")
      }
    }
  }

  @Test func givesASampleOfEachForm() {
    let russian = PluralRule(language: "ru")
    #expect(russian.categories == [.one, .few, .many])
    #expect(russian.sample(of: .one) == 1)
    #expect(russian.sample(of: .few) == 2)
    #expect(russian.sample(of: .many) == 5)
    #expect(russian.sample(of: .other) == nil)
    #expect(PluralRule(language: "ja").sample(of: .other) == 2)
    #expect(PluralRule(language: "fr").sample(of: .many) == 1_000_000)
  }

  @Test(arguments: ["", ".", "-", "1.2.3", "1e3", "x", "1,5", "--1", "1-"])
  func readsNoNumberWhereThereIsNone(_ text: String) {
    #expect(PluralNumber(text) == nil)
  }

  @Test func keepsWhatCountsOfLongNumbers() {
    let russian = PluralRule(language: "ru")
    let long = String(repeating: "9", count: 400)
    #expect(PluralNumber(long + "1").map { russian.category(for: $0) } == .one)
    #expect(PluralNumber(long + "02").map { russian.category(for: $0) } == .few)
    #expect(
      PluralNumber("1000000000000000000000001").map {
        PluralRule(language: "en").category(for: $0)
      } == .other)
    #expect(russian.category(for: Int.min) == .many)
  }

  @Test(arguments: [
    ("he", true), ("ar-EG", true), ("fa", true), ("ur", true), ("dv", true), ("pa-Arab", true),
    ("az-Latn", false), ("uz-Arab", true), ("en", false), ("ku", false), ("ckb", true),
    ("sd-Deva", false), ("", false), ("iw", true), ("yi", true), ("ps", true),
  ])
  func knowsFromWhichSideALanguageIsRead(_ language: String, _ isRightToLeft: Bool) {
    #expect(Direction(language: Name(language)) == (isRightToLeft ? .rightToLeft : .leftToRight))
  }
}
