internal import Heed

/// What a renderer has drawn and may need for its next picture; so little that it never grows large.
///
/// A picture is the same with and without.
final class DrawnParts {
  /// What tells one drawn app screen from another.
  struct SurfaceKey: Hashable {
    let appearance: Appearance
    let direction: Direction
    let size: Size
    let scale: Double
  }

  /// What is known of a surface.
  final class Surface {
    /// Nothing until it is drawn for the second time: a copy for a single picture would be wasted.
    fileprivate(set) var pixels: Canvas?
    fileprivate var isDrawnBefore = false
    private var soft: [Softness: Blur] = [:]

    private struct Softness: Hashable {
      let backdrop: Double
      let radius: Double
    }

    /// The whole surface made soft, where its pixels are kept.
    func soft(
      by radius: Double, backdrop: Double, _ make: () throws(PictureError) -> Blur
    ) throws(PictureError) -> Blur? {
      guard pixels != nil else { return nil }
      let key = Softness(backdrop: backdrop, radius: radius)
      if let known = soft[key] { return known }
      if soft.count >= 4 { soft = [:] }
      let blur = try make()
      soft[key] = blur
      return blur
    }
  }

  private var surfaces = RecentCache<SurfaceKey, Surface>(limit: 2)
  private var shadows = RecentCache<ShadowMask.Form, ShadowMask>(limit: 4)

  /// Larger surfaces are drawn each time; a surface then takes 16 MiB at most.
  private static let mostPixels = 1 << 22

  /// Draws a surface on a canvas, or copies what was drawn before.
  func draw(_ key: SurfaceKey, on canvas: Canvas, _ draw: () -> Void) throws(PictureError)
    -> Surface
  {
    let surface = surfaces[key] ?? Surface()
    if let pixels = surface.pixels, pixels.copy(to: canvas) { return surface }
    draw()
    if surface.isDrawnBefore, canvas.width * canvas.height <= Self.mostPixels {
      let copy = try Canvas(width: canvas.width, height: canvas.height, scale: canvas.scale)
      if canvas.copy(to: copy) { surface.pixels = copy }
    }
    surface.isDrawnBefore = true
    surfaces[key] = surface
    return surface
  }

  /// The shadow of a form.
  func shadow(of form: ShadowMask.Form) throws(PictureError) -> ShadowMask {
    if let known = shadows[form] { return known }
    let mask = try ShadowMask(form)
    shadows[form] = mask
    return mask
  }
}
