internal import CCairo
internal import Heed

/// A small landscape: a sky, a sun, and hills in front of each other.
struct AppScreenPicture {
  /// Which of the landscapes; any number.
  let index: Int

  private struct Palette {
    let sky: [RGBA]
    let sun: RGBA
    let hills: [RGBA]
  }

  private static let palettes = [
    Palette(
      sky: [RGBA(hex: 0xFF7E5F), RGBA(hex: 0xFEB47B)], sun: RGBA(hex: 0xFFF1C9),
      hills: [RGBA(hex: 0xC4507A), RGBA(hex: 0x8A3A7C), RGBA(hex: 0x4B2A68)]),
    Palette(
      sky: [RGBA(hex: 0x4FA8FF), RGBA(hex: 0xBFE6FF)], sun: RGBA(hex: 0xFFFFFF),
      hills: [RGBA(hex: 0x6CC7B0), RGBA(hex: 0x2F9E85), RGBA(hex: 0x17695F)]),
    Palette(
      sky: [RGBA(hex: 0x3A1C71), RGBA(hex: 0xD76D77)], sun: RGBA(hex: 0xFFD9A0),
      hills: [RGBA(hex: 0x6B2E83), RGBA(hex: 0x44206B), RGBA(hex: 0x25134A)]),
    Palette(
      sky: [RGBA(hex: 0xFFE29F), RGBA(hex: 0xFFA99F)], sun: RGBA(hex: 0xFF719A),
      hills: [RGBA(hex: 0xF2A65A), RGBA(hex: 0xDB7F49), RGBA(hex: 0xA9583F)]),
    Palette(
      sky: [RGBA(hex: 0x0F2C59), RGBA(hex: 0x3C7AB5)], sun: RGBA(hex: 0xF6F1D5),
      hills: [RGBA(hex: 0x2A5C8A), RGBA(hex: 0x1B3F66), RGBA(hex: 0x0E2440)]),
  ]

  func draw(on canvas: Canvas, in frame: Rect, radius: Double) {
    let palette = AppScreenPicture.palettes[index % AppScreenPicture.palettes.count]
    canvas.saved {
      canvas.path(frame, corners: .round(radius))
      cairo_clip(canvas.context)
      canvas.use(gradient: palette.sky, stops: [], angle: 180, over: frame)
      cairo_paint(canvas.context)
      cairo_translate(canvas.context, frame.x, frame.y)
      cairo_scale(canvas.context, frame.width, frame.height)
      let middle = index % 2 == 0 ? 0.68 : 0.32
      let flat = frame.width / frame.height
      let sun = Rect(x: middle - 0.13, y: 0.36 - 0.13 * flat, width: 0.26, height: 0.26 * flat)
      canvas.use(palette.sun)
      cairo_save(canvas.context)
      cairo_translate(canvas.context, sun.midX, sun.midY)
      cairo_scale(canvas.context, sun.width / 2, sun.height / 2)
      cairo_arc(canvas.context, 0, 0, 1, 0, 2 * .pi)
      cairo_restore(canvas.context)
      cairo_fill(canvas.context)
      for (level, color) in palette.hills.enumerated() { drawHill(level, color, on: canvas) }
    }
  }

  /// A wave across the picture, lower and steeper the nearer it is.
  private func drawHill(_ level: Int, _ color: RGBA, on canvas: Canvas) {
    let context = canvas.context
    let top = 0.52 + Double(level) * 0.15
    let rise = (level + index) % 2 == 0 ? 0.16 : -0.14
    cairo_move_to(context, 0, top + rise / 2)
    cairo_curve_to(context, 0.3, top - rise, 0.45, top - rise, 0.62, top)
    cairo_curve_to(context, 0.78, top + rise, 0.9, top + rise * 0.6, 1, top + rise * 0.1)
    cairo_line_to(context, 1, 1)
    cairo_line_to(context, 0, 1)
    cairo_close_path(context)
    canvas.use(color)
    cairo_fill(context)
  }
}
