internal import CCairo
internal import Heed

extension ScenePainter {
  /// Draws a text line by line, where layout has put its lines.
  func drawText(_ text: TextLayout, in frame: Rect) throws(PictureError) {
    let shaped = texts.shaped(text.request)
    try missing.add(missingIn: shaped)
    let grid = PixelGrid(scale: canvas.scale)
    let lines = zip(text.lines, shaped.lines).map { place, line in
      (place, LineMarks(line: line, text: shaped, request: text.request, grid: grid))
    }
    for (place, marks) in lines { draw(marks.grounds(at: place, in: frame)) }
    for (place, marks) in lines {
      let line = marks.line
      let x = frame.x + place.x
      // Letters stand on whole pixels, and so look alike from line to line.
      let baseline = grid.snapped(position: frame.y + place.baseline)
      if canvas.isVector {
        drawVector(line, x: x, baseline: baseline, shaped, text.request)
      } else {
        drawGlyphs(of: line, x: x, baseline: baseline, shaped, text.request)
      }
      draw(marks.rules(x: x, baseline: baseline))
    }
  }

  private func draw(_ bars: [LineMarks.Bar]) {
    for bar in bars { canvas.fill(bar.frame, bar.color) }
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
    let grid = PixelGrid(scale: canvas.scale)
    let (box, thickness) = grid.unknown(x: x, baseline: baseline, width: width, run)
    canvas.strokeInside(box, corners: CornerRadii(), width: thickness, run.color)
    cairo_set_line_width(canvas.context, thickness)
    cairo_move_to(canvas.context, box.x, box.y)
    cairo_line_to(canvas.context, box.maxX, box.maxY)
    cairo_move_to(canvas.context, box.maxX, box.y)
    cairo_line_to(canvas.context, box.x, box.maxY)
    cairo_stroke(canvas.context)
  }
}
