internal import Heed

/// Writes one scene as an SVG file.
final class SVGWriter {
  let scene: Scene
  let options: SVGOptions
  let pictures: PictureOptions
  let texts: TextEngine
  let images: ImageStore
  let missing: PictureReport
  let grid: PixelGrid
  var definitions: SVGDefinitions
  /// The elements written so far, a line each.
  private var body = ""
  /// The ids of pictures that are in the file.
  var bitmapIDs: [ObjectIdentifier: (bitmap: Bitmap, id: String)] = [:]
  /// How many materials each draws again, by its node's place; and how many elements all of them.
  var blurCosts: [Int: Int] = [:]
  var totalBlurCost = 0
  /// Draws the scene as pixels, for what is taken from there.
  var rasterPainter: ScenePainter?
  private(set) lazy var outlines = GlyphOutlines()

  init(
    scene: Scene, options: SVGOptions, pictures: PictureOptions, texts: TextEngine,
    images: ImageStore
  ) throws(PictureError) {
    // The same limits as those of pictures hold, so that whoever draws the file can.
    _ = try PixelSize(of: scene, limits: pictures.limits)
    self.scene = scene
    self.options = options
    self.pictures = pictures
    self.texts = texts
    self.images = images
    missing = PictureReport(isLenient: pictures.isLenient)
    grid = PixelGrid(scale: scene.scale)
    let prefix = options.idPrefix.unicodeScalars.filter { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains(scalar))
    }
    definitions = SVGDefinitions(prefix: String(String.UnicodeScalarView(prefix)))
  }

  /// The whole file.
  ///
  /// - Throws: what is missing, unless the options are lenient.
  func file() throws(PictureError) -> [UInt8] {
    try drawSurface()
    try drawPanel()
    let size = scene.size
    let (width, height) = (SVGNumber.text(size.width), SVGNumber.text(size.height))
    var content = "\n" + describe()
    if !definitions.text.isEmpty { content += "<defs>\n\(definitions.text)</defs>\n" }
    content += body
    let root = XML.element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
        ("viewBox", "0 0 \(width) \(height)"), ("text-rendering", "geometricPrecision"),
      ], content)
    return Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(root)\n".utf8)
  }

  /// Everything but the surface, grown, moved and faded as the scene's moment says.
  private func drawPanel() throws(PictureError) {
    let moment = scene.moment
    guard moment.opacity > 0, moment.scale > 0 else { return }
    var attributes = accessibility(ofDialog: scene)
    if moment != .atRest {
      let center = scene.panelCenter
      let x = center.x + moment.offset.x - center.x * moment.scale
      let y = center.y + moment.offset.y - center.y * moment.scale
      let move = SVGNumber.list(x, y, decimals: 6)
      let grow = SVGNumber.text(moment.scale, decimals: 6)
      attributes.append(("transform", "translate(\(move)) scale(\(grow))"))
      if moment.opacity < 1 { attributes.append(("opacity", SVGNumber.text(moment.opacity))) }
    }
    try group(attributes) { () throws(PictureError) in
      for (index, node) in scene.nodes.enumerated() where node.opacity > 0 {
        missing.place = .node(node.id)
        try draw(node, at: index)
      }
    }
  }

  private func draw(_ node: Node, at index: Int) throws(PictureError) {
    var attributes: XML.Attributes = [("id", id(ofNode: index))]
    attributes += accessibility(of: node)
    if let clip = node.clip {
      attributes.append(("clip-path", reference(toClip: grid.snapped(clip.frame), clip.corners)))
    }
    if node.opacity < 1 { attributes.append(("opacity", SVGNumber.text(node.opacity))) }
    try group(attributes) { () throws(PictureError) in
      if let description = description(of: node) { write(description) }
      try drawParts(of: node, at: index)
      // Something that is not seen can still be read out, and then has a place.
      if node.accessibility != nil, !node.isSeen {
        write("rect", SVGNumber.frame(node.frame) + [("fill", "none")])
      }
    }
  }

  private func drawParts(of node: Node, at index: Int) throws(PictureError) {
    let frame = grid.snapped(node.frame)
    if let shadow = node.shadow {
      drawShadow(shadow, of: frame, corners: node.corners, isSeeThrough: !node.isFilledSolid)
    }
    if let fill = node.fill, !frame.isEmpty {
      try drawFill(fill, of: node, in: frame, at: index)
    }
    if let picture = node.picture, !frame.isEmpty {
      try within(frame, corners: node.corners) { () throws(PictureError) in
        try drawImage(picture.image, fit: picture.fit, in: frame, tint: picture.tint)
      }
    }
    if let border = node.border, !frame.isEmpty {
      strokeInside(
        frame, corners: node.corners, width: grid.snapped(border.width), border.color)
    }
    if let text = node.text { try drawText(text, in: node.frame) }
  }

  // MARK: Elements

  /// The id of a node's element.
  func id(ofNode index: Int) -> String { "\(definitions.prefix)n\(index)" }

  /// Adds an element.
  func write(_ name: String, _ attributes: XML.Attributes, _ content: String? = nil) {
    write(XML.element(name, attributes, content))
  }

  /// Adds a line.
  func write(_ line: String) { body += line + "\n" }

  /// Puts what is written meanwhile into a group; an empty one is left out.
  func group<E: Error>(
    _ attributes: XML.Attributes, _ content: () throws(E) -> Void
  ) throws(E) {
    let inside = try captured(content)
    if inside.isEmpty { return }
    write(
      attributes.isEmpty
        ? String(inside.dropLast()) : XML.element("g", attributes, "\n" + inside))
  }

  /// What is written meanwhile.
  func captured<E: Error>(_ content: () throws(E) -> Void) throws(E) -> String {
    let outside = body
    body = ""
    defer { body = outside }
    try content()
    return body
  }

  /// Writes only inside a shape.
  func within<E: Error>(
    _ rect: Rect, corners: CornerRadii, _ content: () throws(E) -> Void
  ) throws(E) {
    try group([("clip-path", reference(toClip: rect, corners))], content)
  }

  /// A reference to a shape outside which nothing is seen.
  func reference(toClip rect: Rect, _ corners: CornerRadii) -> String {
    let shape = XML.element("path", [("d", SVGPath(rect, corners: corners).data)])
    return "url(#\(definitions.id("c", "clipPath", [], shape)))"
  }
}
