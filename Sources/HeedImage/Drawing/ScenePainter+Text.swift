internal import CCairo
internal import Heed

extension ScenePainter {
  /// Draws a text line by line, where layout has put its lines.
  func drawText(_ text: TextLayout, in frame: Rect) throws(PictureError) {
    let shaped = texts.shaped(text.request)
    for family in shaped.missingFamilies { try missing.add(PictureError(.missingFamily(family))) }
    for scalar in shaped.missing { try missing.add(PictureError(.missingGlyph(scalar))) }
    let lines = Array(zip(text.lines, shaped.lines))
    for (place, line) in lines {
      drawBackgrounds(of: line, at: place, in: frame, shaped, text.request)
    }
    for (place, line) in lines {
      let x = frame.x + place.x
      // Letters stand on whole pixels, and so look alike from line to line.
      let baseline = ((frame.y + place.baseline) * canvas.scale).rounded() / canvas.scale
      if canvas.isVector {
        drawVector(line, x: x, baseline: baseline, shaped, text.request)
      } else {
        drawGlyphs(of: line, x: x, baseline: baseline, shaped, text.request)
      }
      drawLines(of: line, x: x, baseline: baseline, shaped, text.request)
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
        canvas.fill(canvas.snapped(box), color)
      }
    }
  }

  private func drawGlyphs(
    of line: ShapedLine, x: Double, baseline: Double, _ text: ShapedText, _ request: TextRequest
  ) {
    var batch: [cairo_glyph_t] = []
    var batchFont = -1
    var batchRun = -1
    func flush() {
      if !batch.isEmpty {
        draw(&batch, text.fonts[batchFont], request.runs[batchRun].color)
        batch.removeAll(keepingCapacity: true)
      }
    }
    for glyph in line.glyphs {
      let run = request.runs[glyph.run]
      let raised = baseline - run.baselineOffset
      switch glyph.kind {
      case .space: continue
      case .unknown:
        drawUnknown(x: x + glyph.x, baseline: raised, width: glyph.width, run)
      case .glyph(let index):
        if glyph.font != batchFont || glyph.run != batchRun { flush() }
        (batchFont, batchRun) = (glyph.font, glyph.run)
        batch.append(
          cairo_glyph_t(index: UInt(index), x: x + glyph.x + glyph.dx, y: raised + glyph.dy))
      }
    }
    flush()
  }

  /// Draws letters as shapes, since Cairo moves what it draws as text to whole pixels, which spoils
  /// the spaces between letters.
  func draw(_ glyphs: inout [cairo_glyph_t], _ font: ShapedFont, _ color: RGBA) {
    canvas.use(color)
    cairo_set_scaled_font(canvas.context, font.scaled)
    if font.isColored {
      cairo_show_glyphs(canvas.context, glyphs, Int32(glyphs.count))
    } else {
      cairo_new_path(canvas.context)
      cairo_glyph_path(canvas.context, glyphs, Int32(glyphs.count))
      cairo_fill(canvas.context)
    }
  }

  /// A crossed box, where no font has a character.
  func drawUnknown(x: Double, baseline: Double, width: Double, _ run: TextRequest.Run) {
    let thickness = canvas.snapped(run.font.size / 16)
    let height = run.font.size * 0.72
    let box = canvas.snapped(
      Rect(x: x + width * 0.08, y: baseline - height, width: width * 0.84, height: height))
    canvas.strokeInside(box, corners: CornerRadii(), width: thickness, run.color)
    cairo_set_line_width(canvas.context, thickness)
    cairo_move_to(canvas.context, box.x, box.y)
    cairo_line_to(canvas.context, box.maxX, box.maxY)
    cairo_move_to(canvas.context, box.maxX, box.y)
    cairo_line_to(canvas.context, box.x, box.maxY)
    cairo_stroke(canvas.context)
  }

  private func drawLines(
    of line: ShapedLine, x: Double, baseline: Double, _ text: ShapedText, _ request: TextRequest
  ) {
    for (index, run) in request.runs.enumerated() where run.isUnderlined || run.isStruckThrough {
      let thickness = canvas.snapped(run.font.size / 15)
      let raised = baseline - run.baselineOffset
      for span in line.spans(of: text.bytes(ofRun: index)) {
        func draw(_ y: Double) {
          let line = Rect(x: x + span.x, y: y, width: span.width, height: thickness)
          canvas.fill(canvas.snapped(line), run.color)
        }
        if run.isUnderlined { draw(raised + run.font.size * 0.1) }
        if run.isStruckThrough { draw(raised - run.font.size * 0.27 - thickness / 2) }
      }
    }
  }
}
