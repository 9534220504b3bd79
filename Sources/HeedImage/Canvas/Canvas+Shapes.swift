internal import CCairo
internal import Heed

extension Canvas {
  /// Adds a rectangle with rounded corners to the path.
  func path(_ rect: Rect, corners: CornerRadii = CornerRadii()) {
    Canvas.path(rect, corners: corners, on: context)
  }

  /// Adds a rectangle with rounded corners to the path of a context.
  static func path(_ rect: Rect, corners: CornerRadii, on context: OpaquePointer) {
    guard !corners.areSquare else {
      cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
      return
    }
    let limit = min(rect.width, rect.height) / 2
    func radius(_ value: Double) -> Double { max(0, min(value, limit)) }
    let (topLeft, topRight) = (radius(corners.topLeft), radius(corners.topRight))
    let (bottomLeft, bottomRight) = (radius(corners.bottomLeft), radius(corners.bottomRight))
    let quarter = Double.pi / 2
    cairo_new_sub_path(context)
    cairo_arc(context, rect.x + topLeft, rect.y + topLeft, topLeft, -2 * quarter, -quarter)
    cairo_arc(context, rect.maxX - topRight, rect.y + topRight, topRight, -quarter, 0)
    cairo_arc(context, rect.maxX - bottomRight, rect.maxY - bottomRight, bottomRight, 0, quarter)
    cairo_arc(
      context, rect.x + bottomLeft, rect.maxY - bottomLeft, bottomLeft, quarter, 2 * quarter)
    cairo_close_path(context)
  }

  /// Makes a colour what is drawn with.
  func use(_ color: RGBA) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  /// Fills a shape with a colour.
  func fill(_ rect: Rect, corners: CornerRadii = CornerRadii(), _ color: RGBA) {
    use(color)
    path(rect, corners: corners)
    cairo_fill(context)
  }

  /// Makes a gradient what is drawn with; its angle is in degrees clockwise from "to the top".
  ///
  /// The first and last colour touch the corners of the rectangle, as in style sheets.
  func use(gradient colors: [RGBA], stops: [Double], angle: Double, over rect: Rect) {
    let line = GradientLine(angle: angle, over: rect)
    let pattern = cairo_pattern_create_linear(
      line.start.x, line.start.y, line.end.x, line.end.y)
    for (index, color) in colors.enumerated() {
      let stop = GradientLine.stop(index, of: colors.count, stops)
      cairo_pattern_add_color_stop_rgba(
        pattern, stop, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Draws a line along the inside of a shape's edge.
  func strokeInside(_ rect: Rect, corners: CornerRadii, width: Double, _ color: RGBA) {
    let inner = rect.inset(by: EdgeInsets(top: width, left: width, bottom: width, right: width))
    let limit = min(rect.width, rect.height) / 2
    func radius(_ value: Double) -> Double { max(0, min(value, limit) - width) }
    use(color)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    path(rect, corners: corners)
    if !inner.isEmpty {
      path(
        inner,
        corners: CornerRadii(
          topLeft: radius(corners.topLeft), topRight: radius(corners.topRight),
          bottomRight: radius(corners.bottomRight), bottomLeft: radius(corners.bottomLeft)))
    }
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }
}
