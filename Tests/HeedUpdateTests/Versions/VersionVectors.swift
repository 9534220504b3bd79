import Testing

/// Pairs of versions and how the first stands to the second, by each of the rules.
///
/// They are a part of what is checked where `../shared` is present, and cases of the project's own.
struct VersionVector: CustomTestStringConvertible, Sendable {
  let rules: String
  let first: String
  let second: String
  /// `<`, `=`, `>` or `invalid`.
  let expected: String
  var component: String?

  var testDescription: String { "\(rules): '\(first)' \(expected) '\(second)'" }

  static let all: [VersionVector] = table.split(separator: "\n").map { line in
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { String($0) }
    return VersionVector(
      rules: cells[0], first: cells[1], second: cells[3], expected: cells[2],
      component: cells.count > 4 ? cells[4] : nil)
  }

  private static let table = """
    heed|2.1|=|2.1.0
    heed|2.1|=|2.1.0.0.0
    heed|1.9|<|1.10
    heed|2.0028|>|2.27
    heed|1.0.0-beta.2|<|1.0.0-beta.11
    heed|1.0-beta|<|1.0
    heed|2.0.0-rc.1|=|2.0-rc.1
    heed|1.0+5|=|1.0+6
    heed|01.02|=|1.2
    heed|99999999999999999999.1|>|99999999999999999999.0
    heed|100000000000000000000|>|99999999999999999999
    heed|999999999999999999|<|1000000000000000000
    heed|1.0-99999999999999999999|<|1.0-100000000000000000000
    heed|1.0-beta|>|1.0-99
    heed|1.0--|<|1.0
    heed||invalid|1.0
    heed|1.0b2|invalid|1.0
    heed|v1.0|invalid|1.0
    heed| 1.0|invalid|1.0
    heed|1..2|invalid|1.2
    heed|1.|invalid|1.0
    heed|.5|invalid|0.5
    heed|1.0-|invalid|1.0
    heed|1.0-a..b|invalid|1.0
    heed|1.0+|invalid|1.0
    heed|-1|invalid|1.0
    heed|1,0|invalid|1.0
    heed|１.0|invalid|1.0
    semver|1.0.0|<|2.0.0
    semver|1.9.0|<|1.10.0
    semver|1.0.0-alpha|<|1.0.0-alpha.1
    semver|1.0.0-alpha.1|<|1.0.0-alpha.beta
    semver|1.0.0-beta.2|<|1.0.0-beta.11
    semver|1.0.0-rc.1|<|1.0.0
    semver|1.0.0+1|=|1.0.0+2
    semver|1.0.0-1|<|1.0.0-alpha
    semver|1.0.0-a2|>|1.0.0-a10
    semver|1.0.0-A|<|1.0.0-a
    semver|1.0.0-x-y-z.--|<|1.0.0
    semver|1.0.0+001|=|1.0.0
    semver|1.0.0-0|<|1.0.0-1
    semver|1.0.0--1|>|1.0.0-1
    semver|99999999999999999999.0.0|>|99999999999999999998.0.0
    semver|1.0|invalid|1.0.0
    semver|1.0.0.0|invalid|1.0.0
    semver|01.0.0|invalid|1.0.0
    semver|1.00.0|invalid|1.0.0
    semver|1.0.0-01|invalid|1.0.0
    semver|1.0.0-a_b|invalid|1.0.0
    semver|1.0.0+|invalid|1.0.0
    semver|1.0.0+a+b|invalid|1.0.0
    semver|v1.0.0|invalid|1.0.0
    sparkle|1.0|=|1.0.0
    sparkle|0.1|>|0.0.1
    sparkle|1.5.0-335d3e2|=|1.5-335d3e2
    sparkle|1.5.5|<|1.5.6a1
    sparkle|1.0b9|<|1.0b10
    sparkle|1.0pre1|<|1.0
    sparkle|1.0.0pre1|=|1.0pre1
    sparkle|1.0b1 (1234)|<|1.0 (1234)
    sparkle|3.3 (5847)|=|3.3.0 (5847)
    sparkle|1.0 (1)|>|1.0
    sparkle|1.0 beta|>|1.0
    sparkle|1.0-beta|=|1.0
    sparkle|1.0.0-rc.1|=|1.0.0-beta.2
    sparkle|1.0+5|<|1.0
    sparkle|v1.0|<|v1.0.0
    sparkle|v1|<|1
    sparkle|.1|<|0.0.1
    sparkle||<|1.0
    sparkle||=|
    sparkle|-1|<|1
    sparkle|1.0B|<|1.0b
    sparkle|1_0|=|1,0
    sparkle|007|=|7
    sparkle|١٢|=|12
    sparkle|１.２|<|1.3
    sparkle|1.0β|<|1.0
    sparkle|1\u{00A0}2|=|1 2
    sparkle|9223372036854775806|<|9223372036854775807
    sparkle|99999999999999999999|=|99999999999999999998
    siren|1|<|2.0|major
    siren|1.0|<|1.1|minor
    siren|2.3|<|2.3.1|patch
    siren|1.0.0.0|<|1.0.0.0.1|revision
    siren|1.0.0.0.0.0|<|1.0.0.0.0.7|revision
    siren|1.0|>|0.9|unknown
    siren|2.1|=|2.1.0|unknown
    siren|1.0|=|1.0-beta|unknown
    siren|1.1|>|1.2b3|unknown
    siren|1|<|.5|major
    siren|1.2|=|1..2|unknown
    siren|1.0|=|1.99999999999999999999|unknown
    siren|1.0|<|1.9223372036854775807|minor
    siren|1.0|=|1.9223372036854775808|unknown
    siren|1.0|>|1.-3|unknown
    siren|1.0|<|1.+3|minor
    siren|1.0|=|1. 3|unknown
    siren||<|1|major
    siren|...|=|0|unknown
    siren|1.-9223372036854775808|<|1.-5|minor
    """
}
