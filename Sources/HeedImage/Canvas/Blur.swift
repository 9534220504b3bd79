internal import CCairo
internal import Glibc
internal import Heed

/// Pixels made soft, at fewer pixels than they are drawn with: nobody can tell, and it is quicker.
struct Blur {
  private let pixels: Canvas
  /// Points, of what the pixels cover; they go further than what was asked for.
  private let area: Rect

  /// Makes a part of a canvas soft; the radius is the standard deviation in points.
  static func blurred(
    _ canvas: Canvas, part: Rect, by radius: Double
  ) throws(PictureError) -> Blur {
    let whole = Rect(
      width: Double(canvas.width) / canvas.scale, height: Double(canvas.height) / canvas.scale)
    let margin = min(radius, 400) * 3
    let area = canvas.snapped(
      part.inset(by: EdgeInsets(top: -margin, left: -margin, bottom: -margin, right: -margin))
        .intersection(whole))
    var pixels = try Canvas(
      width: max(1, Int((area.width * canvas.scale).rounded())),
      height: max(1, Int((area.height * canvas.scale).rounded())), scale: canvas.scale)
    pixels.take(from: canvas, x: -area.x * canvas.scale, y: -area.y * canvas.scale, factor: 1)
    var left = radius
    left = min(left, 400)
    // Half as many pixels as long as the softness covers several of them.
    while left * pixels.scale > 8, pixels.width > 2, pixels.height > 2 {
      let half = try Canvas(
        width: (pixels.width + 1) / 2, height: (pixels.height + 1) / 2, scale: pixels.scale / 2)
      half.take(from: pixels, x: 0, y: 0, factor: 0.5)
      pixels = half
    }
    BoxBlur.blur(pixels, radius: left * pixels.scale)
    return Blur(pixels: pixels, area: area)
  }

  /// Makes the shadow of a shape; the radius is the standard deviation in points.
  static func shadow(
    of shape: Rect, corners: CornerRadii, by radius: Double, on canvas: Canvas
  ) throws(PictureError) -> Blur {
    let radius = max(0, min(radius, 400))
    var scale = canvas.scale
    while radius * scale > 8 { scale /= 2 }
    let margin = radius * 3 + 1
    let area = shape.inset(
      by: EdgeInsets(top: -margin, left: -margin, bottom: -margin, right: -margin))
    let limit = 20_000.0
    guard area.width * scale < limit, area.height * scale < limit else {
      throw PictureError(.sizeOutOfRange("a shadow is larger than any picture"))
    }
    let pixels = try Canvas(
      width: Int((area.width * scale).rounded(.up)),
      height: Int((area.height * scale).rounded(.up)), scale: scale)
    pixels.fill(
      shape.offset(x: -area.x, y: -area.y), corners: corners, RGBA(red: 0, green: 0, blue: 0))
    BoxBlur.blur(pixels, radius: radius * scale)
    return Blur(pixels: pixels, area: area)
  }

  /// Draws it where it belongs, or its shape in a colour.
  func paint(on canvas: Canvas, as color: RGBA? = nil) {
    canvas.saved {
      cairo_translate(canvas.context, area.x, area.y)
      cairo_scale(canvas.context, 1 / pixels.scale, 1 / pixels.scale)
      guard let pattern = cairo_pattern_create_for_surface(pixels.surface) else { return }
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
      if let color {
        canvas.use(color)
        cairo_mask(canvas.context, pattern)
      } else {
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(canvas.context, pattern)
        cairo_paint(canvas.context)
      }
      cairo_pattern_destroy(pattern)
    }
  }
}

extension Canvas {
  /// Copies another canvas, moved by pixels and scaled; half the size is the mean of four pixels.
  fileprivate func take(from other: Canvas, x: Double, y: Double, factor: Double) {
    saved {
      cairo_identity_matrix(context)
      cairo_scale(context, factor, factor)
      cairo_set_source_surface(context, other.surface, x, y)
      let pattern = cairo_get_source(context)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_paint(context)
    }
  }
}
