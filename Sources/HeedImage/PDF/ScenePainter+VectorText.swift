internal import CCairo
internal import Heed

extension ScenePainter {
  /// Draws a line on a canvas that keeps what is drawn: letters as text or as shapes, and letters with
  /// colours of their own as pixels, four a point.
  func drawVector(
    _ line: ShapedLine, x: Double, baseline: Double, _ text: ShapedText, _ request: TextRequest
  ) {
    let bytes = Array(request.plainText.utf8)
    let letters = TextCanvas(canvas: canvas)
    for stretch in line.stretches(of: text, bytes: bytes, endAtSpaces: false) {
      let run = request.runs[stretch.run]
      let raised = baseline - run.baselineOffset
      switch stretch.kind {
      case .space: continue
      case .letters where run.color.alpha <= 0: continue
      case .letters:
        let font = text.fonts[stretch.font]
        canvas.use(run.color)
        if keepsText {
          letters.draw(stretch, font, x: x, baseline: raised)
        } else {
          var glyphs = stretch.placed(x: x, baseline: raised)
          draw(&glyphs, font, run.color)
        }
      case .unknown:
        for glyph in stretch.glyphs {
          drawUnknown(x: x + glyph.x, baseline: raised, width: glyph.width, run)
        }
      case .colored:
        var glyphs = stretch.placed(x: x, baseline: raised)
        let font = text.fonts[stretch.font]
        let ink = font.ink(of: glyphs)
        canvas.drawPixels(in: ink.grown(by: 1), scale: 4) { pixels in
          pixels.use(run.color)
          cairo_set_scaled_font(pixels.context, font.scaled)
          cairo_show_glyphs(pixels.context, &glyphs, Int32(glyphs.count))
        }
        if keepsText {
          letters.drawUnseen(stretch, size: run.font.size, x: x, baseline: raised)
        }
      }
    }
  }
}

extension TextStretch {
  /// Its glyphs, where they stand on a line that begins at a place.
  func placed(x: Double, baseline: Double) -> [cairo_glyph_t] {
    glyphs.compactMap { glyph in
      guard case .glyph(let index) = glyph.kind else { return nil }
      return cairo_glyph_t(
        index: UInt(index), x: x + glyph.x + glyph.dx, y: baseline + glyph.dy)
    }
  }
}

extension ShapedFont {
  /// What glyphs cover.
  func ink(of glyphs: [cairo_glyph_t]) -> Rect {
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(scaled, glyphs, Int32(glyphs.count), &extents)
    return Rect(
      x: (glyphs.first?.x ?? 0) + extents.x_bearing,
      y: (glyphs.first?.y ?? 0) + extents.y_bearing, width: extents.width,
      height: extents.height)
  }
}
