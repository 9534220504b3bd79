internal import CCairo
internal import Heed

/// Draws one scene.
final class ScenePainter {
  let scene: Scene
  let options: PictureOptions
  let texts: TextEngine
  let images: ImageStore
  let canvas: Canvas
  let missing: PictureReport
  /// Whether letters are drawn as text where the canvas keeps what is drawn.
  var keepsText = true
  /// What is soft, made once: also what materials show of the surface, as it was before the backdrop's
  /// colour was painted on it.
  let blurs: SceneBlurs
  let parts: DrawnParts
  /// What is kept of the surface behind, where it is one that is drawn again and again.
  var knownSurface: DrawnParts.Surface?

  convenience init(
    scene: Scene, options: PictureOptions, texts: TextEngine, images: ImageStore,
    parts: DrawnParts = DrawnParts()
  ) throws(PictureError) {
    let pixels = try PixelSize(of: scene, limits: options.limits)
    try self.init(
      scene: scene, options: options, texts: texts, images: images, blurs: SceneBlurs(),
      canvas: Canvas(width: pixels.width, height: pixels.height, scale: scene.scale), parts: parts)
  }

  /// Makes a painter for a canvas, with what is soft where that is known.
  init(
    scene: Scene, options: PictureOptions, texts: TextEngine, images: ImageStore,
    blurs: SceneBlurs, canvas: Canvas, parts: DrawnParts = DrawnParts()
  ) {
    self.scene = scene
    self.options = options
    self.texts = texts
    self.images = images
    missing = PictureReport(isLenient: options.isLenient)
    self.blurs = blurs
    self.parts = parts
    self.canvas = canvas
  }

  /// Draws everything, back to front.
  ///
  /// - Throws: what is missing, unless the options are lenient.
  func draw() throws(PictureError) {
    try drawSurface()
    guard scene.moment != .atRest else { return try drawNodes() }
    try drawMoving()
  }

  func drawNodes() throws(PictureError) {
    for (index, node) in scene.nodes.enumerated() where node.opacity > 0 {
      missing.place = .node(node.id)
      try draw(node, at: index)
    }
  }

  private func draw(_ node: Node, at index: Int) throws(PictureError) {
    try canvas.saved { () throws(PictureError) in
      if let clip = node.clip {
        canvas.path(canvas.snapped(clip.frame), corners: clip.corners)
        cairo_clip(canvas.context)
      }
      guard node.opacity < 1 else { return try drawParts(of: node, at: index) }
      canvas.path(canvas.snapped(node.reach))
      cairo_clip(canvas.context)
      cairo_push_group(canvas.context)
      do throws(PictureError) {
        try drawParts(of: node, at: index)
      } catch {
        cairo_pattern_destroy(cairo_pop_group(canvas.context))
        throw error
      }
      cairo_pop_group_to_source(canvas.context)
      cairo_paint_with_alpha(canvas.context, node.opacity)
    }
  }

  private func drawParts(of node: Node, at index: Int) throws(PictureError) {
    let frame = canvas.snapped(node.frame)
    if let shadow = node.shadow {
      try drawShadow(shadow, of: frame, corners: node.corners, isSeeThrough: !node.isFilledSolid)
    }
    if let fill = node.fill, !frame.isEmpty {
      try drawFill(fill, of: node, in: frame, at: index)
    }
    if let picture = node.picture, !frame.isEmpty {
      try drawPicture(picture, in: frame, corners: node.corners)
    }
    if let border = node.border, !frame.isEmpty {
      canvas.strokeInside(
        frame, corners: node.corners, width: canvas.snapped(border.width), border.color)
    }
    if let text = node.text { try drawText(text, in: node.frame) }
  }
}

extension Node {
  /// What it can draw on: a bound, so that it takes no more pixels than it needs to fade it.
  fileprivate var reach: Rect {
    var margin = 8.0
    if let shadow {
      margin += shadow.radius * 3 + max(abs(shadow.offset.x), abs(shadow.offset.y))
    }
    // Text may be wider than its node, by letters that reach over or by lines that do not break.
    for run in text?.request.runs ?? [] { margin = max(margin, run.font.size * 2) }
    var area = frame
    for line in text?.lines ?? [] {
      let right = max(area.maxX, frame.x + line.x + line.width)
      let bottom = max(area.maxY, frame.y + line.y + line.height)
      area.x = min(area.x, frame.x + line.x)
      area.y = min(area.y, frame.y + line.y)
      area.width = right - area.x
      area.height = bottom - area.y
    }
    return area.inset(by: EdgeInsets(top: -margin, left: -margin, bottom: -margin, right: -margin))
  }

  /// Whether nothing shows through the shape.
  var isFilledSolid: Bool {
    switch fill {
    case .color(let color): color.alpha >= 1
    case .gradient(let colors, _, _): !colors.isEmpty && colors.allSatisfy { $0.alpha >= 1 }
    case .image, .material, nil: false
    }
  }
}
