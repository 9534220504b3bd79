internal import Heed

extension SVGWriter: ShapeSurface {
  var scale: Double { grid.scale }

  func fill(_ rect: Rect, corners: CornerRadii, _ color: RGBA) {
    if color.alpha <= 0 { return }
    write(shape(rect, corners, SVGNumber.paint(color)))
  }

  func fill(_ rect: Rect, corners: CornerRadii, gradient: [RGBA], angle: Double) {
    fill(rect, corners: corners, gradient: gradient, stops: [], angle: angle)
  }

  /// Fills a shape with colours that run into each other.
  func fill(
    _ rect: Rect, corners: CornerRadii, gradient: [RGBA], stops: [Double], angle: Double
  ) {
    let line = GradientLine(angle: angle, over: rect)
    var content = "\n"
    for (index, color) in gradient.enumerated() {
      let stop = GradientLine.stop(index, of: gradient.count, stops)
      content += XML.element(
        "stop",
        [("offset", SVGNumber.text(stop, decimals: 6))]
          + SVGNumber.paint(color, "stop")
          .map { ($0.name == "stop" ? "stop-color" : $0.name, $0.value) })
      content += "\n"
    }
    let id = definitions.id(
      "g", "linearGradient",
      [
        ("gradientUnits", "userSpaceOnUse"), ("x1", SVGNumber.text(line.start.x)),
        ("y1", SVGNumber.text(line.start.y)), ("x2", SVGNumber.text(line.end.x)),
        ("y2", SVGNumber.text(line.end.y)),
      ], content)
    write(shape(rect, corners, [("fill", "url(#\(id))")]))
  }

  func fill(_ outline: [Symbol.Step], _ color: RGBA) {
    write("path", [("d", SVGPath(outline).data)] + SVGNumber.paint(color))
  }

  func strokeInside(_ rect: Rect, corners: CornerRadii, width: Double, _ color: RGBA) {
    if color.alpha <= 0 { return }
    let inner = rect.inset(by: EdgeInsets(top: width, left: width, bottom: width, right: width))
    let limit = min(rect.width, rect.height) / 2
    func radius(_ value: Double) -> Double { max(0, min(value, limit) - width) }
    var path = SVGPath(rect, corners: corners)
    if !inner.isEmpty {
      path.add(
        inner,
        corners: CornerRadii(
          topLeft: radius(corners.topLeft), topRight: radius(corners.topRight),
          bottomRight: radius(corners.bottomRight), bottomLeft: radius(corners.bottomLeft)))
    }
    write("path", [("d", path.data), ("fill-rule", "evenodd")] + SVGNumber.paint(color))
  }

  /// Draws a frame and its diagonals, where something is missing.
  func drawCrossedBox(_ box: Rect, width: Double, _ color: RGBA) {
    strokeInside(box, corners: CornerRadii(), width: width, color)
    var path = SVGPath()
    path.move(box.x, box.y)
    path.line(box.maxX, box.maxY)
    path.move(box.maxX, box.y)
    path.line(box.x, box.maxY)
    write(
      "path",
      [("d", path.data), ("fill", "none"), ("stroke-width", SVGNumber.text(width))]
        + SVGNumber.paint(color, "stroke"))
  }

  func clipped(to rect: Rect, corners: CornerRadii, _ body: () -> Void) {
    within(rect, corners: corners, body)
  }

  func mirrored(in width: Double, _ body: () -> Void) {
    group([("transform", "matrix(-1 0 0 1 \(SVGNumber.text(width)) 0)")], body)
  }

  func draw(_ symbol: Symbol, in frame: Rect, _ color: RGBA) {
    var content = ""
    var cuts = ""
    func cut() {
      guard !cuts.isEmpty else { return }
      let paper = XML.element(
        "rect", [("x", "-1"), ("y", "-1"), ("width", "26"), ("height", "26"), ("fill", "#FFF")])
      let id = definitions.id(
        "m", "mask",
        [
          ("maskUnits", "userSpaceOnUse"), ("x", "-1"), ("y", "-1"), ("width", "26"),
          ("height", "26"),
        ], paper + cuts)
      content = XML.element("g", [("mask", "url(#\(id))")], content)
      cuts = ""
    }
    let line: XML.Attributes = [
      ("fill", "none"), ("stroke-width", "2"), ("stroke-linecap", "round"),
      ("stroke-linejoin", "round"),
    ]
    let ink = SVGNumber.color(color)
    for layer in symbol.layers {
      switch layer {
      case .stroke(let steps):
        cut()
        content += path(steps, line + [("stroke", ink)])
      case .fill(let steps):
        cut()
        content += path(steps, [("fill", ink)])
      case .cut(let steps): cuts += path(steps, [("fill", "#000")])
      case .cutStroke(let steps): cuts += path(steps, line + [("stroke", "#000")])
      }
    }
    cut()
    let across = SVGNumber.text(frame.width / Symbol.side, decimals: 6)
    let down = SVGNumber.text(frame.height / Symbol.side, decimals: 6)
    let place = "translate(\(SVGNumber.list(frame.x, frame.y)))"
    var attributes: XML.Attributes = [("transform", "\(place) scale(\(across) \(down))")]
    // Of the whole, since its parts lie over each other.
    if color.alpha < 1 { attributes.append(("opacity", SVGNumber.text(color.alpha))) }
    write("g", attributes, content)
  }

  private func path(_ steps: [Symbol.Step], _ attributes: XML.Attributes) -> String {
    XML.element("path", [("d", SVGPath(steps).data)] + attributes)
  }

  private func shape(
    _ rect: Rect, _ corners: CornerRadii, _ attributes: XML.Attributes
  ) -> String {
    if corners.areSquare { return XML.element("rect", SVGNumber.frame(rect) + attributes) }
    return XML.element("path", [("d", SVGPath(rect, corners: corners).data)] + attributes)
  }
}
