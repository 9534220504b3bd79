internal import CCairo
internal import Heed

extension Bitmap {
  /// A part of the picture as a PNG file, with nothing of the original file but its pixels.
  ///
  /// The part is in whole pixels.
  func png(of part: Rect) throws(PictureError) -> [UInt8] {
    let canvas = try Canvas(width: Int(part.width), height: Int(part.height), scale: 1)
    cairo_set_source_surface(canvas.context, surface, -part.x, -part.y)
    cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(canvas.context)
    return try PNGWriter.png(canvas)
  }
}
