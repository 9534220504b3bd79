internal import CCairo
internal import Glibc
internal import Heed

/// Pixels made soft, at fewer pixels than they are drawn with: nobody can tell, and it is quicker.
struct Blur {
  private let pixels: Canvas
  /// Points, of what the pixels cover; they go further than what was asked for.
  private let area: Rect

  /// The largest standard deviation, in pixels, that is worth its time.
  private static let most = 8.0

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
    let left = min(radius, 400)
    var pixels = try Blur.copy(
      of: canvas, x: area.x * canvas.scale, y: area.y * canvas.scale,
      width: Int((area.width * canvas.scale).rounded()),
      height: Int((area.height * canvas.scale).rounded()), for: left)
    // Half as many pixels as long as the softness covers several of them.
    while left * pixels.scale > Blur.most, pixels.width > 2, pixels.height > 2 {
      pixels = try Blur.copy(
        of: pixels, x: 0, y: 0, width: pixels.width, height: pixels.height, for: left)
    }
    BoxBlur.blur(pixels, radius: left * pixels.scale)
    return Blur(pixels: pixels, area: area)
  }

  /// Copies a part of a canvas, given in pixels, at half the size where that is enough.
  private static func copy(
    of canvas: Canvas, x: Double, y: Double, width: Int, height: Int, for radius: Double
  ) throws(PictureError) -> Canvas {
    let isHalved = radius * canvas.scale > most && width > 2 && height > 2
    let divisor = isHalved ? 2 : 1
    let copy = try Canvas(
      width: max(1, (width + divisor - 1) / divisor),
      height: max(1, (height + divisor - 1) / divisor), scale: canvas.scale / Double(divisor))
    copy.take(from: canvas, x: -x, y: -y, factor: 1 / Double(divisor))
    return copy
  }

  /// Makes the shadow of a shape; the radius is the standard deviation in points.
  static func shadow(
    of shape: Rect, corners: CornerRadii, by radius: Double, on canvas: Canvas
  ) throws(PictureError) -> Blur {
    let radius = max(0, min(radius, 400))
    var scale = canvas.scale
    while radius * scale > most { scale /= 2 }
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
