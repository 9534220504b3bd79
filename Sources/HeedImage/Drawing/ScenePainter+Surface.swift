internal import CCairo
internal import Heed

extension ScenePainter {
  /// Draws what lies behind the alert: the surface, blurred and covered as the backdrop says.
  func drawSurface() throws(PictureError) {
    let whole = Rect(width: scene.size.width, height: scene.size.height)
    switch options.backdrop {
    case .color(let color): paint(color)
    case .appScreen(let appearance, let direction):
      AppScreen(on: canvas, size: scene.size, appearance: appearance, direction: direction).draw()
    case .picture(let bytes):
      paint(RGBA(hex: 0xFFFFFF))
      do throws(PictureError) {
        let bitmap = try images.bitmap(bytes, options: options)
        drawBitmap(bitmap, fit: .fill, in: whole, tint: nil)
      } catch {
        try report(error)
      }
    }
    let visibility = scene.moment.backdropOpacity
    let radius = scene.backdrop.blur * visibility
    if radius > 0 {
      let blurred = try Blur.blurred(canvas, part: whole, by: radius)
      blurred.paint(on: canvas)
    }
    try blurSurfaceForMaterials()
    if scene.backdrop.color.alpha > 0 {
      canvas.use(scene.backdrop.color.opacity(visibility))
      cairo_paint(canvas.context)
    }
  }

  /// Keeps what materials over the bare surface show, before it is dimmed.
  private func blurSurfaceForMaterials() throws(PictureError) {
    for (index, node) in scene.nodes.enumerated() {
      guard case .material(let blur, _) = node.fill else { continue }
      let frame = canvas.snapped(node.frame)
      if scene.isOnBareSurface(index), !frame.isEmpty {
        surfacesBehind[index] = try Blur.blurred(canvas, part: frame, by: blur)
      }
    }
  }

  private func paint(_ color: RGBA) {
    canvas.use(color)
    cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(canvas.context)
    cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
  }
}
