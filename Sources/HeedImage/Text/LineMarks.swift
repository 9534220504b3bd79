internal import Heed

/// What is drawn of a line beside its letters, in whole pixels: the grounds behind runs, the lines
/// under and across them, and the boxes of characters that no font has.
struct LineMarks {
  /// A filled rectangle.
  typealias Bar = (frame: Rect, color: RGBA)

  let line: ShapedLine
  let text: ShapedText
  let request: TextRequest
  let grid: PixelGrid

  /// The grounds, where the text's frame has its left and top.
  func grounds(at place: TextLayout.Line, in frame: Rect) -> [Bar] {
    request.runs.enumerated().flatMap { index, run -> [Bar] in
      guard let color = run.background else { return [] }
      return line.spans(of: text.bytes(ofRun: index)).map { span in
        let box = Rect(
          x: frame.x + place.x + span.x, y: frame.y + place.y, width: span.width,
          height: place.height)
        return (grid.snapped(box), color)
      }
    }
  }

  /// The lines under and across letters that begin at a place.
  func rules(x: Double, baseline: Double) -> [Bar] {
    var rules: [Bar] = []
    for (index, run) in request.runs.enumerated() where run.isUnderlined || run.isStruckThrough {
      let thickness = grid.snapped(run.font.size / 15)
      let raised = baseline - run.baselineOffset
      for span in line.spans(of: text.bytes(ofRun: index)) {
        func add(_ y: Double) {
          let rule = Rect(x: x + span.x, y: y, width: span.width, height: thickness)
          rules.append((grid.snapped(rule), run.color))
        }
        if run.isUnderlined { add(raised + run.font.size * 0.1) }
        if run.isStruckThrough { add(raised - run.font.size * 0.27 - thickness / 2) }
      }
    }
    return rules
  }
}

extension PixelGrid {
  /// The crossed box of a character that no font has, and how thick its lines are.
  func unknown(
    x: Double, baseline: Double, width: Double, _ run: TextRequest.Run
  ) -> (box: Rect, thickness: Double) {
    let height = run.font.size * 0.72
    let box = Rect(x: x + width * 0.08, y: baseline - height, width: width * 0.84, height: height)
    return (snapped(box), snapped(run.font.size / 16))
  }
}
