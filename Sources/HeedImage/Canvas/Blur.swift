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
    let left = min(radius, 400)
    let divisor = Blur.divisor(radius: left * canvas.scale)
    // Parts begin where fewer pixels would begin for the whole canvas too, and reach as far as the
    // softness does: so a part looks as it does in the whole.
    let cell = Double(divisor) / canvas.scale
    let margin = left * 3 + 3 * cell
    let area = PixelGrid(scale: 1 / cell).around(part.grown(by: margin)).intersection(whole)
    var pixels = try Blur.copy(
      of: canvas, x: area.x * canvas.scale, y: area.y * canvas.scale,
      width: Int((area.width * canvas.scale).rounded()),
      height: Int((area.height * canvas.scale).rounded()), by: min(divisor, 2))
    // Half as many pixels as long as the softness covers several of them.
    for _ in 0..<max(0, divisor.trailingZeroBitCount - 1) {
      pixels = try Blur.copy(
        of: pixels, x: 0, y: 0, width: pixels.width, height: pixels.height, by: 2)
    }
    BoxBlur.blur(pixels, radius: left * pixels.scale)
    return Blur(pixels: pixels, area: area)
  }

  /// How many times fewer pixels are enough for a standard deviation in pixels: a power of two.
  static func divisor(radius: Double) -> Int {
    var divisor = 1
    while radius / Double(divisor) > most { divisor *= 2 }
    return divisor
  }

  /// Copies a part of a canvas, given in pixels, with fewer pixels.
  private static func copy(
    of canvas: Canvas, x: Double, y: Double, width: Int, height: Int, by divisor: Int
  ) throws(PictureError) -> Canvas {
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
    let scale = canvas.scale / Double(divisor(radius: radius * canvas.scale))
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
