internal import CCairo
internal import Heed

extension ScenePainter {
  /// Draws what lies behind the alert: the surface, blurred and covered as the backdrop says.
  func drawSurface() throws(PictureError) {
    let whole = scene.whole
    switch options.backdrop {
    case .color(let color): paint(color)
    case .appScreen(let appearance, let direction):
      try drawAppScreen(appearance, direction)
    case .picture(let bytes):
      paint(RGBA(hex: 0xFFFFFF))
      missing.place = .backdrop
      do throws(PictureError) {
        let bitmap = try images.bitmap(bytes, options: options)
        try drawBitmap(bitmap, fit: .fill, in: whole, tint: nil)
      } catch {
        try missing.add(error)
      }
    }
    let visibility = scene.moment.backdropOpacity
    let radius = scene.backdrop.blur * visibility
    if radius > 0 {
      let blurred =
        if let known = blurs.surface { known } else {
          try surfaceBlur(whole, by: radius, after: 0)
        }
      blurs.surface = blurred
      paint(blurred, in: whole)
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
      if scene.isOnBareSurface(index), !frame.isEmpty, blurs.behind[index] == nil {
        let backdrop = scene.backdrop.blur * scene.moment.backdropOpacity
        blurs.behind[index] = try surfaceBlur(frame, by: blur, after: backdrop)
      }
    }
  }

  private func drawAppScreen(
    _ appearance: Appearance, _ direction: Direction
  ) throws(PictureError) {
    let screen = AppScreen(
      on: canvas, size: scene.size, appearance: appearance, direction: direction)
    if canvas.isVector { return screen.draw() }
    let key = DrawnParts.SurfaceKey(
      appearance: appearance, direction: direction, size: scene.size, scale: scene.scale)
    knownSurface = try parts.draw(key, on: canvas) { screen.draw() }
  }

  /// A part of the surface made soft, which the backdrop may have blurred before.
  private func surfaceBlur(
    _ part: Rect, by radius: Double, after backdrop: Double
  ) throws(PictureError) -> Blur {
    // On the way the panel's pixels lie between those of the surface, and those of a part are then
    // rounded otherwise than those of the whole: the picture would tell what was drawn before it.
    if scene.moment == .atRest || part == scene.whole {
      let known = try knownSurface?.soft(by: radius, backdrop: backdrop) {
        () throws(PictureError) in try Blur.blurred(canvas, part: scene.whole, by: radius)
      }
      if let known { return known }
    }
    return try Blur.blurred(canvas, part: part, by: radius)
  }

  private func paint(_ color: RGBA) {
    canvas.use(color)
    // Where shapes are kept nothing lies below that it could replace.
    if !canvas.isVector { cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE) }
    cairo_paint(canvas.context)
    cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
  }
}
