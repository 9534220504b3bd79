import Heed
import HeedTesting
import HeedUpdate
import Testing

@Suite struct ComparatorInvariantTests {
  /// Texts that versions are made of, and some that break them.
  private static let pieces = [
    "0", "1", "2", "10", "007", "99999999999999999999", ".", ".", ".", "-", "+", "beta", "rc", "a",
    "Z", " ", "(", ")", "~", "é", "٣", "😀", "v", "_",
  ]

  private func text(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...7, using: &generator))
      .map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  private func version(_ generator: inout SeededGenerator, semantic: Bool) -> String {
    let count = semantic ? 3 : Int.random(in: 1...5, using: &generator)
    var text = (0..<count)
      .map { _ in String(Int.random(in: 0...3, using: &generator)) }.joined(separator: ".")
    if Bool.random(using: &generator) {
      let words = ["alpha", "beta", "0", "1", "11", "a-b"]
      text += "-"
      text += (0..<Int.random(in: 1...3, using: &generator))
        .map { _ in words.randomElement(using: &generator) ?? "" }.joined(separator: ".")
    }
    if Int.random(in: 0..<4, using: &generator) == 0 { text += "+7" }
    return text
  }

  @Test(arguments: [VersionRules.heed, .semver, .siren])
  func isATotalOrder(_ rules: VersionRules) throws {
    var generator = SeededGenerator(seed: TestSeed.value)
    for number in 0..<3_000 {
      let texts = (0..<3).map { _ in
        rules == .siren
          ? text(&generator) : version(&generator, semantic: rules == .semver)
      }
      let note = "HEED_SEED=\(TestSeed.value), case \(number): \(texts)"
      let (a, b, c) = (texts[0], texts[1], texts[2])
      #expect(try rules.compare(a, a) == .same, "\(note)")
      #expect(try rules.compare(a, b) == rules.compare(b, a).reversed, "\(note)")
      // No circle: what is at most b, and b at most c, is at most c; and stricter where one is.
      let first = try rules.compare(a, b)
      let second = try rules.compare(b, c)
      let both = try rules.compare(a, c)
      if first != .greater, second != .greater {
        #expect(both == (first == .same ? second : first), "\(note)")
      }
    }
  }

  @Test func sparkleReadsEverythingAndAnswersBothWaysAlike() throws {
    var generator = SeededGenerator(seed: TestSeed.value)
    for number in 0..<5_000 {
      let (a, b) = (text(&generator), text(&generator))
      let note = "HEED_SEED=\(TestSeed.value), case \(number): '\(a)' '\(b)'"
      #expect(try VersionRules.sparkle.compare(a, a) == .same, "\(note)")
      // A dash at the start has no order to a separator, and loses to it both ways round.
      if a.hasPrefix("-") || b.hasPrefix("-") { continue }
      #expect(
        try VersionRules.sparkle.compare(a, b) == VersionRules.sparkle.compare(b, a).reversed,
        "\(note)")
    }
  }

  @Test func equalVersionsHaveOneHashAndOneOrder() throws {
    var generator = SeededGenerator(seed: TestSeed.value)
    for number in 0..<3_000 {
      let a = Sample.version(version(&generator, semantic: false))
      let b = Sample.version(version(&generator, semantic: false))
      let note = "HEED_SEED=\(TestSeed.value), case \(number): \(a) \(b)"
      #expect((a == b) == (a.order(to: b) == .same), "\(note)")
      #expect((a < b) == (b > a), "\(note)")
      if a == b { #expect(a.hashValue == b.hashValue, "\(note)") }
    }
  }

  @Test func veryLongVersionsTakeNoTimeToSpeakOf() throws {
    let long = String(repeating: "1.", count: 200_000) + "1"
    let digits = String(repeating: "9", count: 400_000)
    for rules in [VersionRules.heed, .sparkle, .siren] {
      #expect(try rules.compare(long, long + ".1") == .less)
    }
    #expect(try VersionRules.heed.compare(digits, digits + "0") == .less)
    #expect(try VersionRules.sparkle.compare(digits, digits + "0") == .same)
  }
}
