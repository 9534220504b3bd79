internal import Heed

extension SVGWriter {
  /// Draws a text line by line, where layout has put its lines.
  func drawText(_ text: TextLayout, in frame: Rect) throws(PictureError) {
    let shaped = texts.shaped(text.request)
    try missing.add(missingIn: shaped)
    let bytes = Array(text.request.plainText.utf8)
    let lines = zip(text.lines, shaped.lines).map { place, line in
      (place, LineMarks(line: line, text: shaped, request: text.request, grid: grid))
    }
    for (place, marks) in lines { fill(marks.grounds(at: place, in: frame)) }
    for (place, marks) in lines {
      let writer = SVGLine(
        x: frame.x + place.x,
        // Letters stand on whole pixels, and so look alike from line to line.
        baseline: grid.snapped(position: frame.y + place.baseline),
        stretches: marks.line.stretches(
          of: shaped, bytes: bytes, endAtSpaces: text.request.isJustified),
        text: shaped, request: text.request)
      try draw(writer)
      fill(marks.rules(x: writer.x, baseline: writer.baseline))
    }
  }

  private func fill(_ bars: [LineMarks.Bar]) {
    for bar in bars { fill(bar.frame, bar.color) }
  }

  private func draw(_ line: SVGLine) throws(PictureError) {
    switch options.letters {
    case .text: if let element = line.element { write(element) }
    case .outlines: drawOutlines(of: line)
    }
    for stretch in line.stretches {
      let run = line.request.runs[stretch.run]
      let baseline = line.baseline - run.baselineOffset
      switch stretch.kind {
      case .letters, .space: continue
      case .unknown:
        for glyph in stretch.glyphs {
          drawUnknown(x: line.x + glyph.x, baseline: baseline, width: glyph.width, run)
        }
      case .colored: try drawColored(stretch, of: line, baseline: baseline)
      }
    }
  }

  private func drawOutlines(of line: SVGLine) {
    for stretch in line.stretches where stretch.kind == .letters {
      let run = line.request.runs[stretch.run]
      let path = outlines.path(
        stretch, line.text.fonts[stretch.font], x: line.x,
        baseline: line.baseline - run.baselineOffset)
      if path.data.isEmpty || run.color.alpha <= 0 { continue }
      let element = XML.element("path", [("d", path.data)] + SVGNumber.paint(run.color))
      write(SVGLine.linked(element, run.link))
    }
  }

  /// As many pixels as the scene has, at least two a point: sharp on most screens.
  private func drawColored(
    _ stretch: TextStretch, of line: SVGLine, baseline: Double
  ) throws(PictureError) {
    let grid = PixelGrid(scale: max(2, self.grid.scale))
    let glyphs = try ColoredGlyphs(
      stretch, line.text.fonts[stretch.font], x: line.x, baseline: baseline, grid: grid)
    guard let glyphs else { return }
    let alpha = line.request.runs[stretch.run].color.alpha
    let faded = alpha < 1 ? [(name: "opacity", value: SVGNumber.text(alpha))] : []
    write("image", SVGNumber.frame(glyphs.frame) + faded + stretched(glyphs.png))
  }

  /// A crossed box, where no font has a character.
  private func drawUnknown(x: Double, baseline: Double, width: Double, _ run: TextRequest.Run) {
    let (box, thickness) = grid.unknown(x: x, baseline: baseline, width: width, run)
    drawCrossedBox(box, width: thickness, run.color)
  }
}
