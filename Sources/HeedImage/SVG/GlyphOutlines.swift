internal import CCairo
internal import Heed

/// The shapes of letters, as the data of paths.
final class GlyphOutlines {
  private let canvas: Canvas?

  init() {
    // Cairo keeps the points of a path as parts of a 256th of a pixel: the larger, the more exact.
    canvas = try? Canvas(width: 1, height: 1, scale: 32)
  }

  /// The outline of a stretch whose line begins at a place.
  func path(_ stretch: TextStretch, _ font: ShapedFont, x: Double, baseline: Double) -> SVGPath {
    var path = SVGPath()
    for glyph in stretch.placed(x: x, baseline: baseline) { add(glyph, font, to: &path) }
    return path
  }

  private func add(_ glyph: cairo_glyph_t, _ font: ShapedFont, to path: inout SVGPath) {
    guard let context = canvas?.context else { return }
    // Where pixels are: Cairo leaves out what is far from them.
    var near = cairo_glyph_t(index: glyph.index, x: 0, y: 0)
    cairo_set_scaled_font(context, font.scaled)
    cairo_new_path(context)
    cairo_glyph_path(context, &near, 1)
    guard let copy = cairo_copy_path(context) else { return }
    defer { cairo_path_destroy(copy) }
    var index = 0
    let count = Int(copy.pointee.num_data)
    guard let data = copy.pointee.data else { return }
    // Cairo begins a part after the last too.
    var start: (Double, Double)?
    while index < count {
      let header = data[index].header
      func point(_ place: Int) -> (Double, Double) {
        let point = data[index + place].point
        return (glyph.x + point.x, glyph.y + point.y)
      }
      if header.type != CAIRO_PATH_MOVE_TO, let begin = start {
        path.move(begin.0, begin.1)
        start = nil
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: start = point(1)
      case CAIRO_PATH_LINE_TO: path.line(point(1).0, point(1).1)
      case CAIRO_PATH_CURVE_TO:
        let (first, second, end) = (point(1), point(2), point(3))
        path.curve(first.0, first.1, second.0, second.1, end.0, end.1)
      default: path.close()
      }
      index += max(1, Int(header.length))
    }
  }
}
