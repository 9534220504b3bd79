internal import CCairo
internal import CPango
package import Heed

extension PictureRenderer {
  /// Adds font files to those that are installed, for all renderers of the process. Called before the
  /// first is made.
  ///
  /// - Returns: The families in them.
  /// - Throws: which file cannot be read as a font, and why.
  package static func bringFonts(_ paths: [String]) throws(PictureError) -> [String] {
    var families: [String] = []
    for path in paths {
      for family in try BroughtFonts.families(in: path) where !families.contains(family) {
        families.append(family)
      }
    }
    BroughtFonts.paths = paths
    BroughtFonts.families = Set(families.map { $0.lowercased() })
    return families
  }

  /// The families in which the letters of a text are set, the one of most letters first.
  package func families(of text: TextRequest) -> [String] {
    let shaped = texts.shaped(text)
    var counts: [(family: String, count: Int)] = []
    for line in shaped.lines {
      for glyph in line.glyphs {
        guard case .glyph = glyph.kind, let family = shaped.fonts[glyph.font].family else {
          continue
        }
        if let index = counts.firstIndex(where: { $0.family == family }) {
          counts[index].count += 1
        } else {
          counts.append((family, 1))
        }
      }
    }
    let order = counts.indices.sorted { one, two in
      (-counts[one].count, one) < (-counts[two].count, two)
    }
    return order.map { counts[$0].family }
  }

  /// Whether every letter of a text is set in a font that was brought.
  package func usesBroughtFonts(_ text: TextRequest) -> Bool {
    if BroughtFonts.families.isEmpty { return false }
    let families = families(of: text)
    return !families.isEmpty
      && families.allSatisfy { BroughtFonts.families.contains($0.lowercased()) }
  }

  /// What pictures depend on beside scenes and options: the libraries that draw, and the font files that
  /// they are told of. The same lines mean the same pixels.
  package static var fingerprint: [String] {
    var lines = [
      "cairo \(String(cString: cairo_version_string()))",
      "pango \(String(cString: pango_version_string()))", "fontconfig \(FcGetVersion())",
    ]
    for fonts in [InstalledFonts.quick ?? InstalledFonts.system].compactMap({ $0 }) {
      lines += fonts.fingerprint
    }
    return lines
  }
}
