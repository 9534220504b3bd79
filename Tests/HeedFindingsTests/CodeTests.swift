import Foundation
import Heed
import HeedExamples
import HeedFindings
import HeedTesting
import Testing

struct CodeTests {
  private static var page: String {
    get throws {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      return try String(
        contentsOf: root.appendingPathComponent("docs/findings.md"), encoding: .utf8)
    }
  }

  @Test(arguments: Finding.Code.all)
  func isInTheDocumentation(_ code: Finding.Code) throws {
    #expect(try Self.page.contains("| `\(code.name)` |"))
  }

  @Test func hasANameOfItsOwnInSmallLetters() {
    let names = Finding.Code.all.map { $0.name }
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } && !$0.isEmpty })
  }

  @Test(arguments: ExampleAlerts.all)
  func findsNoErrorInAnExample(_ example: Example) {
    for appearance in Appearance.allCases {
      let findings = example.alert.findings(
        in: Environment(appearance: appearance), measurer: FixedMeasurer.measurer)
      #expect(findings.allSatisfy { $0.severity != .error }, "\(findings)")
    }
  }

  /// The same on every run, unless `HEED_SEED` says another.
  private static var seed: UInt64 {
    switch ProcessInfo.processInfo.environment["HEED_SEED"] {
    case "random"?: UInt64.random(in: 0...UInt64(UInt32.max))
    case let text?: UInt64(text) ?? 11
    case nil: 11
    }
  }

  /// The rules hold for whatever an alert says, and say something that a person can use.
  @Test func saysSomethingAboutAnyAlert() {
    let seed = Self.seed
    var generator = AlertGenerator(seed: seed)
    for _ in 0..<200 {
      let alert = generator.alert()
      let environment = generator.environment()
      for finding in alert.findings(in: environment, measurer: FixedMeasurer.measurer) {
        #expect(finding.reason.hasSuffix("."), "seed \(seed): \(finding)")
        #expect(finding.remedy.hasSuffix("."), "seed \(seed): \(finding)")
        #expect(finding.reason.utf8.count < 400, "seed \(seed): \(finding)")
      }
    }
  }
}
