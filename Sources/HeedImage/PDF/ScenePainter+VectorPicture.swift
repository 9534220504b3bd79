internal import CCairo
internal import Heed

extension ScenePainter {
  /// Draws a picture on a canvas that keeps what is drawn, without the transparent pixels around it.
  ///
  /// Their colour is black, of which some programs let a little show at the edge.
  func drawVector(_ bitmap: Bitmap, in place: Rect, tint: RGBA?) throws(PictureError) {
    let part = try bitmap.visiblePart()
    guard !part.isEmpty else { return }
    let across = place.width / Double(bitmap.width)
    let down = place.height / Double(bitmap.height)
    let target = Rect(
      x: place.x + part.x * across, y: place.y + part.y * down, width: part.width * across,
      height: part.height * down)
    let pixels = try bitmap.pixels(of: part)
    canvas.draw(pixels.surface, width: pixels.width, height: pixels.height, in: target, tint: tint)
  }
}
