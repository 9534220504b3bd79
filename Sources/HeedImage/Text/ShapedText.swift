internal import Heed

/// A text broken into lines of glyphs.
///
/// It is copied out of the text system, so that measuring and drawing cannot differ.
final class ShapedText {
  let lines: [ShapedLine]
  let fonts: [ShapedFont]
  let isTruncated: Bool
  /// Where each run ends, in bytes.
  let runEnds: [Int]
  /// The characters that no font has, each once.
  let missing: [Unicode.Scalar]
  /// Families that were asked for and are not installed.
  let missingFamilies: [String]
  let metrics: TextMetrics

  init(
    lines: [ShapedLine], fonts: [ShapedFont], isTruncated: Bool, runEnds: [Int],
    missing: [Unicode.Scalar], missingFamilies: [String], request: TextRequest
  ) {
    self.lines = lines
    self.fonts = fonts
    self.isTruncated = isTruncated
    self.runEnds = runEnds
    self.missing = missing
    self.missingFamilies = missingFamilies
    metrics = TextMetrics(
      lines: lines.map { TextMetrics.Line(range: $0.range, width: $0.width) },
      isTruncated: isTruncated, links: ShapedText.links(in: lines, runEnds, request))
  }

  /// The bytes of a run.
  func bytes(ofRun index: Int) -> Range<Int> {
    (index > 0 ? runEnds[index - 1] : 0)..<runEnds[index]
  }

  private static func links(
    in lines: [ShapedLine], _ runEnds: [Int], _ request: TextRequest
  ) -> [TextMetrics.LinkSpan] {
    var links: [(link: Name, bytes: Range<Int>)] = []
    var start = 0
    for (run, end) in zip(request.runs, runEnds) {
      if let link = run.link, start < end {
        if let last = links.last, last.link == link, last.bytes.upperBound == start {
          links[links.count - 1].bytes = last.bytes.lowerBound..<end
        } else {
          links.append((link, start..<end))
        }
      }
      start = end
    }
    var spans: [TextMetrics.LinkSpan] = []
    for (link, bytes) in links {
      for (index, line) in lines.enumerated() {
        for span in line.spans(of: bytes) {
          spans.append(
            TextMetrics.LinkSpan(link: link, line: index, x: span.x, width: span.width))
        }
      }
    }
    return spans
  }
}
