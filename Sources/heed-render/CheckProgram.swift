internal import Heed
internal import HeedCommand
internal import HeedFindings
internal import HeedImage
internal import HeedMatrixPictures

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
