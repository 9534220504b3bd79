internal import CCairo
internal import Heed

extension Bitmap {
  /// All of its pixels.
  var whole: Rect { Rect(width: Double(width), height: Double(height)) }

  /// A part of the picture as a PNG file, with nothing of the original file but its pixels.
  ///
  /// The part is in whole pixels.
  func png(of part: Rect) throws(PictureError) -> [UInt8] {
    try PNGWriter.png(pixels(of: part))
  }

  /// A copy of a part of the picture, in whole pixels.
  func pixels(of part: Rect) throws(PictureError) -> Canvas {
    let canvas = try Canvas(width: Int(part.width), height: Int(part.height), scale: 1)
    canvas.saved {
      cairo_set_source_surface(canvas.context, surface, -part.x, -part.y)
      cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
      cairo_paint(canvas.context)
    }
    return canvas
  }

  /// The part outside which everything is transparent.
  func visiblePart() throws(PictureError) -> Rect {
    var (left, right, top, bottom) = (width, 0, height, 0)
    var row = 0
    try pixels(of: whole).forEachRow { pixels in
      if let first = (0..<width).first(where: { pixels[$0] >> 24 > 0 }),
        let last = (0..<width).last(where: { pixels[$0] >> 24 > 0 })
      {
        (left, right) = (min(left, first), max(right, last + 1))
        (top, bottom) = (min(top, row), row + 1)
      }
      row += 1
    }
    guard right > left else { return Rect() }
    return Rect(
      x: Double(left), y: Double(top), width: Double(right - left),
      height: Double(bottom - top))
  }
}
