import Testing

/// `heed update compare`.
struct CompareTests {
  @Test(arguments: [
    ("1.2", "1.2.0", "="), ("1.9", "1.10", "<"), ("2.0", "2.0-beta.2", ">"),
    ("2.0-beta.10", "2.0-beta.2", ">"), ("1.0+5", "1.0+7", "="),
    ("1.99999999999999999999999", "1.100000000000000000000000", "<"),
  ])
  func comparesByOwnRules(_ first: String, _ second: String, _ sign: String) {
    let heed = Program("update", "compare", first, second)
    #expect(heed.exitCode == 0)
    #expect(heed.output == sign + "\n")
    #expect(heed.errors.isEmpty)
  }

  @Test(.enabled(if: !Vectors.versions.isEmpty, "../shared/vectors is not there"))
  func agreesWithEveryVector() {
    for row in Vectors.versions {
      let heed = Program("update", "compare", "--rules", row[0], "--", row[1], row[2])
      if row[3] == "invalid" {
        #expect(heed.exitCode == 2, "\(row)")
        #expect(heed.output.isEmpty && heed.errors.contains("is no version"), "\(row)")
      } else {
        #expect(heed.exitCode == 0, "\(row) \(heed.errors)")
        #expect(heed.output == row[3] + "\n", "\(row)")
      }
    }
  }

  @Test func runsAsAProgramOfItsOwn() throws {
    let heed = try Command("update", "compare", "2.4.1", "2.5")
    #expect(heed.exitCode == 0)
    #expect(heed.text == "<\n")
  }

  @Test(arguments: [
    (["x", "1"], "'x' is no version"), (["1.0", ""], "it is empty"), (["1"], "needs two versions"),
    (["1", "2", "3"], "two versions only"), ([], "heed update compare needs A and B"),
    (["1", "2", "--rules", "semvr"], "did you mean 'semver'?"),
    (["1.0", "1.0.0", "--rules", "semver"], "three numbers"),
  ])
  func refusesWhatItCannotRead(_ words: [String], _ reason: String) {
    let heed = Program(["update", "compare"] + words)
    #expect(heed.exitCode == 2)
    #expect(heed.output.isEmpty)
    #expect(heed.errors.contains(reason))
  }
}
