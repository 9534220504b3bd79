package import HeedFindings
package import HeedImage
internal import Heed

extension Evidence {
  /// How many missing characters of a text are named.
  private static let mostGlyphs = 8

  /// What a renderer knows of its fonts and pictures.
  package init(of renderer: PictureRenderer) {
    self.init(
      fonts: { Self.faults(of: $0, renderer) },
      picture: { image in
        renderer.fault(of: image).map {
          PictureFault(isSymbol: $0.isUnknownSymbol, reason: $0.description)
        }
      },
      colors: { renderer.colors(of: $0, in: $1) },
      families: { renderer.families(of: $0) })
  }

  /// All missing characters of a text are one fault, and all missing families another.
  private static func faults(
    of text: TextRequest, _ renderer: PictureRenderer
  ) -> [FontFault] {
    let errors = renderer.faults(of: text)
    return [true, false].compactMap { isGlyph in
      let reasons = errors.filter { $0.isMissingGlyph == isGlyph }.map { $0.description }
      if reasons.isEmpty { return nil }
      let more = reasons.count > mostGlyphs ? "; and \(reasons.count - mostGlyphs) more" : ""
      return FontFault(
        isGlyph: isGlyph, reason: reasons.prefix(mostGlyphs).joined(separator: "; ") + more)
    }
  }
}
