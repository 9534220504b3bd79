internal import CCairo
internal import Heed

/// Letters that bring their own colours, as a picture of their pixels.
struct ColoredGlyphs {
  let frame: Rect
  let png: [UInt8]

  /// Draws glyphs whose line stands at a place; nothing where they show nothing.
  init?(
    _ stretch: TextStretch, _ font: ShapedFont, x: Double, baseline: Double, grid: PixelGrid
  ) throws(PictureError) {
    let placed = stretch.placed(x: x, baseline: baseline)
    let ink = font.ink(of: placed)
    frame = grid.around(ink.grown(by: 1))
    let (width, height) = (frame.width * grid.scale, frame.height * grid.scale)
    guard !placed.isEmpty, ink.width > 0, ink.height > 0, width * height < 16_000_000 else {
      return nil
    }
    let canvas = try Canvas(
      width: Int(width.rounded()), height: Int(height.rounded()), scale: grid.scale)
    cairo_translate(canvas.context, -frame.x, -frame.y)
    cairo_set_scaled_font(canvas.context, font.scaled)
    cairo_show_glyphs(canvas.context, placed, Int32(placed.count))
    png = try PNGWriter.png(canvas)
  }
}
