internal import CCairo
internal import Heed

extension Canvas {
  /// Draws on the canvas itself, or on pixels that are put on it where it only keeps shapes: what is
  /// soft or cut out of itself.
  ///
  /// There are at least two pixels a point. Of what cannot be made into pixels nothing is drawn, which
  /// the canvas's status tells.
  func drawPixels(in area: Rect, scale wanted: Double = 2, _ body: (Canvas) -> Void) {
    guard isVector else { return body(self) }
    let grid = PixelGrid(scale: max(wanted, scale))
    let place = grid.around(area)
    guard !place.isEmpty else { return }
    let pixels = try? Canvas(
      width: Int((place.width * grid.scale).rounded()),
      height: Int((place.height * grid.scale).rounded()), scale: grid.scale)
    guard let pixels else { return }
    cairo_translate(pixels.context, -place.x, -place.y)
    body(pixels)
    draw(pixels.surface, width: pixels.width, height: pixels.height, in: place, tint: nil)
  }
}
