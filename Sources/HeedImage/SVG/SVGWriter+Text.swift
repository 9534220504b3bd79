internal import Heed

extension SVGWriter {
  /// Draws a text line by line, where layout has put its lines.
  func drawText(_ text: TextLayout, in frame: Rect) throws(PictureError) {
    let shaped = texts.shaped(text.request)
    for family in shaped.missingFamilies { try missing.add(PictureError(.missingFamily(family))) }
    for scalar in shaped.missing { try missing.add(PictureError(.missingGlyph(scalar))) }
    let bytes = Array(text.request.plainText.utf8)
    let lines = Array(zip(text.lines, shaped.lines))
    for (place, line) in lines {
      drawBackgrounds(of: line, at: place, in: frame, shaped, text.request)
    }
    for (place, line) in lines {
      let writer = SVGLine(
        x: frame.x + place.x,
        // Letters stand on whole pixels, and so look alike from line to line.
        baseline: grid.snapped(position: frame.y + place.baseline),
        stretches: line.stretches(
          of: shaped, bytes: bytes, endAtSpaces: text.request.isJustified),
        text: shaped, request: text.request)
      try draw(writer)
      drawLines(of: line, x: writer.x, baseline: writer.baseline, shaped, text.request)
    }
  }

  private func drawBackgrounds(
    of line: ShapedLine, at place: TextLayout.Line, in frame: Rect, _ text: ShapedText,
    _ request: TextRequest
  ) {
    for (index, run) in request.runs.enumerated() {
      guard let color = run.background else { continue }
      for span in line.spans(of: text.bytes(ofRun: index)) {
        let box = Rect(
          x: frame.x + place.x + span.x, y: frame.y + place.y, width: span.width,
          height: place.height)
        fill(grid.snapped(box), color)
      }
    }
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
    let height = run.font.size * 0.72
    let box = grid.snapped(
      Rect(x: x + width * 0.08, y: baseline - height, width: width * 0.84, height: height))
    drawCrossedBox(box, width: grid.snapped(run.font.size / 16), run.color)
  }

  private func drawLines(
    of line: ShapedLine, x: Double, baseline: Double, _ text: ShapedText, _ request: TextRequest
  ) {
    for (index, run) in request.runs.enumerated() where run.isUnderlined || run.isStruckThrough {
      let thickness = grid.snapped(run.font.size / 15)
      let raised = baseline - run.baselineOffset
      for span in line.spans(of: text.bytes(ofRun: index)) {
        func draw(_ y: Double) {
          let line = Rect(x: x + span.x, y: y, width: span.width, height: thickness)
          fill(grid.snapped(line), run.color)
        }
        if run.isUnderlined { draw(raised + run.font.size * 0.1) }
        if run.isStruckThrough { draw(raised - run.font.size * 0.27 - thickness / 2) }
      }
    }
  }
}
