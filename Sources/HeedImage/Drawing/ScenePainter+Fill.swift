internal import CCairo
internal import Heed

extension ScenePainter {
  /// Fills a node's shape.
  func drawFill(
    _ fill: Fill, of node: Node, in frame: Rect, at index: Int
  ) throws(PictureError) {
    switch fill {
    case .color(let color):
      canvas.fill(frame, corners: node.corners, color)
    case .gradient(let colors, let stops, let angle):
      canvas.use(gradient: colors, stops: stops, angle: angle, over: frame)
      canvas.path(frame, corners: node.corners)
      cairo_fill(canvas.context)
    case .image(let image, let fit, let insets):
      try clipped(to: frame, corners: node.corners) { () throws(PictureError) in
        if insets == EdgeInsets() {
          try drawImage(image, fit: fit, in: frame, tint: nil)
        } else {
          try drawNinePatch(image, insets: insets, in: frame)
        }
      }
    case .material(let blur, let tint):
      try drawMaterial(blur: blur, tint: tint, of: node, in: frame, at: index)
    }
  }

  /// Draws only inside a shape.
  func clipped(
    to frame: Rect, corners: CornerRadii, _ body: () throws(PictureError) -> Void
  ) throws(PictureError) {
    try canvas.saved { () throws(PictureError) in
      canvas.path(frame, corners: corners)
      cairo_clip(canvas.context)
      try body()
    }
  }

  private func drawMaterial(
    blur: Double, tint: RGBA, of node: Node, in frame: Rect, at index: Int
  ) throws(PictureError) {
    let blurred =
      if let known = blurs.behind[index] { known } else {
        try Blur.blurred(canvas, part: frame, by: blur)
      }
    blurs.behind[index] = blurred
    try clipped(to: frame, corners: node.corners) { () throws(PictureError) in
      paint(blurred, in: frame)
      canvas.use(tint)
      cairo_paint(canvas.context)
    }
  }

  /// Draws what is soft, as the pixels that are made for it where the canvas has none.
  func paint(_ blur: Blur, in area: Rect, as color: RGBA? = nil) {
    canvas.drawPixels(in: area.intersection(scene.whole)) { blur.paint(on: $0, as: color) }
  }

  /// Draws the shadow of a shape.
  func drawShadow(
    _ shadow: Node.Shadow, of frame: Rect, corners: CornerRadii, isSeeThrough: Bool
  ) throws(PictureError) {
    guard shadow.color.alpha > 0, !frame.isEmpty else { return }
    let form = ShadowMask.Form(
      size: Size(width: frame.width, height: frame.height), corners: corners,
      radius: shadow.radius, offset: shadow.offset, hasHole: isSeeThrough,
      scale: canvas.isVector ? max(2, canvas.scale) : canvas.scale)
    guard form.isSmall else {
      return try drawLargeShadow(shadow, of: frame, corners: corners, isSeeThrough: isSeeThrough)
    }
    let mask = try parts.shadow(of: form)
    let reach = frame.offset(x: shadow.offset.x, y: shadow.offset.y).grown(
      by: shadow.radius * 3 + 1)
    canvas.drawPixels(in: reach.intersection(scene.whole)) { pixels in
      mask.paint(on: pixels, at: Point(x: frame.x, y: frame.y), shadow.color)
    }
  }

  /// Draws a shadow with few pixels that are enlarged and clipped on the way.
  private func drawLargeShadow(
    _ shadow: Node.Shadow, of frame: Rect, corners: CornerRadii, isSeeThrough: Bool
  ) throws(PictureError) {
    let shape = frame.offset(x: shadow.offset.x, y: shadow.offset.y)
    let blurred = try Blur.shadow(of: shape, corners: corners, by: shadow.radius, on: canvas)
    canvas.saved {
      if isSeeThrough {
        let far = shadow.radius * 4 + abs(shadow.offset.x) + abs(shadow.offset.y)
        cairo_set_fill_rule(canvas.context, CAIRO_FILL_RULE_EVEN_ODD)
        canvas.path(frame.grown(by: far))
        canvas.path(frame, corners: corners)
        cairo_clip(canvas.context)
      }
      let reach = shape.grown(by: shadow.radius * 3 + 1)
      paint(blurred, in: reach, as: shadow.color)
    }
  }
}
