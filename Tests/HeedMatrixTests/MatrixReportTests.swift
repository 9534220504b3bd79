import Foundation
import Heed
import HeedDocument
import HeedFindings
import HeedMatrix
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct MatrixReportTests {
  private static let axes = MatrixAxes(
    languages: ["de", "en", "fr"].map { MatrixLanguage(Name($0), direction: .leftToRight) },
    textSizes: [.large, .accessibility3])

  private static func report(
    silences: [MatrixSilence] = [], texts: [MatrixTextFinding] = [],
    _ picture: (MatrixCell) -> (isStacked: Bool?, findings: [Finding])
  ) -> MatrixReport {
    let plan = MatrixPlan(files: ["x/a.json", "b.json"], axes: axes)
    let pictures = (0..<plan.count).map { index -> MatrixPicture in
      let cell = plan[index]
      let (isStacked, findings) = picture(cell)
      return MatrixPicture(
        file: plan.file(of: cell), digest: "d", bytes: 9, isStacked: isStacked, findings: findings,
        places: [MatrixPicture.Place("title", Rect(x: 5, y: 6, width: 7, height: 8))])
    }
    return MatrixReport(
      plan: plan, files: ["x/a.json", "b.json"], pictures: pictures, texts: texts,
      silences: silences
    ) { document, path in "\(document):\(path)" }
  }

  private static func finding(
    _ code: Finding.Code = .textCutOff, _ severity: Finding.Severity = .warning,
    _ reason: String = "It is cut."
  ) -> Finding {
    Finding(
      code, severity, path: "title", frame: Rect(x: 1, y: 2, width: 3, height: 4), reason: reason,
      remedy: "Shorten it.")
  }

  @Test func makesOneProblemOfAllPicturesWithIt() {
    let report = Self.report { cell in
      let isFound = cell.document == 0 && cell.language.tag != "en" && cell.textSize == .large
      return (nil, isFound ? [Self.finding()] : [])
    }
    #expect(report.problems.count == 1)
    #expect(report.problems[0].pictures.count == 4 && report.problems[0].languages == [0, 2])
    #expect(report.problems[0].place == "0:title")
    #expect(report.whereabouts(of: report.problems[0]) == "de, fr; L")
    #expect(report.count(.warning) == 1 && report.count(.error) == 0)
  }

  @Test func theWorstOfAllPicturesSpeaks() {
    let report = Self.report { cell in
      (
        nil,
        [
          cell.language.tag == "fr"
            ? Self.finding(.contrast, .error, "Worse.") : Self.finding(.contrast, .note, "Bad.")
        ]
      )
    }
    #expect(report.problems.map { $0.severity } == [.error, .error])
    #expect(report.problems[0].reason == "Worse.")
    #expect(report.whereabouts(of: report.problems[0]) == nil)
  }

  @Test func tellsWhereActionsStackInSomeLanguagesOnly() throws {
    let report = Self.report { cell in
      (cell.textSize == .large ? cell.language.tag == "de" : true, [])
    }
    let problem = try #require(report.problems.first { $0.document == 0 })
    #expect(problem.code == .stackedInSome && problem.severity == .note)
    #expect(problem.reason.contains("in de, and side by side in 2 other languages"))
    #expect(report.whereabouts(of: problem) == "de; L")
  }

  @Test(arguments: [true, false])
  func saysNothingWhereActionsStandAlikeEverywhere(_ isStacked: Bool) {
    #expect(Self.report { _ in (isStacked, []) }.problems.isEmpty)
  }

  @Test func aSilenceKeepsWhatItMeansAndNothingElse() {
    let silences = [
      MatrixSilence(.textCutOff, document: "x/a.json", language: "de", reason: "A name."),
      MatrixSilence(.contrast, reason: "Never there.", line: 7, column: 3),
    ]
    let report = Self.report(silences: silences) { _ in (nil, [Self.finding()]) }
    // Of the first document German alone is meant; of the second nothing.
    #expect(report.problems.count == 3 && report.count(.warning) == 2)
    #expect(report.silencedCount == 1)
    let meant = report.problems.first { $0.silence != nil }
    #expect(meant?.silence == "A name." && meant?.languages == [0])
    #expect(report.unusedSilences == [silences[1]])
  }

  @Test func whatIsWrongWithTextsIsMarkedWhereTheyAreShown() {
    let texts = [1, 2].map { language in
      MatrixTextFinding(
        document: 1, language: language, Self.finding(.noText, .error), place: "\(language):3:1")
    }
    let report = Self.report(texts: texts) { _ in (nil, []) }
    #expect(report.problems.count == 1 && report.count(.error) == 1)
    #expect(report.problems[0].place == "1:3:1" && report.problems[0].isAboutTexts)
    #expect(report.whereabouts(of: report.problems[0]) == "en, fr")
    #expect(report.problems[0].pictures.count == 8)
    let marked = report.marks.indices.filter { !report.marks[$0].isEmpty }
    #expect(marked == report.problems[0].pictures)
    #expect(report.marks[marked[0]][0].frame == Rect(x: 5, y: 6, width: 7, height: 8))
    // A server counts them once.
    let junit = String(decoding: report.junit, as: UTF8.self)
    #expect(junit.components(separatedBy: "<failure").count == 2)
  }

  // MARK: For programs

  @Test func jsonTellsEverythingAndIsTheSameEachTime() throws {
    func json() -> [UInt8] { Self.report { _ in (true, [Self.finding()]) }.json }
    let bytes = json()
    #expect(bytes == json())
    let value = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let pictures = try #require(value?["pictures"] as? [[String: Any]])
    #expect(pictures.count == 24)
    #expect(pictures[0]["file"] as? String == "a/de_L_light_390x844@2x.png")
    let findings = try #require(pictures[0]["findings"] as? [[String: Any]])
    #expect(findings[0]["frame"] as? [Double] == [1, 2, 3, 4])
    let summary = try #require(value?["summary"] as? [String: Int])
    #expect(
      summary == ["pictures": 24, "errors": 0, "warnings": 2, "notes": 0, "silenced": 0])
  }

  private final class Counter: NSObject, XMLParserDelegate {
    var counts: [String: Int] = [:]
    var failures = 0

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      counts[name, default: 0] += 1
      if name == "testsuites" { failures = attributes["failures"].flatMap { Int($0) } ?? -1 }
    }
  }

  @Test func junitIsXMLWhateverTextsSay() {
    let hostile = "a < b & \"c\" ]]> \u{1}\u{FFFE}\n'"
    let report = Self.report { cell in
      (nil, cell.language.tag == "en" ? [Self.finding(.contrast, .error, hostile)] : [])
    }
    let counter = Counter()
    let parser = XMLParser(data: Data(report.junit))
    parser.delegate = counter
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(counter.counts["testsuite"] == 2 && counter.counts["testcase"] == 24)
    #expect(counter.counts["failure"] == 8 && counter.failures == 8)
  }

  // MARK: For people

  @Test func nothingInAReportEndsThePagesScript() {
    let hostile = "</script><script>alert(1)</script><!-- \" onload=\"x & <b>"
    let report = Self.report { _ in (nil, [Self.finding(.contrast, .error, hostile)]) }
    let words = [[hostile, "", ""], ["", "", ""]]
    let page = String(decoding: MatrixPage(report, words: words).html, as: UTF8.self)
    // The data and the program.
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "</script").count == 3)
    #expect(!page.contains("<b>alert") && !page.contains("<script>alert"))
    #expect(!page.contains(" onload=\"x"))
    for scheme in ["http:", "https:", "url(", "@import", "src=\"//", "fetch(", " style=\""] {
      #expect(!page.contains(scheme), "\(scheme)")
    }
  }

  @Test func thePageListsPicturesAndFindingsWithoutItsScript() {
    let report = Self.report { _ in (nil, [Self.finding()]) }
    let page = String(
      decoding: MatrixPage(report, words: [["", "", ""], ["", "", ""]]).html, as: UTF8.self)
    #expect(page.components(separatedBy: "<li class=\"card\"").count == 25)
    #expect(page.contains("src=\"./a/fr_AX3_dark_390x844@2x.png\""))
    #expect(page.contains("<li id=\"f2\" data-number=\"2\" class=\"warning\">"))
  }

  @Test func dataOfAPageHasNoSignsOfMarkup() {
    let text = "</script>&<!--\u{2028}\u{7F}\\\"\n"
    let bytes = CompactJSON.bytes(of: .array([.string(text), .number(1.5), .number(2), .null]))
    #expect(!bytes.contains(0x3C) && !bytes.contains(0x3E) && !bytes.contains(0x26))
    let value = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [Any]
    #expect(value?.first as? String == text)
  }
}
