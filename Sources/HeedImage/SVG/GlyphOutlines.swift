internal import CCairo
internal import Heed

/// The shapes of letters, as the data of paths.
final class GlyphOutlines {
  private let canvas: Canvas?

  init() {
    // Cairo keeps the points of a path as parts of a 256th of a pixel: the larger, the more exact.
    canvas = try? Canvas(width: 1, height: 1, scale: 32)
  }

  /// The outline of glyphs whose line stands at a place.
  func path(_ stretch: TextStretch, _ font: ShapedFont, x: Double, baseline: Double) -> SVGPath {
    var path = SVGPath()
    guard let context = canvas?.context else { return path }
    let placed = stretch.placed(x: 0, baseline: 0)
    cairo_set_scaled_font(context, font.scaled)
    cairo_new_path(context)
    cairo_glyph_path(context, placed, Int32(placed.count))
    guard let copy = cairo_copy_path(context) else { return path }
    defer { cairo_path_destroy(copy) }
    var index = 0
    let count = Int(copy.pointee.num_data)
    guard let data = copy.pointee.data else { return path }
    while index < count {
      let header = data[index].header
      func point(_ place: Int) -> (Double, Double) {
        let point = data[index + place].point
        return (x + point.x, baseline + point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: path.move(point(1).0, point(1).1)
      case CAIRO_PATH_LINE_TO: path.line(point(1).0, point(1).1)
      case CAIRO_PATH_CURVE_TO:
        let (first, second, end) = (point(1), point(2), point(3))
        path.curve(first.0, first.1, second.0, second.1, end.0, end.1)
      default: path.close()
      }
      index += max(1, Int(header.length))
    }
    return path
  }
}
