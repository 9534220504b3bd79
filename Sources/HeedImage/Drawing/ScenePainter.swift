internal import CCairo
internal import Heed

/// Draws one scene.
final class ScenePainter {
  let scene: Scene
  let options: PictureOptions
  let texts: TextEngine
  let images: ImageStore
  let canvas: Canvas
  /// What placeholders stand for.
  private(set) var findings: [PictureFinding] = []
  /// The surface as it was before the backdrop's colour was painted on it.
  var surfaceBehind: Canvas?

  init(
    scene: Scene, options: PictureOptions, texts: TextEngine, images: ImageStore
  ) throws(PictureError) {
    self.scene = scene
    self.options = options
    self.texts = texts
    self.images = images
    guard scene.scale >= 1, scene.scale <= 3 else {
      throw PictureError(.sizeOutOfRange("a scale has to be from 1 to 3"))
    }
    func pixels(_ points: Double) throws(PictureError) -> Int {
      let limit = options.limits.pictureSide
      // What scale times points is off by is less than this.
      let length = (points * scene.scale - 0.000_1).rounded(.up)
      guard length >= 1, length <= Double(limit) else {
        throw PictureError(.sizeOutOfRange("each side has to be from 1 to \(limit) pixels"))
      }
      return Int(length)
    }
    canvas = try Canvas(
      width: pixels(scene.size.width), height: pixels(scene.size.height), scale: scene.scale)
  }

  /// Draws everything, back to front.
  ///
  /// - Throws: what is missing, unless the options are lenient.
  func draw() throws(PictureError) {
    try drawSurface()
    for (index, node) in scene.nodes.enumerated() where node.opacity > 0 {
      try draw(node, at: index)
    }
  }

  /// Throws an error, or keeps it as a finding where a placeholder will do.
  func report(_ error: PictureError) throws(PictureError) {
    guard options.isLenient else { throw error }
    let finding = PictureFinding(error: error)
    if !findings.contains(finding) { findings.append(finding) }
  }

  private func draw(_ node: Node, at index: Int) throws(PictureError) {
    try canvas.saved { () throws(PictureError) in
      if let clip = node.clip {
        canvas.path(canvas.snapped(clip.frame), corners: clip.corners)
        cairo_clip(canvas.context)
      }
      guard node.opacity < 1 else { return try drawParts(of: node, at: index) }
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
  /// Whether nothing shows through the shape.
  fileprivate var isFilledSolid: Bool {
    switch fill {
    case .color(let color): color.alpha >= 1
    case .gradient(let colors, _, _): !colors.isEmpty && colors.allSatisfy { $0.alpha >= 1 }
    case .image, .material, nil: false
    }
  }
}
