import Heed
import HeedDocument
import HeedFindings
import HeedTesting
import Testing

/// Whether texts fit, where the letters' widths are not known for certain.
struct FitTests {
  /// What is found in a title of one line; letters are 8.5 points wide and a tenth more, the room is
  /// 238 points.
  private static func findings(
    ofTitle count: Int, isExact: Bool = false
  ) throws -> (found: [Finding], measured: [Finding]) {
    let title = String(repeating: "m", count: count)
    let document =
      #"{"heed": 1, "title": {"runs": [{"text": "\#(title)"}], "lines": 1}, "actions": [{"title": "OK"}]}"#
    let alert = try DocumentReader().read(Array(document.utf8)).alert
    let environment = Environment()
    let measurer = FixedMeasurer.measurer
    let scene = alert.scene(in: environment, measurer: measurer)
    let evidence = Evidence(families: { _ in ["Test"] })
    let found = AlertInspection.fit(
      of: alert, as: scene, in: environment, measurer: measurer, evidence: evidence,
      tolerance: AlertInspection.Tolerance(part: 0.06) { _ in isExact })
    let measured = alert.findings(in: environment, measurer: measurer, evidence: evidence)
      .filter { $0.code == .textCutOff }
    return (found, measured)
  }

  @Test func whatFitsByFarIsFine() throws {
    #expect(try Self.findings(ofTitle: 23).found.isEmpty)
  }

  @Test func whatJustFitsMayNot() throws {
    let (found, measured) = try Self.findings(ofTitle: 25)
    #expect(measured.isEmpty)
    #expect(found.map { $0.code } == [.mayNotFit] && found[0].severity == .note)
    #expect(found[0].reason.contains("6 percent wider"))
    #expect(found[0].frame != nil)
  }

  @Test func whatJustDoesNotFitMay() throws {
    let (found, measured) = try Self.findings(ofTitle: 26)
    #expect(measured.count == 1)
    #expect(found.map { $0.code } == [.mayNotFit] && found[0].severity == .warning)
    #expect(found[0].reason.contains("6 percent narrower"))
  }

  @Test func whatDoesNotFitByFarIsCutOff() throws {
    let (found, _) = try Self.findings(ofTitle: 29)
    #expect(found.map { $0.code } == [.textCutOff])
    #expect(found[0].font == "Test, semibold, 17 points")
  }

  @Test(arguments: [25, 26])
  func nothingIsInDoubtWhereTheFontIsThere(_ count: Int) throws {
    let (found, measured) = try Self.findings(ofTitle: count, isExact: true)
    #expect(found == measured)
  }

  @Test(arguments: [
    (#"[{"title": "Go"}, {"title": "Stay"}]"#, false),
    (#"[{"title": "Go to the next one of all"}, {"title": "Stay"}]"#, true),
  ])
  func tellsWhetherTwoActionsAreStacked(_ actions: String, _ isStacked: Bool) throws {
    let document = #"{"heed": 1, "title": "A", "actions": \#(actions)}"#
    let alert = try DocumentReader().read(Array(document.utf8)).alert
    let scene = alert.scene(in: Environment(), measurer: FixedMeasurer.measurer)
    #expect(AlertInspection.stacksActions(of: alert, in: scene) == isStacked)
    var vertical = alert
    vertical.arrangement = .vertical
    #expect(AlertInspection.stacksActions(of: vertical, in: scene) == nil)
  }
}
