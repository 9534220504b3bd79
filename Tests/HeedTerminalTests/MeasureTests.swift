import Heed
import HeedTesting
import Testing

@testable import HeedTerminal

@Suite struct MeasureTests {
  private func request(
    _ text: String, _ width: Double, limit: Int = 0, _ truncation: TextRequest.Truncation = .tail
  ) -> TextRequest {
    TextRequest(
      runs: [TextRequest.Run(text, font: ResolvedFont(size: 17), color: RGBA(hex: 0))],
      width: width, lineLimit: limit, truncation: truncation)
  }

  private func lines(_ text: String, _ width: Double) -> [String] {
    let bytes = Array(text.utf8)
    return CellMeasurer.metrics(of: request(text, width)).lines.map {
      String(decoding: bytes[$0.range], as: UTF8.self)
    }
  }

  @Test(
    arguments: [
      ("one two three", 8.0, ["one two ", "three"]),
      ("one two three", 7, ["one two ", "three"]),
      ("a\nb\n\nc", 9, ["a\n", "b\n", "\n", "c"]),
      ("end\n", 9, ["end\n", ""]),
      ("", 9, [""]),
      ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
      ("see abcdefghij", 6, ["see ", "abcdef", "ghij"]),
      ("e-mail address", 7, ["e-mail ", "address"]),
      ("well-known", 6, ["well-", "known"]),
      ("take --force now", 7, ["take ", "--force ", "now"]),
      ("at -5 degrees", 5, ["at -5 ", "degre", "es"]),
      ("日本語の文章", 6, ["日本語", "の文章"]),
      ("日本語。次", 6, ["日本", "語。次"]),
      ("日本「語」", 6, ["日本", "「語」"]),
      ("価格は100円です", 8, ["価格は", "100円で", "す"]),
      ("한국어 단어 하나", 8, ["한국어 ", "단어 ", "하나"]),
      ("no\u{A0}break here", 8, ["no\u{A0}break ", "here"]),
      ("zero\u{200B}width", 6, ["zero\u{200B}", "width"]),
      ("👩‍👩‍👧‍👦👍🏽🇯🇵", 4, ["👩‍👩‍👧‍👦👍🏽", "🇯🇵"]),
      ("日", 1, ["日"]),
    ] as [(String, Double, [String])])
  func breaksLines(_ text: String, _ width: Double, _ expected: [String]) {
    #expect(lines(text, width) == expected)
  }

  @Test func countsNoSpaceAtTheEndOfALine() {
    let metrics = CellMeasurer.metrics(of: request("one two  three", 8))
    #expect(metrics.lines.map(\.width) == [7, 5])
  }

  @Test func breaksOnlyAtNewlinesWithoutAWidth() {
    let metrics = CellMeasurer.metrics(of: request("one two three\nfour", .infinity))
    #expect(metrics.lines.map(\.width) == [13, 4])
  }

  @Test func cutsWhatIsMoreThanTheLines() {
    let tail = CellMeasurer.metrics(of: request("one two three four", 9, limit: 1))
    #expect(tail.isTruncated)
    #expect(tail.lines == [TextMetrics.Line(range: 0..<7, width: 8)])
    let wide = CellMeasurer.metrics(of: request("日本語の文章", 5, limit: 1))
    #expect(wide.lines == [TextMetrics.Line(range: 0..<6, width: 5)])
    let middle = CellMeasurer.metrics(of: request("one two three four", 9, limit: 1, .middle))
    #expect(middle.isTruncated)
    #expect(middle.lines == [TextMetrics.Line(range: 0..<18, width: 9)])
    #expect(!CellMeasurer.metrics(of: request("one two", 9, limit: 1)).isTruncated)
  }

  @Test func saysWhereLinksStand() {
    var request = request("see the ", 8)
    request.runs.append(
      TextRequest.Run(
        "long page", font: ResolvedFont(size: 17), color: RGBA(hex: 0), link: "https://e.org"))
    let metrics = CellMeasurer.metrics(of: request)
    #expect(
      metrics.links == [
        TextMetrics.LinkSpan(link: "https://e.org", line: 1, x: 0, width: 4),
        TextMetrics.LinkSpan(link: "https://e.org", line: 2, x: 0, width: 4),
      ])
  }

  /// Lines hold all of the text in its order, and none is wider than it may be.
  @Test func losesNothingOfGeneratedTexts() {
    let seed = TestSeed.value
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "a", "word", "longer-word", " ", "  ", "\n", "日本", "。", "「", "👩‍👩‍👧", "🇯🇵", "e\u{301}", "नमस्ते",
      "\u{200B}", "\u{A0}", "\u{5D0}\u{5D1}", "\u{1B}", "5", "(", ")", "-", "—", "한국",
    ]
    for number in 0..<2000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        text += pieces[Int.random(in: pieces.indices, using: &random)]
      }
      let width = Int.random(in: 1...20, using: &random)
      let metrics = CellMeasurer.metrics(of: request(text, Double(width)))
      let comment = Comment(rawValue: "HEED_SEED=\(seed), text \(number): \(text.debugDescription)")
      var end = 0
      for line in metrics.lines {
        #expect(line.range.lowerBound == end, comment)
        end = line.range.upperBound
        let clusters = CellWidth.clusters(of: text).filter {
          line.range.contains($0.range.lowerBound) && !$0.isSpace
        }
        #expect(line.width <= Double(width) || clusters.count == 1, comment)
      }
      #expect(end == text.utf8.count, comment)
    }
  }
}
