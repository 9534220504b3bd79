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
    let progress = ProgressLine(count: sources.count, console: console)
    let artist = try Artist(
      isLenient: options.isLenient, behind: options.behind, environment: options.environment,
      console: progress.console)
    if case .folder(let folder) = options.output { try FileSystem.makeFolder(folder) }
    var exitCode = ExitCode.success
    defer { progress.end() }
    for source in sources {
      progress.show(source.file)
      do throws(CommandError) {
        try draw(source, artist)
      } catch {
        progress.console.complain(error.description)
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
    let png = try artist.png(
      of: alert, from: source.file, in: options.environment,
      showing: options.isAnimation ? .visit : .moment(options.moment))
    if let path = options.path(for: source.file) {
      try AtomicFile.write(png, to: path)
    } else {
      try console.write(png)
    }
  }
}
