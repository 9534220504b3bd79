import Heed
import HeedUpdate
import Testing

@Suite struct VersionRulesTests {
  @Test(arguments: VersionVector.all)
  func comparesAsItsRulesSay(_ vector: VersionVector) throws {
    try check(vector)
  }

  @Test func agreesWithEverySharedVector() throws {
    let rows = SharedVectors.rows("version-vectors.tsv")
    guard !rows.isEmpty else {
      print("Skipped: ../shared/vectors is not here.")
      return
    }
    var checked = 0
    for row in rows where VersionRules(named: Name(row[0])) != nil {
      try check(
        VersionVector(
          rules: row[0], first: row[1], second: row[2], expected: row[3],
          component: row[4].isEmpty ? nil : row[4]))
      checked += 1
    }
    #expect(checked >= 90)
  }

  private func check(_ vector: VersionVector) throws {
    let rules = try #require(VersionRules(named: Name(vector.rules)))
    if vector.expected == "invalid" {
      #expect(throws: VersionError.self, "\(vector)") {
        try rules.compare(vector.first, vector.second)
      }
      return
    }
    #expect(try rules.compare(vector.first, vector.second).sign == vector.expected, "\(vector)")
    let reversed = ["<": ">", ">": "<", "=": "="][vector.expected]
    // Sparkle's own answer to a period against a dash is the same both ways round.
    #expect(try rules.compare(vector.second, vector.first).sign == reversed, "\(vector) reversed")
    if let component = vector.component {
      let found = try rules.component(from: vector.first, to: vector.second)
      #expect(found?.name ?? "unknown" == component, "\(vector)")
    }
  }

  @Test(arguments: [
    ("1.0", "2.0", "major"), ("1.0", "1.0.1", "patch"), ("1.2.3", "1.2.3.4", "revision"),
    ("1.0-beta", "1.0", "revision"), ("2.0-beta", "3", "major"), ("1.9", "1.10", "minor"),
  ])
  func namesTheFirstNumberThatIsHigher(_ old: String, _ new: String, _ component: String) throws {
    #expect(try VersionRules.heed.component(from: old, to: new)?.name == component)
    #expect(try VersionRules.heed.component(from: new, to: old) == nil)
    #expect(try VersionRules.heed.component(from: old, to: old) == nil)
  }

  @Test func aLenientReadingPassesOverAPrefixAndSpaces() throws {
    #expect(try Version(lenient: " v1.2 \n").text == "1.2")
    #expect(try Version(lenient: "V 3").text == "3")
    #expect(throws: VersionError.self) { try Version(lenient: "version 3") }
    #expect(throws: VersionError.self) { try Version(lenient: "vv3") }
  }

  @Test func saysWhereAVersionCannotBeRead() {
    let error = #expect(throws: VersionError.self) { try Version("1.0b2") }
    #expect(error?.offset == 3)
    #expect(error?.description.hasPrefix("'1.0b2' is no version: ") == true)
    let hostile = #expect(throws: VersionError.self) {
      try Version("\u{1B}[2J" + String(repeating: "x", count: 500))
    }
    #expect(hostile?.text.utf8.contains(0x1B) == false)
    #expect((hostile?.text.utf8.count ?? 500) < 70)
  }

  @Test func equalVersionsHaveOneHash() {
    let versions = ["2.1", "2.1.0", "02.1+7", "2.1.0.0+x.y"].map { Sample.version($0) }
    #expect(Set(versions).count == 1)
    #expect(Set(["1-1", "1-01"].map { Sample.version($0) }).count == 1)
    #expect(versions.map { $0.text } == ["2.1", "2.1.0", "02.1+7", "2.1.0.0+x.y"])
  }

  @Test func givesItsNumbers() {
    let version = Sample.version("12.0034567890123456789012.5")
    #expect(version.number(at: 0) == "12")
    #expect(version.number(at: 1) == "34567890123456789012")
    #expect(version.number(at: 2) == "5")
    #expect(version.number(at: 3) == "0")
    #expect(version.number(at: -1) == "0")
  }

  @Test func versionsOfDifferentRulesHaveNoOrder() throws {
    let version = Sample.order("2.0")
    #expect(version.order(to: Sample.build("1.0")) == nil)
    #expect(version.order(to: try ComparedVersion("1.0", by: .siren)) == nil)
    #expect(version.component(to: Sample.build("3.0")) == nil)
    #expect(Sample.build("1.0").component(to: Sample.build("2.0")) == .major)
    #expect(Sample.build("1.0b").component(to: Sample.build("1.0")) == .revision)
  }

  @Test func buildNumbersAreOrderedAmongThemselves() throws {
    let old = try #require(BuildNumber("999"))
    #expect(old.order(to: BuildNumber(1_000)) == .less)
    #expect(BuildNumber("2024.3.1")?.order(to: old) == .greater)
    #expect(BuildNumber("") == nil)
  }
}
