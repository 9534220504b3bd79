public import Heed

extension PictureRenderer {
  /// Writes a scene as an SVG file whose size is in points.
  ///
  /// The same scene and options give the same bytes. Text stays text, unless outlines are asked for;
  /// nothing in it runs or is loaded from elsewhere.
  ///
  /// - Throws: what is missing, unless the options are lenient; a size that is out of range.
  public func svg(
    _ scene: Scene, options letters: SVGOptions = SVGOptions()
  ) throws(PictureError) -> [UInt8] {
    findings = []
    let writer = try SVGWriter(
      scene: scene, options: letters, pictures: options, texts: texts, images: images)
    let file = try writer.file()
    findings = writer.missing.findings
    return file
  }
}
