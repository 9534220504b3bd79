internal import CCairo
internal import Heed

/// The darkness of a shadow around a shape, one byte a pixel.
///
/// Made once at the size it is drawn with: Cairo takes long to enlarge a mask and to clip it.
final class ShadowMask {
  /// What a shadow's pixels depend on, wherever the shape stands.
  struct Form: Hashable {
    /// Points, whole pixels.
    let size: Size
    let corners: CornerRadii
    /// The standard deviation in points.
    let radius: Double
    let offset: Point
    /// Whether there is no shadow where the shape is.
    let hasHole: Bool
    /// Pixels a point.
    let scale: Double

    /// How many times fewer pixels the softness is made with.
    fileprivate var divisor: Int { Blur.divisor(radius: radius * scale) }

    /// Pixels of the mask, from the shape's top left corner.
    fileprivate var pixels: PixelRect {
      let margin = radius * 3 + 1
      func span(_ start: Double, _ length: Double) -> (start: Int, length: Int) {
        let first = ((start - margin) * scale).rounded(.down)
        let count = ((start + length + margin) * scale).rounded(.up) - first
        let cells = (count / Double(divisor)).rounded(.up)
        return (Int(first), Int(cells) * divisor)
      }
      let (x, width) = span(offset.x, size.width)
      let (y, height) = span(offset.y, size.height)
      return PixelRect(x: x, y: y, width: width, height: height)
    }

    /// Whether its mask is small enough to be made and kept: 4 MiB at most.
    var isSmall: Bool {
      let reach = (max(size.width, size.height) + radius * 6 + 64) * scale
      let away = max(abs(offset.x), abs(offset.y)) * scale
      guard radius >= 0, reach < 20_000, away < 20_000 else { return false }
      return pixels.width * pixels.height <= 1 << 22
    }
  }

  private let form: Form
  private let place: PixelRect
  private let surface: OpaquePointer

  init(_ form: Form) throws(PictureError) {
    self.form = form
    place = form.pixels
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(place.width), Int32(place.height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { throw PictureError(.outOfMemory) }
    self.surface = surface
    let divisor = form.divisor
    let scale = form.scale / Double(divisor)
    let soft = try Canvas(
      width: place.width / divisor, height: place.height / divisor, scale: scale)
    let shape = Rect(
      x: form.offset.x, y: form.offset.y, width: form.size.width, height: form.size.height)
    let (x, y) = (Double(place.x) / form.scale, Double(place.y) / form.scale)
    soft.fill(shape.offset(x: -x, y: -y), corners: form.corners, RGBA(hex: 0))
    BoxBlur.blur(soft, radius: form.radius * scale)
    enlarge(soft, divisor)
    if form.hasHole { try cutHole() }
  }

  deinit { cairo_surface_destroy(surface) }

  private func enlarge(_ soft: Canvas, _ factor: Int) {
    cairo_surface_flush(surface)
    defer { cairo_surface_mark_dirty(surface) }
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    Enlargement(of: soft, by: factor).write(to: data, stride: stride)
  }

  /// Takes the shadow away where the shape is.
  private func cutHole() throws(PictureError) {
    guard let context = cairo_create(surface) else { throw PictureError(.outOfMemory) }
    defer { cairo_destroy(context) }
    cairo_translate(context, -Double(place.x), -Double(place.y))
    cairo_scale(context, form.scale, form.scale)
    Canvas.path(
      Rect(width: form.size.width, height: form.size.height), corners: form.corners, on: context)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
    cairo_fill(context)
  }

  /// Draws it in a colour, for a shape whose top left corner is at a point.
  func paint(on canvas: Canvas, at corner: Point, _ color: RGBA) {
    canvas.saved {
      cairo_translate(canvas.context, corner.x, corner.y)
      cairo_scale(canvas.context, 1 / form.scale, 1 / form.scale)
      canvas.use(color)
      cairo_mask_surface(canvas.context, surface, Double(place.x), Double(place.y))
    }
  }
}
