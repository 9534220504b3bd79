package import Heed
package import HeedFindings
package import HeedImage
package import HeedMatrix

/// Draws the pictures of a matrix on one thread and tells what is found in them.
package final class MatrixArtist {
  /// What came of one picture.
  package struct Drawing {
    package let png: Result<[UInt8], PictureError>
    package let isStacked: Bool?
    package let findings: [Finding]
    package let places: [MatrixPicture.Place]
  }

  /// How far the widths of letters may be off where the phone's own font is not here: about what other
  /// fonts of the same kind differ from it by.
  private static let tolerance = 0.06

  private let renderer: PictureRenderer
  private let evidence: Evidence
  private let tolerance: AlertInspection.Tolerance

  /// Makes an artist.
  ///
  /// - Throws: an error where the system has no fonts at all.
  package init() throws(PictureError) {
    // What is missing is a finding, and no reason to stop.
    let renderer = try PictureRenderer(options: PictureOptions(isLenient: true))
    self.renderer = renderer
    evidence = Evidence(of: renderer)
    tolerance = AlertInspection.Tolerance(part: Self.tolerance) { renderer.usesBroughtFonts($0) }
  }

  /// Draws pictures that differ in nothing but their colours.
  ///
  /// - Parameters:
  ///   - cells: What is drawn.
  ///   - alerts: The alert in each language.
  ///   - folder: The folder that the paths of its pictures are relative to.
  /// - Returns: What came of each, in order.
  package func draw(_ cells: [MatrixCell], of alerts: [Alert], folder: String?) -> [Drawing] {
    renderer.options.imageFolder = folder
    // Colours take no room: whether texts fit is asked once.
    var fit: [Finding]?
    return cells.map { cell in
      var alert = alerts[cell.languageIndex]
      if let base = cell.theme {
        alert.theme = alert.theme ?? Theme(base)
        alert.theme?.base = base
      }
      let environment = cell.environment
      renderer.options.backdrop = .appScreen(environment.appearance, environment.direction)
      let scene = alert.scene(in: environment, measurer: renderer.measurer)
      let findings =
        fit
        ?? AlertInspection.fit(
          of: alert, as: scene, in: environment, measurer: renderer.measurer, evidence: evidence,
          tolerance: tolerance)
      fit = findings
      let look = AlertInspection.look(of: alert, as: scene, in: environment, evidence: evidence)
      return Drawing(
        png: png(of: scene),
        isStacked: AlertInspection.stacksActions(of: alert, in: scene),
        findings: look + findings,
        places: AlertInspection.places(of: alert, as: scene, in: environment).map {
          MatrixPicture.Place($0.path, $0.frame)
        })
    }
  }

  private func png(of scene: Scene) -> Result<[UInt8], PictureError> {
    do throws(PictureError) {
      return .success(try renderer.png(scene))
    } catch {
      return .failure(error)
    }
  }
}
