internal import Heed
internal import HeedCommand
internal import HeedDocument

/// `heed gallery`: draws documents and a page that shows them.
struct GalleryCommand {
  private let files: [String]
  private let folder: String
  private let console: Console

  /// Makes the command from what was typed.
  init(_ arguments: ParsedArguments, console: Console) throws(CommandError) {
    files = arguments.operands.isEmpty ? try Self.examples() : arguments.operands
    folder = arguments["output"] ?? "gallery"
    self.console = console
    if folder == "-" || folder.isEmpty {
      throw .usage("heed gallery needs a folder for its files, such as -o gallery")
    }
    try RenderOptions.checkNames(of: files)
  }

  /// The documents that come with the command.
  private static func examples() throws(CommandError) -> [String] {
    let parent = FilePath.folder(of: Executable.folder)
    let candidates = ["Examples", "share/heed/Examples"].map { FilePath.join(parent, $0) }
    for folder in candidates where FileSystem.isFolder(folder) {
      return try FileSystem.names(in: folder, withExtension: "json").map {
        FilePath.join(folder, $0)
      }
    }
    throw .failure("There are no examples in '\(candidates.joined(separator: "' or '"))'")
  }

  func run() throws(CommandError) -> ExitCode {
    let (sources, problem) = DocumentSource.readAll(files, mode: .strict, console: console)
    if let problem { return problem }
    let progress = ProgressLine(count: sources.count, console: console)
    let artist = try Artist(
      isLenient: false, behind: .screen, environment: Environment(), console: progress.console)
    try FileSystem.makeFolder(folder)
    var exitCode = ExitCode.success
    var entries: [GalleryPage.Entry] = []
    defer { progress.end() }
    for source in sources {
      progress.show(source.file)
      do throws(CommandError) {
        for picture in GalleryPicture.all {
          let png = try artist.png(
            of: source.document.alert, from: source.file, in: picture.environment)
          let name = picture.name(for: source.file)
          try AtomicFile.write(png, to: FilePath.join(folder, name))
        }
        let duration = try drawMotion(of: source, artist)
        entries.append(GalleryPage.Entry(source, entryDuration: duration))
      } catch {
        progress.console.complain(error.description)
        exitCode = exitCode.worse(error.exitCode)
      }
    }
    progress.end()
    let index = FilePath.join(folder, "index.html")
    try AtomicFile.write(Array(GalleryPage(entries: entries).html.utf8), to: index)
    try console.print("Gallery: \(Printable.text(index))")
    return exitCode
  }

  /// Draws a document's animation and the frames of its entry, and returns how long that takes.
  private func drawMotion(
    of source: DocumentSource, _ artist: Artist
  ) throws(CommandError) -> Double {
    let alert = source.document.alert
    let environment = GalleryMotion.environment
    func write(_ subject: Artist.Subject, _ name: String) throws(CommandError) {
      let png = try artist.png(of: alert, from: source.file, in: environment, showing: subject)
      try AtomicFile.write(png, to: FilePath.join(folder, name))
    }
    try write(.visit, GalleryMotion.name(for: source.file))
    let duration = artist.entryDuration(of: alert, in: environment)
    for (index, part) in GalleryMotion.parts.enumerated() {
      let moment = Artist.Subject.moment(part * duration)
      try write(moment, GalleryMotion.frameName(for: source.file, index))
    }
    return duration
  }
}
