public import Heed

/// Breaks texts into lines of cells.
public struct CellMeasurer: Sendable {
  /// Makes a measurer.
  public init() {}

  /// The measurer for `Alert.scene(in:measurer:interaction:)`; its unit is a cell.
  public var measurer: Measurer {
    Measurer(text: { Self.metrics(of: $0) }, slotHeight: { _, _ in 1 })
  }

  /// Breaks a text into lines.
  static func metrics(of request: TextRequest) -> TextMetrics {
    let text = request.plainText
    let width = columns(of: request.width)
    let breaker = LineBreaker(CellWidth.clusters(of: text), text: text)
    var lines = breaker.lines(width: width)
    var isTruncated = false
    if request.lineLimit > 0, lines.count > request.lineLimit {
      isTruncated = true
      lines.removeLast(lines.count - request.lineLimit)
      if request.truncation == .middle, lines.count == 1 {
        // All of it belongs to the line; what stands in its middle is left out when it is drawn.
        lines = [LineBreaker.Line(range: 0..<breaker.clusters.count, end: 0, width: width)]
      } else {
        cut(&lines[lines.count - 1], breaker.clusters, width: width)
      }
    }
    var metrics = TextMetrics(
      lines: lines.map { line in
        TextMetrics.Line(range: bytes(line.range, breaker.clusters), width: Double(line.width))
      },
      isTruncated: isTruncated)
    addLinks(of: request, lines, breaker.clusters, to: &metrics)
    return metrics
  }

  /// The whole columns of a width; a very large number where it has no end.
  static func columns(of width: Double) -> Int {
    width.isFinite ? max(1, Int(min(width, 1_000_000) + 0.01)) : 1_000_000
  }

  private static func bytes(_ range: Range<Int>, _ clusters: [CellCluster]) -> Range<Int> {
    let total = clusters.last?.range.upperBound ?? 0
    let lower =
      range.lowerBound < clusters.count ? clusters[range.lowerBound].range.lowerBound : total
    let upper =
      range.upperBound < clusters.count ? clusters[range.upperBound].range.lowerBound : total
    return lower..<upper
  }

  /// Makes room for an ellipsis at the end of a line.
  private static func cut(_ line: inout LineBreaker.Line, _ clusters: [CellCluster], width: Int) {
    var taken = 0
    var end = line.range.lowerBound
    while end < line.end, taken + clusters[end].width < width {
      taken += clusters[end].width
      end += 1
    }
    line = LineBreaker.Line(
      range: line.range.lowerBound..<end, end: end, width: min(width, taken + 1))
  }

  private static func addLinks(
    of request: TextRequest, _ lines: [LineBreaker.Line], _ clusters: [CellCluster],
    to metrics: inout TextMetrics
  ) {
    guard request.runs.contains(where: { $0.link != nil }) else { return }
    var ends: [Int] = []
    var total = 0
    for run in request.runs {
      total += run.text.utf8.count
      ends.append(total)
    }
    var run = 0
    for (row, line) in lines.enumerated() {
      var x = 0
      for index in line.range.lowerBound..<max(line.range.lowerBound, line.end) {
        let cluster = clusters[index]
        while run < ends.count - 1, cluster.range.lowerBound >= ends[run] { run += 1 }
        if let link = request.runs[run].link {
          let last = metrics.links.indices.last
          if let last, metrics.links[last].line == row, metrics.links[last].link == link,
            Int(metrics.links[last].x + metrics.links[last].width) == x
          {
            metrics.links[last].width += Double(cluster.width)
          } else {
            metrics.links.append(
              TextMetrics.LinkSpan(
                link: link, line: row, x: Double(x), width: Double(cluster.width)))
          }
        }
        x += cluster.width
      }
    }
  }
}
