internal import Heed
internal import HeedCommand
internal import HeedImage

/// Draws documents, one after the other, with the fonts found once.
struct Artist {
  private let renderer: PictureRenderer
  private let console: Console
  /// What the picture shows behind every alert; a drawn screen where there is nothing.
  private let backdrop: PictureOptions.Behind?
  /// The file of the picture behind every alert.
  private let backdropFile: String?

  init(
    isLenient: Bool, behind: RenderOptions.Behind, environment: Environment, console: Console
  ) throws(CommandError) {
    self.console = console
    backdrop = try Self.backdrop(behind, environment)
    backdropFile = if case .file(let path) = behind { path } else { nil }
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
    switch subject {
    case .moment(let seconds):
      try picture(of: alert, from: file, in: environment, as: .png, at: seconds)
    case .visit: try picture(of: alert, from: file, in: environment, as: .apng)
    }
  }

  /// The file of a document's alert; placeholders in it are reported.
  ///
  /// An animation shows the whole way of the alert, every other file one moment of it.
  func picture(
    of alert: Alert, from file: String, in environment: Environment,
    as format: RenderOptions.Format, drawsOutlines: Bool = false, at seconds: Double? = nil
  ) throws(CommandError) -> [UInt8] {
    renderer.options.imageFolder = file == "-" ? "." : FilePath.folder(of: file)
    renderer.options.backdrop =
      backdrop ?? .appScreen(environment.appearance, environment.direction)
    let name = file == "-" ? "standard input" : file
    let letters: SVGOptions.Letters = drawsOutlines ? .outlines : .text
    do throws(PictureError) {
      let whole = alert.scene(in: environment, measurer: renderer.measurer)
      let scene = seconds.map { whole.scene(at: $0) } ?? whole
      let picture: [UInt8]
      switch format {
      case .png: picture = try renderer.png(scene)
      case .svg: picture = try renderer.svg(scene, options: SVGOptions(letters: letters))
      case .pdf: picture = try renderer.pdf(scene, letters: letters)
      case .apng: picture = try renderer.animatedPNG(PictureFrame.visit(of: whole))
      }
      for finding in renderer.findings {
        let place = self.place(of: finding.error, in: alert, from: name)
        console.complain(
          "heed: \(Printable.text("\(place): a placeholder is drawn: \(finding)"))")
      }
      return picture
    } catch {
      throw .failure("Cannot draw \(place(of: error, in: alert, from: name)): \(error)")
    }
  }

  /// The file that an error is about, and where in it, as far as that is known.
  private func place(of error: PictureError, in alert: Alert, from name: String) -> String {
    switch error.place {
    case .backdrop?:
      if let backdropFile { return "'\(backdropFile)', the picture behind the alert" }
      return name
    case .node(let id)?:
      return alert.path(ofNode: id).map { "\(name): \($0)" } ?? name
    case nil: return name
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
