internal import Heed
internal import HeedCommand
internal import HeedDocument

/// `heed render`: draws documents to pictures.
struct RenderCommand {
  private let options: RenderOptions
  private let console: Console

  init(_ options: RenderOptions, console: Console) {
    self.options = options
    self.console = console
  }

  /// Reads every document before anything is written; then a picture that cannot be drawn does not
  /// keep the others from being drawn.
  func run() throws(CommandError) -> ExitCode {
    let (sources, problem) = DocumentSource.readAll(
      options.files, mode: options.isLenient ? .lenient : .strict, console: console)
    if let problem { return problem }
    let artist = try Artist(
      isLenient: options.isLenient, behind: options.behind, environment: options.environment,
      console: console)
    if case .folder(let folder) = options.output { try FileSystem.makeFolder(folder) }
    var exitCode = ExitCode.success
    for source in sources {
      do throws(CommandError) {
        try draw(source, artist)
      } catch {
        console.complain(error.description)
        exitCode = exitCode.worse(error.exitCode)
      }
    }
    return exitCode
  }

  private func draw(_ source: DocumentSource, _ artist: Artist) throws(CommandError) {
    var alert = source.document.alert
    if let base = options.theme {
      // What the document changes about its theme, it changes about this one.
      alert.theme = alert.theme ?? Theme(base)
      alert.theme?.base = base
    }
    let picture = try artist.picture(
      of: alert, from: source.file, in: options.environment, as: options.format,
      drawsOutlines: options.drawsOutlines, at: options.moment)
    if let path = options.path(for: source.file) {
      try AtomicFile.write(picture, to: path)
    } else {
      try console.write(picture)
    }
  }
}
