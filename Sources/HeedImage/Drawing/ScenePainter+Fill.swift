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
    // Over the bare surface it shows the surface undimmed, as a system's own materials do. On top
    // of another node it shows that node.
    let isOnNode = scene.nodes[..<index].contains { below in
      (below.fill != nil || below.picture != nil) && below.frame.contains(node.frame)
    }
    let behind = isOnNode ? canvas : surfaceBehind ?? canvas
    let blurred = try Blur.blurred(behind, part: frame, by: blur)
    try clipped(to: frame, corners: node.corners) { () throws(PictureError) in
      blurred.paint(on: canvas)
      canvas.use(tint)
      cairo_paint(canvas.context)
    }
  }

  /// Draws the shadow of a shape.
  func drawShadow(
    _ shadow: Node.Shadow, of frame: Rect, corners: CornerRadii, isSeeThrough: Bool
  ) throws(PictureError) {
    guard shadow.color.alpha > 0, !frame.isEmpty else { return }
    let shape = frame.offset(x: shadow.offset.x, y: shadow.offset.y)
    let blurred = try Blur.shadow(of: shape, corners: corners, by: shadow.radius, on: canvas)
    canvas.saved {
      if isSeeThrough {
        let far = shadow.radius * 4 + abs(shadow.offset.x) + abs(shadow.offset.y)
        cairo_set_fill_rule(canvas.context, CAIRO_FILL_RULE_EVEN_ODD)
        canvas.path(
          frame.inset(by: EdgeInsets(top: -far, left: -far, bottom: -far, right: -far)))
        canvas.path(frame, corners: corners)
        cairo_clip(canvas.context)
      }
      blurred.paint(on: canvas, as: shadow.color)
    }
  }
}
