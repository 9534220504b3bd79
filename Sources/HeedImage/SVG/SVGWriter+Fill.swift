internal import Heed

extension SVGWriter {
  /// Fills a node's shape.
  func drawFill(
    _ fill: Fill, of node: Node, in frame: Rect, at index: Int
  ) throws(PictureError) {
    switch fill {
    case .color(let color): self.fill(frame, corners: node.corners, color)
    case .gradient(let colors, let stops, let angle):
      self.fill(frame, corners: node.corners, gradient: colors, stops: stops, angle: angle)
    case .image(let image, let fit, let insets):
      try within(frame, corners: node.corners) { () throws(PictureError) in
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

  /// Draws the shadow of a shape.
  func drawShadow(
    _ shadow: Node.Shadow, of frame: Rect, corners: CornerRadii, isSeeThrough: Bool
  ) {
    guard shadow.color.alpha > 0, !frame.isEmpty else { return }
    let radius = max(0, min(shadow.radius, 400))
    let shape = frame.offset(x: shadow.offset.x, y: shadow.offset.y)
    var attributes = [(name: "d", value: SVGPath(shape, corners: corners).data)]
    attributes += SVGNumber.paint(shadow.color)
    if radius > 0 {
      let blur = XML.element("feGaussianBlur", [("stdDeviation", SVGNumber.text(radius))])
      let area = shape.grown(by: radius * 3 + 1)
      attributes.append(("filter", reference(toFilter: blur, in: area)))
    }
    guard isSeeThrough else { return write("path", attributes) }
    let far = radius * 4 + abs(shadow.offset.x) + abs(shadow.offset.y)
    var around = SVGPath(frame.grown(by: far))
    around.add(frame, corners: corners)
    let hole = XML.element("path", [("d", around.data), ("clip-rule", "evenodd")])
    let id = definitions.id("c", "clipPath", [], hole)
    group([("clip-path", "url(#\(id))")]) { write("path", attributes) }
  }
}
