internal import Heed
internal import HeedCommand
internal import HeedDocument

/// `heed gallery`: draws documents and a page that shows them.
struct GalleryCommand {
  private let files: [String]
  private let folder: String
  /// Whether it draws the documents that come with the command.
  private let areExamples: Bool
  private let playground: GalleryPlayground?
  private let console: Console

  /// Makes the command from what was typed.
  init(_ arguments: ParsedArguments, console: Console) throws(CommandError) {
    areExamples = arguments.operands.isEmpty
    files = areExamples ? try Self.examples() : arguments.operands
    folder = arguments["output"] ?? "gallery"
    playground = .find(arguments["playground"], beside: folder, hasExamples: areExamples)
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
    let tasks = sources.enumerated().flatMap { GalleryTask.all(of: $1.file, at: $0) }
    let drawing = try ParallelDrawing(pictures: tasks.count, console: console) {
      (console) throws(CommandError) in
      try Artist(
        isLenient: false, behind: .screen, environment: Environment(), console: console)
    }
    try FileSystem.makeFolder(folder)
    let swift = GallerySwift.all(for: files)
    let entries = sources.enumerated().map { index, source in
      GalleryEntry(
        source, swift: swift[index],
        entryDuration: drawing.artist.entryDuration(
          of: source.document.alert, in: GalleryMotion.environment),
        surface: areExamples ? .best(forExample: FilePath.stem(of: source.file)) : .phone)
    }
    let (drawn, exitCode) = draw(tasks, of: entries, drawing)
    let index = FilePath.join(folder, "index.html")
    try AtomicFile.write(
      Array(GalleryPage(entries: drawn, playground: playground).html.utf8), to: index)
    try console.print("Gallery: \(Printable.text(index))")
    return exitCode
  }

  /// Draws every picture. A document of which one cannot be drawn is left out, and the others stay.
  private func draw(
    _ tasks: [GalleryTask], of entries: [GalleryEntry], _ drawing: ParallelDrawing
  ) -> (drawn: [GalleryEntry], exitCode: ExitCode) {
    let progress = ProgressLine(count: tasks.count, console: console)
    defer { progress.end() }
    var exitCode = ExitCode.success
    var failed: Set<Int> = []
    drawing.draw(tasks.count) { (number, artist) throws(CommandError) in
      try picture(tasks[number], entries[tasks[number].document], artist)
    } then: { number, picture in
      let task = tasks[number]
      progress.show(task.name)
      // One complaint about a document is enough.
      guard !failed.contains(task.document) else { return }
      do throws(CommandError) {
        try AtomicFile.write(picture.get(), to: FilePath.join(folder, task.name))
      } catch {
        progress.console.complain(error.description)
        exitCode = exitCode.worse(error.exitCode)
        failed.insert(task.document)
      }
    }
    let drawn = entries.indices.filter { !failed.contains($0) }.map { entries[$0] }
    return (drawn, exitCode)
  }

  private func picture(
    _ task: GalleryTask, _ entry: GalleryEntry, _ artist: Artist
  ) throws(CommandError) -> [UInt8] {
    let subject: Artist.Subject =
      switch task.subject {
      case .atRest: .moment(nil)
      case .entry(let part): .moment(part * entry.entryDuration)
      case .visit: .visit
      }
    return try artist.png(
      of: entry.alert, from: entry.file, in: task.environment, showing: subject)
  }
}
