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
    let texts = try options.strings.map { (path) throws(CommandError) in
      try AppTexts.read(path, console: console).source(options.environment.locale)
    }
    let (sources, problem) = DocumentSource.readAll(
      options.files, mode: options.isLenient ? .lenient : .strict, texts: texts, console: console)
    if let problem { return problem }
    let progress = ProgressLine(count: sources.count, console: console)
    let drawing = try ParallelDrawing(pictures: sources.count, console: progress.console) {
      (console) throws(CommandError) in
      try Artist(
        isLenient: options.isLenient, behind: options.behind, environment: options.environment,
        console: console)
    }
    if case .folder(let folder) = options.output { try FileSystem.makeFolder(folder) }
    var exitCode = ExitCode.success
    defer { progress.end() }
    drawing.draw(sources.count) { (index, artist) throws(CommandError) in
      try picture(of: sources[index], artist)
    } then: { index, picture in
      progress.show(sources[index].file)
      do throws(CommandError) {
        try write(picture.get(), of: sources[index])
      } catch {
        progress.console.complain(error.description)
        exitCode = exitCode.worse(error.exitCode)
      }
    }
    return exitCode
  }

  private func picture(
    of source: DocumentSource, _ artist: Artist
  ) throws(CommandError) -> [UInt8] {
    var alert = source.document.alert
    if let base = options.theme {
      // What the document changes about its theme, it changes about this one.
      alert.theme = alert.theme ?? Theme(base)
      alert.theme?.base = base
    }
    return try artist.picture(
      of: alert, from: source.file, in: options.environment, as: options.format,
      drawsOutlines: options.drawsOutlines, at: options.moment)
  }

  private func write(_ picture: [UInt8], of source: DocumentSource) throws(CommandError) {
    if let path = options.path(for: source.file) {
      try AtomicFile.write(picture, to: path)
    } else {
      try console.write(picture)
    }
  }
}
