import Heed

extension ScenePainting {
  /// Draws a node's text over what is there.
  mutating func paintText(
    _ node: Node, _ area: CellArea, _ change: (inout CellStyle) -> Void = { _ in }
  ) {
    guard let layout = node.text, let last = layout.lines.last else { return }
    let text = layout.request.plainText
    let visual = VisualText(text, direction: layout.request.direction)
    let runs = RunFinder(layout.request.runs)
    for line in layout.lines {
      let row = area.y + Int(line.y.rounded())
      guard row >= canvas.clip.y, row < canvas.clip.maxY else { continue }
      let range = visual.clusters(in: line.range)
      let isCut = layout.isTruncated && line.range == last.range && line.y == last.y
      var shown: VisualLine
      if isCut, layout.request.truncation == .middle {
        let width = CellMeasurer.columns(of: layout.request.width)
        let hidden = visual.middle(of: range, width: width)
        shown = visual.line(range, ellipsis: hidden == nil ? nil : marks.ellipsis, hidden: hidden)
      } else {
        shown = visual.line(range, ellipsis: isCut ? marks.ellipsis : nil)
      }
      var column = area.x + Int(line.x.rounded(.down))
      var byte = line.range.lowerBound
      for part in shown.parts {
        if part.byte >= 0 { byte = part.byte }
        let run = layout.request.runs[runs.index(ofByte: byte)]
        var style = self.style(of: run, on: canvas.background(column, row), opacity: node.opacity)
        change(&style)
        canvas.put(fitting(part.text), width: part.width, style, column, row)
        column += part.width
      }
    }
  }

  /// A mark that layout wrote into a text, as it can be drawn.
  private func fitting(_ text: String) -> String {
    guard look.borders == .ascii else { return text }
    switch text {
    case "\u{2717}": return marks.fault
    case "\u{2022}": return marks.bullet
    default: return text
    }
  }

  func style(of run: TextRequest.Run, on ground: CellColor?, opacity: Double) -> CellStyle {
    var ground = ground
    var style = CellStyle()
    if let color = run.background {
      ground = palette.ground(.color(color), over: ground)
      style = palette.letters(run.color, on: ground, opacity: opacity)
      style.background = ground
      if !palette.hasGrounds { style.attributes.insert(.reverse) }
    } else {
      style = palette.letters(run.color, on: ground, opacity: opacity)
    }
    if run.font.weight.isHeavy { style.attributes.insert(.bold) }
    if run.font.isItalic { style.attributes.insert(.italic) }
    if run.isUnderlined || run.link != nil { style.attributes.insert(.underline) }
    if run.isStruckThrough { style.attributes.insert(.strike) }
    if opacity < 1, !palette.hasGrounds { style.attributes.insert(.dim) }
    return style
  }

  /// Draws a text on one line, cut where it does not fit.
  mutating func paint(line: String, _ style: CellStyle, in area: CellArea, isCentered: Bool) {
    guard area.width > 0 else { return }
    let visual = VisualText(line, direction: scene.direction)
    let range = 0..<visual.clusters.count
    let hidden = visual.middle(of: range, width: area.width)
    let shown = visual.line(range, ellipsis: hidden == nil ? nil : marks.ellipsis, hidden: hidden)
    let free = max(0, area.width - shown.width)
    var column = area.x
    if isCentered { column += free / 2 } else if scene.direction == .rightToLeft { column += free }
    for part in shown.parts {
      canvas.put(part.text, width: part.width, style, column, area.y)
      column += part.width
    }
  }
}

/// Finds the run that a byte of a text belongs to.
struct RunFinder {
  private var ends: [Int] = []

  init(_ runs: [TextRequest.Run]) {
    var total = 0
    for run in runs {
      total += run.text.utf8.count
      ends.append(total)
    }
  }

  func index(ofByte byte: Int) -> Int {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= byte { low = middle + 1 } else { high = middle }
    }
    return min(low, max(0, ends.count - 1))
  }
}

extension Font.Weight {
  /// Whether a terminal shows it as bold.
  var isHeavy: Bool { self == .semibold || self == .bold || self == .heavy || self == .black }
}

extension CellStyle {
  func without(_ attributes: Attributes) -> CellStyle {
    var style = self
    style.attributes.subtract(attributes)
    return style
  }

  func with(_ attributes: Attributes) -> CellStyle {
    var style = self
    style.attributes.formUnion(attributes)
    return style
  }
}

extension VisualText {
  /// The clusters that stand in a range of bytes, without the space at its end.
  func clusters(in bytes: Range<Int>) -> Range<Int> {
    func first(atOrAfter byte: Int) -> Int {
      var low = 0
      var high = clusters.count
      while low < high {
        let middle = (low + high) / 2
        if clusters[middle].range.lowerBound < byte { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let start = first(atOrAfter: bytes.lowerBound)
    var end = max(start, first(atOrAfter: bytes.upperBound))
    while end > start, clusters[end - 1].isSpace { end -= 1 }
    return start..<end
  }
}

extension CellCluster {
  /// Whether nothing is seen of it.
  var isSpace: Bool { width == 0 || (width <= 2 && (text == " " || text == "\u{3000}")) }
}
