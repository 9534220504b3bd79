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
    if scene.backdrop.blur > 0 {
      let blurred = try Blur.blurred(canvas, part: whole, by: scene.backdrop.blur)
      blurred.paint(on: canvas)
    }
    if scene.nodes.contains(where: { $0.isMaterial }) { surfaceBehind = try canvas.copy() }
    if scene.backdrop.color.alpha > 0 {
      canvas.use(scene.backdrop.color)
      cairo_paint(canvas.context)
    }
  }

  private func paint(_ color: RGBA) {
    canvas.use(color)
    cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(canvas.context)
    cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
  }
}

extension Node {
  /// Whether what lies behind shows blurred.
  var isMaterial: Bool {
    if case .material = fill { true } else { false }
  }
}
