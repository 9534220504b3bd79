import Foundation
import Heed
import HeedStrings
import Testing

/// Places in texts, and what fills them.
@Suite struct FormatTests {
  private func fill(_ format: String, _ arguments: [String]) -> ResolvedText? {
    let escaped = format.replacingOccurrences(of: "\"", with: "\\\"")
    return catalog(("en.lproj/Localizable.strings", "\"k\" = \"\(escaped)\";"))
      .text("k", language: "en", arguments: arguments)
  }

  static let filled: [(String, [String], String)] = [
    ("Delete %@?", ["Summer"], "Delete Summer?"), ("%1$@ and %2$@", ["A", "B"], "A and B"),
    ("%2$@ before %1$@", ["A", "B"], "B before A"), ("%1$@ %1$@", ["A"], "A A"),
    ("%d of %ld", ["3", "12"], "3 of 12"),
    ("%lld, %llu, %i, %u, %zd, %qd", ["1", "2", "3", "4", "5", "6"], "1, 2, 3, 4, 5, 6"),
    ("%d%%", ["40"], "40%"), ("%.2f", ["1.5"], "1.50"), ("%f", ["1"], "1.000000"),
    ("%.0f", ["2.5"], "2"), ("%.1f", ["0.25"], "0.2"), ("%.2f", ["9.999"], "10.00"),
    ("%5d|%-5d|%05d|%+d", ["42", "42", "-42", "42"], "   42|42   |-0042|+42"),
    ("%x %X %o %#x", ["255", "255", "8", "16"], "ff FF 10 0x10"), ("%c%c", ["65", "b"], "Ab"),
    ("%s", ["word"], "word"), ("%.3s", ["wörter"], "wör"), ("%*d", ["6", "42"], "    42"),
    ("%.*f", ["1", "2.25"], "2.2"), ("%@", ["%@ %d"], "%@ %d"), ("%.3d", ["7"], "007"),
    ("%d", ["3.0"], "3"), ("%g", ["2.50"], "2.5"), ("%8.3f|", ["3.14159"], "   3.142|"),
    ("%'d", ["1234567"], "1234567"), ("%x", ["-1"], "ffffffff"),
    ("%lx", ["-1"], "ffffffffffffffff"),
  ]

  @Test(arguments: filled.indices)
  func fillsPlacesAsFormatsSay(_ index: Int) {
    let (format, arguments, text) = Self.filled[index]
    let found = fill(format, arguments)
    #expect(found?.text == text)
    #expect(found?.problem == nil)
    #expect(found?.usesSamples == false)
  }

  @Test(arguments: filled.indices)
  func fillsNumbersAsTheLibraryOfCDoes(_ index: Int) throws {
    let (format, arguments, text) = Self.filled[index]
    // One number, and a format that the library has too.
    guard arguments.count == 1, let number = Double(arguments[0]), !format.contains("c"),
      !format.contains("'"), !format.contains("@"), !format.contains("s")
    else { return }
    let isReal = format.contains("f") || format.contains("g")
    let theirs =
      isReal ? String(format: format, number) : String(format: format, Int(number))
    #expect(theirs == text)
  }

  @Test(arguments: [
    "100% of it", "50 % der Fläche", "Save 5% now", "%", "100 %", "5%, no more", "% de descuento",
  ])
  func showsAPercentSignAsItStands(_ text: String) {
    #expect(fill(text, [])?.text == text)
    #expect(fill(text, [])?.usesSamples == false)
  }

  @Test func putsSamplesIntoPlacesThatNothingIsGivenFor() {
    let found = fill("%1$@ has %2$d files, %3$.1f MB", [])
    #expect(found?.text == "Alexandra has 2 files, 2.5 MB")
    #expect(found?.usesSamples == true)
    #expect(found?.problem == nil)
  }

  static let problems: [(String, [String], String)] = [
    ("%d files", ["many"], "argument 1 is 'many', and %d takes a whole number"),
    ("%@ and %@", ["A"], "place for a number 2"), ("Delete?", ["A"], "has no place"),
    ("%@", ["A", "B"], "places for 1"), ("%.1f", ["x"], "a number with a point"),
    ("%d", ["1.5"], "a whole number"), ("%d", ["99999999999999999999"], "a whole number"),
  ]

  @Test(arguments: problems.indices)
  func saysWhichArgumentDoesNotFit(_ index: Int) {
    let (format, arguments, problem) = Self.problems[index]
    let found = fill(format, arguments)
    #expect(found?.problem?.contains(problem) == true, "\(found?.problem ?? "-")")
  }

  /// Any text is shown, whatever stands in it; the seed is that of `HEED_SEED`, or always the same.
  @Test func neverReadsAnArgumentThatIsNotThere() {
    let words = ProcessInfo.processInfo.environment["HEED_SEED"]
    var state = words.flatMap { UInt64($0) } ?? (words == "random" ? .random(in: 0...(.max)) : 7)
    print("HEED_SEED=\(state)")
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    let parts = [
      "%", "%%", "%@", "$", "1", "2", "999", "%1$", "%2$@", "d", "ld", ".", "*", "#", "@", "-", "0",
      "%#@a@", "%arg", "f", "n", "x", " ", "é", "%*d", "%.*f", "%99999d", "\u{202B}",
    ]
    for _ in 0..<3_000 {
      let format = (0..<next(12)).map { _ in parts[next(parts.count)] }.joined()
      let arguments = (0..<next(4)).map { _ in parts[next(parts.count)] }
      let texts = catalog(
        ("en.lproj/A.strings", "\"k\" = \"\(format)\";"),
        ("de.lproj/A.strings", "\"k\" = \"\(format)!\";"))
      let text = texts.text("k", language: "en", arguments: arguments)
      #expect(text != nil, "\(format)")
      #expect(text?.text.utf8.count ?? 0 < 20_000, "\(format)")
      _ = texts.findings()
    }
  }
}
