public import Heed
internal import HeedDocument

/// Measures texts by asking the page, each text once.
///
/// A question is JSON: `width` (absent where lines only break at newlines), `limit`, `rtl`, `language`
/// and `runs`, each with `text`, `size`, `weight`, `italic`, `design` and `family`. The answer is
/// numbers: whether something is left out, how many lines there are, the first byte, the byte after
/// the last and the width of each line, and of each link its run, its line, its left end and its width.
public final class PageMeasurer {
  private let ask: ([UInt8]) -> [Double]
  private var known: [[UInt8]: [Double]] = [:]

  /// Makes a measurer of the page's answers; it keeps them as long as it lives.
  public init(asking ask: @escaping (_ question: [UInt8]) -> [Double]) {
    self.ask = ask
  }

  /// What layout asks.
  public var measurer: Measurer {
    Measurer(text: { [self] in metrics(of: $0) })
  }

  private func metrics(of request: TextRequest) -> TextMetrics {
    let question = Self.question(request)
    let answer: [Double]
    if let past = known[question] {
      answer = past
    } else {
      answer = ask(question)
      known[question] = answer
    }
    return Self.metrics(answer, request)
  }

  private static func question(_ request: TextRequest) -> [UInt8] {
    var runs: [JSONValue] = []
    for run in request.runs {
      var members: [(key: String, value: JSONValue)] = [
        ("text", .string(run.text)), ("size", .number(run.font.size)),
        ("weight", .number(Double(run.font.weight.kind.index + 1) * 100)),
        ("italic", .bool(run.font.isItalic)),
        ("design", .number(Double(run.font.design.kind.index))),
        ("link", .bool(run.link != nil)),
      ]
      if let family = run.font.family { members.append(("family", .string(family.string))) }
      runs.append(.object(members))
    }
    var members: [(key: String, value: JSONValue)] = [
      ("limit", .number(Double(request.lineLimit))),
      ("rtl", .bool(request.direction == .rightToLeft)),
      ("language", .string(request.language.string)), ("runs", .array(runs)),
    ]
    if request.width.isFinite { members.append(("width", .number(request.width))) }
    var printer = JSONPrinter()
    printer.print(.object(members))
    return printer.bytes
  }

  /// What an answer says; nothing in it is trusted to fit the text.
  private static func metrics(_ answer: [Double], _ request: TextRequest) -> TextMetrics {
    var place = 0
    func next() -> Double {
      guard place < answer.count else { return 0 }
      place += 1
      return answer[place - 1].isFinite ? answer[place - 1] : 0
    }
    func whole(_ most: Int) -> Int { Int(min(max(0, next()), Double(most))) }
    let size = request.plainText.utf8.count
    var metrics = TextMetrics(lines: [], isTruncated: next() != 0)
    for _ in 0..<whole(answer.count) {
      let start = whole(size)
      let end = max(start, whole(size))
      metrics.lines.append(TextMetrics.Line(range: start..<end, width: max(0, next())))
    }
    if metrics.lines.isEmpty { metrics.lines.append(TextMetrics.Line(range: 0..<size, width: 0)) }
    while place < answer.count {
      let run = whole(request.runs.count)
      let line = whole(metrics.lines.count - 1)
      let x = next()
      let width = next()
      guard run < request.runs.count, let link = request.runs[run].link else { continue }
      metrics.links.append(TextMetrics.LinkSpan(link: link, line: line, x: x, width: width))
    }
    return metrics
  }
}
