internal import Glibc
internal import Heed
internal import HeedCommand
internal import HeedDocument
internal import HeedFindings
internal import HeedImage
internal import HeedMatrix

/// `heed matrix`: draws documents in every combination of what is named, and reports what was found.
struct MatrixCommand {
  private let options: MatrixOptions
  private let console: Console

  /// Makes the command from what was typed.
  init(_ arguments: ParsedArguments, console: Console) throws(CommandError) {
    options = try MatrixOptions(arguments, console: console)
    self.console = console
  }

  func run() throws(CommandError) -> ExitCode {
    let texts = try MatrixTexts(options, console: console)
    let axes = options.configuration.axes(languages: texts.languages)
    let plan = MatrixPlan(files: options.files, axes: axes)
    try check(plan)
    try bringFonts()
    let (documents, problem) = texts.documents(options.files)
    if let problem { return problem }
    try FileSystem.makeFolder(options.folder)
    for folder in plan.folders { try FileSystem.makeFolder(within(folder)) }
    let run = try MatrixRun(
      plan: plan, documents: documents, folder: options.folder,
      stamp: MatrixStamp.digest(fonts: options.configuration.fonts ?? []), jobs: options.jobs,
      console: console)
    let outcome = try run.draw()
    let report = MatrixReport(
      plan: plan, files: options.files, pictures: outcome.pictures,
      texts: texts.findings(of: documents), silences: options.configuration.silences ?? []
    ) { document, path in
      texts.place(of: path, in: documents[document])
    }
    try write(report, documents)
    try tell(report, outcome)
    let found: ExitCode = report.count(.error) > 0 ? .findings : .success
    return outcome.exitCode.worse(found)
  }

  private func within(_ name: String) -> String { FilePath.join(options.folder, name) }

  private func check(_ plan: MatrixPlan) throws(CommandError) {
    if plan.count > options.limit {
      let count = plan.count == .max ? "too many" : "\(plan.count)"
      throw .usage(
        "These would be \(count) pictures, and \(options.limit) are the most",
        advice: "Name fewer values, or allow more by --limit.")
    }
    for screen in plan.axes.screens {
      let side = max(screen.size.width, screen.size.height) * screen.scale
      if side > Double(PictureLimits.side) {
        throw .usage(
          "A picture cannot have more than \(PictureLimits.side) pixels on a side, which \(screen.label) would have"
        )
      }
    }
  }

  private func bringFonts() throws(CommandError) {
    do throws(PictureError) {
      _ = try PictureRenderer.bringFonts(options.configuration.fonts ?? [])
    } catch {
      throw .failure("Cannot draw: \(error)")
    }
    PictureRenderer.claimProcessFonts()
  }

  // MARK: What comes of it

  private func write(
    _ report: MatrixReport, _ documents: [MatrixDocument]
  ) throws(CommandError) {
    try AtomicFile.write(report.json, to: within("report.json"))
    let page = MatrixPage(report, words: documents.map { $0.words })
    try AtomicFile.write(page.html, to: within("index.html"))
    if let junit = options.junit { try AtomicFile.write(report.junit, to: junit) }
  }

  private func tell(
    _ report: MatrixReport, _ outcome: MatrixRun.Outcome
  ) throws(CommandError) {
    for problem in report.problems where problem.silence == nil {
      if problem.severity == .note, !options.printsNotes { continue }
      var text = "\(problem.place): \(problem.severity.name): \(problem.code.name): "
      if !problem.path.isEmpty { text += "\(problem.path): " }
      text += problem.reason
      if let font = problem.font { text += " Measured with \(font)." }
      if let places = report.whereabouts(of: problem) { text += " (\(places))" }
      try console.print(Printable.text(text))
      if !problem.remedy.isEmpty { try console.print("  \(Printable.text(problem.remedy))") }
    }
    for silence in report.unusedSilences {
      try console.print(
        Printable.text(
          "\(options.configurationFile ?? ""):\(silence.line):\(silence.column): warning: nothing was found that is silenced here: \(silence.code.name); remove it"
        ))
    }
    let counts = [Finding.Severity.error, .warning, .note].map { severity in
      let count = report.count(severity)
      return "\(count) \(severity.name)\(count == 1 ? "" : "s")"
    }
    let drawn = outcome.drawnCount
    let pictures = report.pictures.count
    try console.print(
      "\(pictures) picture\(pictures == 1 ? "" : "s"), \(drawn) drawn anew; \(counts.joined(separator: ", "))"
        + (report.silencedCount > 0 ? ", \(report.silencedCount) meant to stay" : ""))
    try console.print("Report: \(Printable.text(within("index.html")))")
  }
}
