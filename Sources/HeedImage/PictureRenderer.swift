internal import CCairo
internal import CPango
public import Heed

/// Draws scenes to pictures with Cairo and Pango, and measures their texts for layout.
///
/// It keeps what it has loaded, so many scenes are drawn faster by one renderer. It belongs to one
/// thread; use one renderer for each.
public final class PictureRenderer {
  /// May be changed between pictures.
  public var options: PictureOptions
  /// What placeholders stand for in the last picture, each once; empty where a renderer is strict.
  public internal(set) var findings: [PictureFinding] = []

  let texts: TextEngine
  let images: ImageStore
  private let parts = DrawnParts()
  /// The pixels of pictures whose colours were asked for.
  var nodePictures = RecentCache<NodePictureKey, PixelImage>(limit: 4)

  /// Makes a renderer and finds its fonts.
  ///
  /// - Throws: an error where the system has no fonts at all.
  public init(options: PictureOptions = PictureOptions()) throws(PictureError) {
    self.options = options
    texts = try TextEngine()
    images = ImageStore()
  }

  /// How many renderers can draw at once, each on a thread of its own: the cores that the process may
  /// use.
  package static var usefulCount: Int { max(1, Int(g_get_num_processors())) }

  /// Takes over the process's font configuration, which is for programs that only draw; it saves the
  /// time of reading the system's. Called before the first renderer is made.
  package static func claimProcessFonts() {
    InstalledFonts.few?.claimProcess()
  }

  /// What layout needs so that it breaks lines exactly where this renderer draws them.
  ///
  /// A missing font or picture does not show here; it is found when the scene is drawn.
  public var measurer: Measurer {
    Measurer(
      text: { request in self.texts.shaped(request).metrics },
      imageSize: { image in self.images.naturalSize(of: image, options: self.options) })
  }

  /// Draws a scene as a PNG file.
  ///
  /// - Throws: what is missing, unless the options are lenient; a size that is out of range.
  public func png(_ scene: Scene) throws(PictureError) -> [UInt8] {
    try PNGWriter.png(draw(scene))
  }

  /// Draws scenes one after the other as an animated PNG file that repeats.
  ///
  /// Each scene has to be as large as the first. A scene in which nothing changed makes the one before
  /// it stay longer; else only the rectangle that changed is kept.
  ///
  /// - Throws: what is missing, unless the options are lenient; a size that is out of range, no scene.
  public func animatedPNG(_ frames: [PictureFrame]) throws(PictureError) -> [UInt8] {
    var writer = APNGWriter()
    var found: [PictureFinding] = []
    for frame in frames {
      try writer.add(draw(frame.scene), seconds: frame.seconds)
      for finding in findings where !found.contains(finding) { found.append(finding) }
    }
    findings = found
    return try writer.file()
  }

  /// Draws a scene as pixels.
  ///
  /// - Throws: what is missing, unless the options are lenient; a size that is out of range.
  public func pixels(_ scene: Scene) throws(PictureError) -> PixelImage {
    let canvas = try draw(scene)
    return PixelImage(width: canvas.width, height: canvas.height, words: canvas.words)
  }

  private func draw(_ scene: Scene) throws(PictureError) -> Canvas {
    findings = []
    let painter = try ScenePainter(
      scene: scene, options: options, texts: texts, images: images, parts: parts)
    try painter.draw()
    findings = painter.missing.findings
    // Cairo keeps quiet after its first error and draws no more.
    guard cairo_status(painter.canvas.context) == CAIRO_STATUS_SUCCESS else {
      throw PictureError(.outOfMemory)
    }
    return painter.canvas
  }
}
