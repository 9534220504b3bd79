import Heed
import HeedDocument
import HeedPlayground
import Testing

@Suite struct PageMeasurerTests {
  private func request(_ text: String, width: Double = 100, link: Name? = nil) -> TextRequest {
    TextRequest(
      runs: [
        TextRequest.Run(
          text, font: ResolvedFont(size: 17, weight: .semibold, isItalic: true, family: "Inter"),
          color: RGBA(red: 0, green: 0, blue: 0), link: link)
      ],
      width: width, lineLimit: 2, direction: .rightToLeft, language: "ar")
  }

  @Test func theQuestionSaysEverythingThatMatters() throws {
    var questions: [String] = []
    let page = PageMeasurer { question in
      questions.append(String(decoding: question, as: UTF8.self).filter { $0 != "\n" && $0 != " " })
      return [0, 1, 0, 2, 20]
    }
    _ = page.measurer.text(request("Hi"))
    _ = page.measurer.text(request("Hi", width: .infinity))
    let run =
      #"{"text":"Hi","size":17,"weight":600,"italic":true,"design":0,"link":false,"family":"Inter"}"#
    let start = #"{"limit":2,"rtl":true,"language":"ar","runs":["# + run + "]"
    #expect(questions == [start + #","width":100}"#, start + "}"])
  }

  @Test func aTextIsAskedForOnce() {
    var count = 0
    let page = PageMeasurer { _ in
      count += 1
      return [0, 1, 0, 2, 20]
    }
    let first = page.measurer.text(request("Hi"))
    #expect(page.measurer.text(request("Hi")) == first)
    _ = page.measurer.text(request("Ho"))
    #expect(count == 2)
  }

  @Test func linesAndLinksAreThoseOfTheAnswer() {
    let page = PageMeasurer { _ in [1, 2, 0, 4, 30.5, 4, 9, 41, 0, 1, 3, 12] }
    let metrics = page.measurer.text(request("two lines", link: "https://example.org"))
    #expect(
      metrics
        == TextMetrics(
          lines: [
            TextMetrics.Line(range: 0..<4, width: 30.5), TextMetrics.Line(range: 4..<9, width: 41),
          ],
          isTruncated: true,
          links: [TextMetrics.LinkSpan(link: "https://example.org", line: 1, x: 3, width: 12)]))
  }

  @Test(arguments: [
    [], [0], [0, 1e300], [0, 2, 50, -3, .nan, 7, 99, -1], [.nan, .infinity, -1, 1, 1],
    [0, 1, 0, 5, 3, 9, 9, 9, 9, 1],
  ])
  func whatAPageAnswersWronglyStaysWithinTheText(_ answer: [Double]) {
    let metrics = PageMeasurer { _ in answer }.measurer.text(request("Hello"))
    #expect(!metrics.lines.isEmpty)
    for line in metrics.lines {
      #expect(line.range.upperBound <= 5 && line.width >= 0 && line.width.isFinite)
    }
    #expect(metrics.links.isEmpty)
  }
}
