internal import CCairo
internal import Heed

extension SVGWriter {
  /// Draws what lies behind the alert: the surface, blurred and covered as the backdrop says.
  func drawSurface() throws(PictureError) {
    missing.place = .backdrop
    var attributes: XML.Attributes = [("id", surfaceID), ("aria-hidden", "true")]
    let radius = scene.backdrop.blur * scene.moment.backdropOpacity
    if radius > 0 {
      attributes.append(("filter", reference(toBlurOf: scene.whole, by: radius)))
    }
    try group(attributes) { () throws(PictureError) in
      switch pictures.backdrop {
      case .color(let color): fill(scene.whole, color)
      case .appScreen(let appearance, let direction):
        AppScreen(on: self, size: scene.size, appearance: appearance, direction: direction).draw()
      case .picture(let bytes):
        fill(scene.whole, RGBA(hex: 0xFFFFFF))
        do throws(PictureError) {
          let bitmap = try images.bitmap(bytes, options: pictures)
          try drawBitmap(bitmap, fit: .fill, in: scene.whole, tint: nil)
        } catch {
          try missing.add(error)
        }
      }
    }
    let cover = scene.backdrop.color.opacity(scene.moment.backdropOpacity)
    if cover.alpha > 0 {
      write(
        "rect",
        [("id", coverID)] + SVGNumber.frame(scene.whole) + SVGNumber.paint(cover))
    }
  }

  private var surfaceID: String { "\(definitions.prefix)surface" }
  private var coverID: String { "\(definitions.prefix)backdrop" }

  /// Whether nothing shows through the surface.
  private var isSurfaceOpaque: Bool {
    if case .color(let color) = pictures.backdrop { color.alpha >= 1 } else { true }
  }

  /// A filter that makes what is seen through a rectangle soft.
  ///
  /// Beyond the surface there is nothing, which would let its edges fade: their colours are taken as
  /// if they went on, by leaving the opacity out.
  private func reference(toBlurOf rect: Rect, by radius: Double) -> String {
    let radius = min(radius, 400)
    let area = rect.grown(by: radius * 3).intersection(scene.whole)
    var steps = XML.element("feGaussianBlur", [("stdDeviation", SVGNumber.text(radius))])
    if isSurfaceOpaque {
      let opaque = XML.element(
        "feFuncA", [("type", "linear"), ("slope", "0"), ("intercept", "1")])
      steps += XML.element("feComponentTransfer", [], opaque)
    }
    return reference(toFilter: steps, in: area)
  }

  /// A reference to a filter that works within a rectangle.
  func reference(toFilter steps: String, in area: Rect) -> String {
    let id = definitions.id(
      "f", "filter",
      [("filterUnits", "userSpaceOnUse")] + SVGNumber.frame(area)
        + [("color-interpolation-filters", "sRGB")], steps)
    return "url(#\(id))"
  }

  /// Draws what lies behind a node, made soft.
  func drawMaterial(
    blur radius: Double, tint: RGBA, of node: Node, in frame: Rect, at index: Int
  ) throws(PictureError) {
    try within(frame, corners: node.corners) { () throws(PictureError) in
      let below = behind(node, at: index, reach: min(radius, 400) * 3)
      if let below {
        let attributes: XML.Attributes =
          radius > 0 ? [("filter", reference(toBlurOf: frame, by: radius))] : []
        group(attributes + [("aria-hidden", "true")]) {
          for id in below { write("use", [("href", "#\(id)")]) }
        }
      } else {
        try drawRasterBlur(at: index, in: frame)
      }
      fill(frame, tint)
    }
  }

  /// The ids of the elements that a material shows; nothing where that would be too much to draw.
  ///
  /// Materials that show materials would have to be drawn twice as often with each.
  private func behind(_ node: Node, at index: Int, reach: Double) -> [String]? {
    if scene.isOnBareSurface(index) { return [surfaceID] }
    var ids = [surfaceID]
    if scene.backdrop.color.alpha > 0, scene.moment.backdropOpacity > 0 { ids.append(coverID) }
    let area = node.frame.grown(by: reach)
    var cost = 1
    for (place, below) in scene.nodes[..<index].enumerated() where below.opacity > 0 {
      guard totalBlurCost + ids.count <= 2000, cost <= 4 else { return nil }
      guard !below.frame.grown(by: 40).intersection(area).isEmpty, below.isSeen else { continue }
      cost += blurCosts[place] ?? 0
      ids.append(id(ofNode: place))
    }
    guard cost <= 4 else { return nil }
    blurCosts[index] = cost
    totalBlurCost += cost * ids.count
    return ids
  }
}

extension Node {
  /// Whether there is something to see of it.
  var isSeen: Bool {
    shadow != nil || fill != nil || picture != nil || border != nil || text != nil
  }
}

extension SVGWriter {
  /// What a material shows as pixels, where it would be too much to draw again.
  fileprivate func drawRasterBlur(at index: Int, in frame: Rect) throws(PictureError) {
    let painter =
      if let known = rasterPainter { known } else {
        try ScenePainter(scene: scene, options: pictures, texts: texts, images: images)
      }
    if rasterPainter == nil {
      rasterPainter = painter
      try painter.draw()
    }
    // No more of it than can be seen: it may be a part of a long list.
    let clip = scene.nodes[index].clip?.frame ?? scene.whole
    let seen = frame.intersection(clip).intersection(scene.whole)
    guard let blur = painter.blurs.behind[index], !seen.isEmpty else { return }
    let place = PixelGrid(scale: 1).around(seen)
    let canvas = try Canvas(width: Int(place.width), height: Int(place.height), scale: 1)
    cairo_translate(canvas.context, -place.x, -place.y)
    blur.paint(on: canvas)
    write("image", SVGNumber.frame(place) + stretched(try PNGWriter.png(canvas)))
  }
}
