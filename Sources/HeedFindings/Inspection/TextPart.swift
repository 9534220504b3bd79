internal import Heed

/// A text of the alert with the node that shows it.
struct TextPart {
  let node: Node
  /// The node's place among those of the scene.
  let index: Int
  let text: TextLayout
  let part: AlertPart

  /// The part of the surface that the letters cover.
  var frame: Rect {
    var frame: Rect?
    for line in text.lines where line.width > 0 {
      let place = Rect(
        x: node.frame.x + line.x, y: node.frame.y + line.y, width: line.width, height: line.height)
      frame = frame.map { $0.covering(place) } ?? place
    }
    return frame ?? node.frame
  }

  /// The path of a run of the text, or of the text where it has but one.
  func path(ofRun index: Int) -> ProblemPath {
    part.runs == text.request.runs.count && part.runs > 1
      ? (part.path / "runs")[index] : part.path
  }
}

extension Rect {
  /// The least rectangle around both.
  func covering(_ other: Rect) -> Rect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
