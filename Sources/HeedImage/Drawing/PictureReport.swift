internal import Heed

/// Collects what is missing while a scene is drawn.
final class PictureReport {
  /// What placeholders stand for, each once.
  private(set) var findings: [PictureFinding] = []
  /// What is being drawn.
  var place: PictureError.Place?
  private let isLenient: Bool

  init(isLenient: Bool) {
    self.isLenient = isLenient
  }

  /// Throws an error, or keeps it as a finding where a placeholder will do.
  func add(_ error: PictureError) throws(PictureError) {
    let error = error.about(place)
    guard isLenient else { throw error }
    let finding = PictureFinding(error: error)
    if !findings.contains(finding) { findings.append(finding) }
  }

  /// Reports the fonts and characters that a text goes without.
  func add(missingIn text: ShapedText) throws(PictureError) {
    for family in text.missingFamilies { try add(PictureError(.missingFamily(family))) }
    for scalar in text.missing { try add(PictureError(.missingGlyph(scalar))) }
  }
}
