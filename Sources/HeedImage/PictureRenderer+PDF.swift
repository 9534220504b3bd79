public import Heed

extension PictureRenderer {
  /// Draws a scene as a PDF file of one page whose size is in points.
  ///
  /// Shapes stay shapes and text stays text that can be selected, unless outlines are asked for; what
  /// is soft becomes pixels, at least two a point. The same scene and options give the same bytes.
  ///
  /// - Throws: what is missing, unless the options are lenient; a size that is out of range.
  public func pdf(
    _ scene: Scene, title: String? = nil, letters: SVGOptions.Letters = .text
  ) throws(PictureError) -> [UInt8] {
    findings = []
    // What is soft is made of pixels, which a page does not have.
    let blurs = SceneBlurs()
    if scene.needsBlurs {
      let pixels = try ScenePainter(scene: scene, options: options, texts: texts, images: images)
      try pixels.draw()
      blurs.surface = pixels.blurs.surface
      blurs.behind = pixels.blurs.behind
    }
    _ = try PixelSize(of: scene, limits: options.limits)
    let file = try PDFFile(size: scene.size, scale: scene.scale)
    file.describe(title: title ?? scene.title)
    let painter = ScenePainter(
      scene: scene, options: options, texts: texts, images: images, blurs: blurs,
      canvas: file.canvas)
    painter.keepsText = letters == .text
    try painter.draw()
    findings = painter.missing.findings
    for link in scene.links { file.addLink(to: link.address, in: link.frame) }
    return try file.finish()
  }
}

extension Scene {
  /// What the alert is called.
  fileprivate var title: String {
    nodes.lazy.compactMap(\.accessibility).first { $0.role == .dialog }?.label ?? ""
  }

  /// The links and where they stand; none while the panel is on its way.
  fileprivate var links: [(address: Name, frame: Rect)] {
    guard moment == .atRest else { return [] }
    return nodes.flatMap { node in
      (node.text?.links ?? []).map { link in
        let frame = link.frame.offset(x: node.frame.x, y: node.frame.y)
        return (link.address, node.clip.map { frame.intersection($0.frame) } ?? frame)
      }
    }
  }

  /// Whether something shows what lies behind it softly.
  fileprivate var needsBlurs: Bool {
    backdrop.blur > 0
      || nodes.contains { node in
        if case .material = node.fill { true } else { false }
      }
  }
}
