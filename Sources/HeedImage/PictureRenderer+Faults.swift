public import Heed

/// What a check of an alert asks, without a picture being drawn to the end.
extension PictureRenderer {
  /// Why a picture cannot be drawn; nothing where it can.
  public func fault(of image: Image) -> PictureError? {
    do throws(PictureError) {
      _ = try images.artwork(of: image, options: options)
      return nil
    } catch {
      return error
    }
  }

  /// What the fonts lack for a text: families that are not installed, and characters in its lines
  /// that no font has, each once.
  public func faults(of text: TextRequest) -> [PictureError] {
    let shaped = texts.shaped(text)
    return shaped.missingFamilies.map { PictureError(.missingFamily($0)) }
      + shaped.missing.map { PictureError(.missingGlyph($0)) }
  }

  /// The colours that the pictures of a node show within a part of the surface, from the darkest to
  /// the brightest of nearly all that is there; they may let something through.
  ///
  /// - Returns: Nine colours at most; nothing where the picture cannot be drawn.
  public func colors(of node: Node, in part: Rect) -> [RGBA]? {
    guard let pixels = picture(of: node) else { return nil }
    let columns = range(part.x - node.frame.x, part.maxX - node.frame.x, pixels.width)
    let rows = range(part.y - node.frame.y, part.maxY - node.frame.y, pixels.height)
    var words: [UInt32] = []
    for row in rows { for column in columns { words.append(pixels[column, row]) } }
    guard !words.isEmpty else { return nil }
    words.sort { brightness($0) < brightness($1) }
    // What is rarer than one in fifty on either side is a speck that hides no letter.
    let first = words.count / 50
    let last = words.count - 1 - first
    return (0...8).map { color(words[first + (last - first) * $0 / 8]) }
  }

  /// The pixels of a node's pictures alone, a pixel to a point.
  private func picture(of node: Node) -> PixelImage? {
    let key = NodePictureKey(node: node, folder: options.imageFolder)
    if let known = nodePictures[key] { return known }
    let frame = Rect(width: node.frame.width, height: node.frame.height)
    var bare = Node("picture", role: node.role, frame: frame)
    if case .image = node.fill { bare.fill = node.fill }
    bare.picture = node.picture
    bare.corners = node.corners
    var scene = Alert().scene(
      in: Environment(size: Size(width: frame.width, height: frame.height), scale: 1),
      measurer: Measurer(text: { _ in TextMetrics(lines: []) }))
    scene.nodes = [bare]
    scene.backdrop = Scene.Backdrop(color: RGBA(hex: 0, alpha: 0))
    let before = options
    options.backdrop = .color(RGBA(hex: 0, alpha: 0))
    options.isLenient = false
    defer { options = before }
    guard let pixels = try? pixels(scene) else { return nil }
    nodePictures[key] = pixels
    return pixels
  }

  private func range(_ from: Double, _ to: Double, _ count: Int) -> Range<Int> {
    let low = min(max(0, Int(from.rounded(.down))), count)
    return low..<min(max(low, Int(to.rounded(.up))), count)
  }

  private func brightness(_ word: UInt32) -> UInt32 {
    // What shows through is taken for half bright.
    let parts = [16, 8, 0].map { (word >> $0 & 0xFF) + (255 - word >> 24) / 2 }
    return parts[0] * 54 + parts[1] * 183 + parts[2] * 19
  }

  private func color(_ word: UInt32) -> RGBA {
    let alpha = Double(word >> 24)
    guard alpha > 0 else { return RGBA(hex: 0, alpha: 0) }
    func part(_ shift: UInt32) -> Double { Double(word >> shift & 0xFF) / alpha }
    return RGBA(red: part(16), green: part(8), blue: part(0), alpha: alpha / 255)
  }
}

/// What the pixels of a node's pictures depend on.
struct NodePictureKey: Hashable {
  let node: Node
  let folder: String?
}
