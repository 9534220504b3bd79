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

  /// Copies all pixels to another canvas; says no where it is not as large.
  func copy(to other: Canvas) -> Bool {
    guard width == other.width, height == other.height, stride == other.stride else {
      return false
    }
    cairo_surface_flush(surface)
    cairo_surface_flush(other.surface)
    guard let from = cairo_image_surface_get_data(surface),
      let to = cairo_image_surface_get_data(other.surface)
    else { return false }
    to.update(from: from, count: stride * 4 * height)
    cairo_surface_mark_dirty(other.surface)
    return true
  }
}
