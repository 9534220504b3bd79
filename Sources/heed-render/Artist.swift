internal import Heed
internal import HeedCommand
internal import HeedImage

/// Draws documents, one after the other, with the fonts found once.
struct Artist {
  private let renderer: PictureRenderer
  private let console: Console
  /// What the picture shows behind every alert; a drawn screen where there is nothing.
  private let backdrop: PictureOptions.Behind?

  init(
    isLenient: Bool, behind: RenderOptions.Behind, environment: Environment, console: Console
  ) throws(CommandError) {
    self.console = console
    backdrop = try Self.backdrop(behind, environment)
    PictureRenderer.claimProcessFonts()
    do throws(PictureError) {
      renderer = try PictureRenderer(options: PictureOptions(isLenient: isLenient))
    } catch {
      throw .failure("Cannot draw: \(error)")
    }
  }

  private static func backdrop(
    _ behind: RenderOptions.Behind, _ environment: Environment
  ) throws(CommandError) -> PictureOptions.Behind? {
    switch behind {
    case .screen: return nil
    case .color(let color):
      return .color(
        color.rgba(
          dark: environment.appearance == .dark, highContrast: environment.isHighContrast))
    case .file(let path):
      let limit = PictureOptions.Limits().imageFileBytes
      let bytes = try FileSystem.read(path, limit: limit)
      if bytes.count > limit { throw .failure("'\(path)' is larger than \(limit) bytes") }
      return .picture(bytes)
    }
  }

  /// What a picture of an alert shows.
  enum Subject {
    /// The alert some seconds after it began to enter; at rest where none are given.
    case moment(Double?)
    /// Its way onto the surface, its stay and its way off it.
    case visit
  }

  /// The PNG file of a document's alert; placeholders in it are reported.
  func png(
    of alert: Alert, from file: String, in environment: Environment,
    showing subject: Subject = .moment(nil)
  ) throws(CommandError) -> [UInt8] {
    renderer.options.imageFolder = file == "-" ? "." : FilePath.folder(of: file)
    renderer.options.backdrop =
      backdrop ?? .appScreen(environment.appearance, environment.direction)
    let name = file == "-" ? "standard input" : file
    do throws(PictureError) {
      let scene = alert.scene(in: environment, measurer: renderer.measurer)
      let png: [UInt8]
      switch subject {
      case .moment(let seconds):
        png = try renderer.png(seconds.map { scene.scene(at: $0) } ?? scene)
      case .visit: png = try renderer.animatedPNG(PictureFrame.visit(of: scene))
      }
      for finding in renderer.findings {
        console.complain("heed: \(Printable.text("\(name): a placeholder is drawn: \(finding)"))")
      }
      return png
    } catch {
      throw .failure("Cannot draw \(name): \(error)")
    }
  }

  /// Seconds until an alert is at its place.
  func entryDuration(of alert: Alert, in environment: Environment) -> Double {
    var motion = PanelMotion(
      of: alert.scene(in: environment, measurer: renderer.measurer))
    motion.enter(at: 0)
    return motion.end
  }
}
