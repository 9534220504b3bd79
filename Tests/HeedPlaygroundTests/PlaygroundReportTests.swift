import Heed
import HeedDocument
import HeedPlayground
import HeedTesting
import Testing

@Suite struct PlaygroundReportTests {
  static let question = """
    {
      "heed": 1,
      "title": "Delete 3 photos?",
      "actions": [
        { "title": "Cancel", "role": "cancel" },
        { "title": "Delete", "role": "destructive" }
      ]
    }
    """

  @Test func aGoodDocumentHasNoIssuesAndEverythingElse() throws {
    let report = try JSONReport(Self.question)
    #expect(report.keys == ["issues", "findings", "formatted", "sources", "scene"])
    #expect(report.count("issues") == 0)
  }

  @Test func aMisspelledKeyHasItsPlaceAndTheNameThatWasMeant() throws {
    let report = try JSONReport("{\n  \"heed\": 1,\n  \"titel\": \"Hi\", \"dismiss\": {}\n}")
    #expect(report.value("issues.0.line") == "3.0")
    #expect(report.value("issues.0.column") == "3.0")
    #expect(report.value("issues.0.suggestion") == "title")
    #expect(report.value("issues.0.severity") == "error")
    #expect(report.value("scene") == nil)
  }

  @Test(arguments: ["", "{", "[]", "null", "{\"heed\": 9}", "\u{0}", "\"\\ud800\""])
  func whatIsNoDocumentHasAnIssueAndNoScene(_ text: String) throws {
    let report = try JSONReport(text)
    #expect(report.count("issues") > 0)
    #expect(report.keys == ["issues", "findings"])
  }

  @Test func bytesThatAreNoTextHaveAnIssue() throws {
    let report = try JSONReport([0x7B, 0xFF, 0x7D])
    #expect(report.value("issues.0.message")?.hasPrefix("this is not UTF-8") == true)
  }

  @Test func findingsHaveThePlaceInTheDocument() throws {
    let report = try JSONReport(
      """
      {
        "heed": 1, "title": "Delete 3 photos?", "preferred": "delete",
        "actions": [
          { "id": "delete", "title": "Delete", "role": "destructive" },
          { "title": "Cancel", "role": "cancel" }
        ]
      }
      """)
    let codes = report.values("findings", "code")
    let place = try #require(codes.firstIndex(of: "destructive-preferred"))
    #expect(report.value("findings.\(place).line") == "2.0")
    #expect(report.value("findings.\(place).path") == "preferred")
  }

  @Test func theSceneIsThatOfTheSurface() throws {
    let report = try JSONReport(
      Self.question, on: #"{"size": [820, 1180], "direction": "rtl", "textSize": "AX5"}"#)
    let environment = Environment(
      size: Size(width: 820, height: 1180), direction: .rightToLeft, textSize: .accessibility5)
    let alert = try DocumentReader().read(Array(Self.question.utf8)).alert
    let scene = alert.scene(in: environment, measurer: FixedMeasurer.measurer)
    #expect(report.value("scene.size.0") == "820.0")
    #expect(report.values("scene.nodes", "id") == scene.accessibleNodes.map { $0.id.string })
    #expect(report.value("scene.nodes.0.frame.0") == "\(scene.accessibleNodes[0].frame.x)")
    #expect(report.count("scene.focusOrder") == scene.focusOrder.count)
    #expect(report.value("scene.initialFocus") == scene.initialFocus?.string)
  }

  @Test func theSceneSaysHowLongTheAlertComesAndGoes() throws {
    let report = try JSONReport(
      """
      { "heed": 1, "title": "Hi", "actions": [{ "title": "OK" }],
        "enter": { "pose": { "opacity": 0 }, "duration": 0.5, "delay": 0.25, "curve": "linear" },
        "exit": { "pose": { "opacity": 0 }, "duration": 2, "curve": "linear" } }
      """)
    #expect(report.value("scene.enter") == "0.75")
    #expect(report.value("scene.exit") == "2.0")
  }

  @Test func aThemeOfTheSurfaceChangesTheSceneAndNotTheDocument() throws {
    let plain = try JSONReport(Self.question)
    let themed = try JSONReport(Self.question, on: #"{"theme": "ios26"}"#)
    #expect(plain.value("scene.nodes.0.frame.2") != themed.value("scene.nodes.0.frame.2"))
    #expect(plain.value("formatted") == themed.value("formatted"))
  }

  @Test func theFormattedDocumentReadsBackAsAnEqualAlert() throws {
    let alert = try DocumentReader().read(Array(Self.question.utf8)).alert
    let formatted = try #require(try JSONReport(Self.question).value("formatted"))
    #expect(try DocumentReader().read(Array(formatted.utf8)).alert == alert)
  }

  @Test func everyGeneratedAlertHasAReport() throws {
    var generator = AlertGenerator(seed: TestSeed.value)
    for number in 0..<50 {
      let document = DocumentWriter().write(generator.alert())
      let report = try JSONReport(document)
      #expect(report.value("formatted") == document, "HEED_SEED=\(TestSeed.value), case \(number)")
      #expect(report.count("scene.nodes") > 0, "HEED_SEED=\(TestSeed.value), case \(number)")
    }
  }
}
