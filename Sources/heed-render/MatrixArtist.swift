internal import Heed
internal import HeedCommand
internal import HeedFindings
internal import HeedImage
internal import HeedMatrix

/// Draws the pictures of a matrix on one thread and tells what is found in them.
final class MatrixArtist {
  /// What came of one picture.
  struct Drawing {
    let png: Result<[UInt8], CommandError>
    let isStacked: Bool?
    let findings: [Finding]
    let places: [MatrixPicture.Place]
  }

  /// How far the widths of letters may be off where the phone's own font is not here: about what other
  /// fonts of the same kind differ from it by.
  private static let tolerance = 0.06

  private let renderer: PictureRenderer
  private let evidence: Evidence
  private let tolerance: AlertInspection.Tolerance

  init() throws(CommandError) {
    let renderer: PictureRenderer
    do throws(PictureError) {
      // What is missing is a finding, and no reason to stop.
      renderer = try PictureRenderer(options: PictureOptions(isLenient: true))
    } catch {
      throw .failure("Cannot draw: \(error)")
    }
    self.renderer = renderer
    evidence = Evidence(of: renderer)
    tolerance = AlertInspection.Tolerance(part: Self.tolerance) { renderer.usesBroughtFonts($0) }
  }

  /// Draws pictures that differ in nothing but their colours.
  func draw(_ cells: [MatrixCell], of document: MatrixDocument) -> [Drawing] {
    renderer.options.imageFolder = document.folder
    // Colours take no room: whether texts fit is asked once.
    var fit: [Finding]?
    return cells.map { cell in
      var alert = document.alerts[cell.languageIndex]
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
        png: png(of: scene, file: document.file),
        isStacked: AlertInspection.stacksActions(of: alert, in: scene),
        findings: look + findings,
        places: AlertInspection.places(of: alert, as: scene, in: environment).map {
          MatrixPicture.Place($0.path, $0.frame)
        })
    }
  }

  private func png(of scene: Scene, file: String) -> Result<[UInt8], CommandError> {
    do throws(PictureError) {
      return .success(try renderer.png(scene))
    } catch {
      return .failure(.failure("Cannot draw \(file): \(error)"))
    }
  }
}
