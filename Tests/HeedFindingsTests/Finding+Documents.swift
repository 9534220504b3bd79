import Heed
import HeedDocument
import HeedFindings
import HeedTesting
import Testing

extension Finding {
  /// What is found in a document on the usual surface, by a measurer without fonts.
  static func all(
    in document: String, _ environment: Environment = Environment(),
    evidence: Evidence = Evidence(), behind: RGBA? = nil
  ) throws -> [Finding] {
    let alert = try DocumentReader().read(Array(document.utf8)).alert
    return alert.findings(
      in: environment, measurer: FixedMeasurer.measurer, evidence: evidence, behind: behind)
  }

  /// The one finding of a code; records a failure where there is none or are several.
  static func only(
    _ code: Code, in document: String, _ environment: Environment = Environment(),
    evidence: Evidence = Evidence(), behind: RGBA? = nil
  ) throws -> Finding {
    let findings = try all(in: document, environment, evidence: evidence, behind: behind)
      .filter { $0.code == code }
    try #require(findings.count == 1, "\(findings)")
    return findings[0]
  }
}
