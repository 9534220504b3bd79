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

  func draw(on canvas: any ShapeSurface, in frame: Rect, radius: Double) {
    let palette = AppScreenPicture.palettes[index % AppScreenPicture.palettes.count]
    // Shapes end where the rounded frame does, which is quicker than clipping them.
    canvas.fill(frame, corners: .round(radius), gradient: palette.sky, angle: 180)
    let middle = frame.x + frame.width * (index % 2 == 0 ? 0.68 : 0.32)
    let size = frame.width * 0.13
    let sun = Rect(
      x: middle - size, y: frame.y + frame.height * 0.36 - size, width: 2 * size, height: 2 * size)
    canvas.fill(sun, corners: .round(size), palette.sun)
    for (level, color) in palette.hills.enumerated() {
      canvas.fill(hill(level, in: frame, radius: radius), color)
    }
  }

  /// A wave across the picture, lower and steeper the nearer it is.
  private func hill(_ level: Int, in frame: Rect, radius: Double) -> [Symbol.Step] {
    let top = 0.52 + Double(level) * 0.15
    let rise = (level + index) % 2 == 0 ? 0.16 : -0.14
    func x(_ part: Double) -> Double { frame.x + part * frame.width }
    func y(_ part: Double) -> Double { frame.y + part * frame.height }
    // Where a wave begins so low that the corner is round already, it begins on its edge.
    let start = y(top + rise / 2)
    let below = max(0, min(radius, start - (frame.maxY - radius)))
    let inset = radius - (radius * radius - below * below).squareRoot()
    return [
      .move(frame.x + inset, start),
      .curve(x(0.3), y(top - rise), x(0.45), y(top - rise), x(0.62), y(top)),
      .curve(
        x(0.78), y(top + rise), x(0.9), y(top + rise * 0.6), x(1), y(top + rise * 0.1)),
      .arc(frame.maxX - radius, frame.maxY - radius, radius: radius, from: 0, to: 90),
      .arc(frame.x + radius, frame.maxY - radius, radius: radius, from: 90, to: 180), .close,
    ]
  }
}
