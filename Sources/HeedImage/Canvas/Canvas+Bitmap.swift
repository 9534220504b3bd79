internal import CCairo
internal import Heed

extension Canvas {
  /// Draws a surface of pixels into a rectangle, or its shape in a colour.
  func draw(
    _ source: OpaquePointer, width: Int, height: Int, in target: Rect, tint: RGBA?
  ) {
    draw(source, width: Double(width), height: Double(height), in: target, tint: tint)
  }

  /// Draws a surface of pixels into a rectangle, or its shape in a colour.
  func draw(
    _ source: OpaquePointer, width: Double, height: Double, in target: Rect, tint: RGBA?
  ) {
    saved {
      path(target)
      cairo_clip(context)
      cairo_translate(context, target.x, target.y)
      cairo_scale(context, target.width / width, target.height / height)
      guard let pattern = cairo_pattern_create_for_surface(source) else { return }
      // Beyond its edges a picture goes on, so that they stay sharp.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      if let tint {
        use(tint)
        cairo_mask(context, pattern)
      } else {
        cairo_set_source(context, pattern)
        cairo_paint(context)
      }
      cairo_pattern_destroy(pattern)
    }
  }

  /// A canvas of the same size with the same pixels.
  func copy() throws(PictureError) -> Canvas {
    let copy = try Canvas(width: width, height: height, scale: scale)
    cairo_save(copy.context)
    cairo_identity_matrix(copy.context)
    cairo_set_source_surface(copy.context, surface, 0, 0)
    cairo_set_operator(copy.context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(copy.context)
    cairo_restore(copy.context)
    return copy
  }
}
