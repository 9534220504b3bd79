internal import Heed
internal import HeedCommand
internal import HeedFindings
internal import HeedImage

/// `heed check`, with the fonts and pictures that the rules need.
struct CheckProgram {
  private let options: CheckOptions
  private let console: Console
  private let renderer: PictureRenderer

  init(_ options: CheckOptions, console: Console) throws(CommandError) {
    self.options = options
    self.console = console
    do throws(PictureError) {
      // What is missing is a finding, and no reason to stop.
      renderer = try PictureRenderer(options: PictureOptions(isLenient: true))
    } catch {
      throw .failure("Cannot measure: \(error)")
    }
  }

  func run() throws(CommandError) -> ExitCode {
    let command = try CheckCommand(options, console: console)
    return try command.run { [options, renderer] alert, file, pass in
      renderer.options.imageFolder = file == "-" ? "." : FilePath.folder(of: file)
      let environment = pass.environment
      return alert.findings(
        in: environment, measurer: renderer.measurer, evidence: Evidence(of: renderer),
        behind: options.behind?.rgba(
          dark: environment.appearance == .dark, highContrast: environment.isHighContrast))
    }
  }
}

extension Evidence {
  /// How many missing characters of a text are named.
  private static let mostGlyphs = 8

  /// What a renderer knows of its fonts and pictures.
  init(of renderer: PictureRenderer) {
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
