internal import Glibc
internal import Heed
internal import HeedCommand
internal import HeedImage
internal import HeedMatrix
internal import HeedMatrixPictures

/// Draws what is missing of a plan's pictures, on all cores.
struct MatrixRun {
  /// What there is afterwards.
  struct Outcome {
    /// What came of each picture, in the plan's order.
    var pictures: [MatrixPicture]
    var drawnCount: Int
    var exitCode: ExitCode
  }

  private let plan: MatrixPlan
  private let documents: [MatrixDocument]
  private let folder: String
  private let stamp: String
  private let jobs: Int?
  private let console: Console
  private let known: MatrixJournal
  private let journal: MatrixJournalFile
  private let journalPath: String

  init(
    plan: MatrixPlan, documents: [MatrixDocument], folder: String, stamp: String, jobs: Int?,
    console: Console
  ) throws(CommandError) {
    self.plan = plan
    self.documents = documents
    self.folder = folder
    self.stamp = stamp
    self.jobs = jobs
    self.console = console
    journalPath = FilePath.join(folder, MatrixJournal.name)
    var bytes: [UInt8] = []
    if FileSystem.isThere(journalPath) {
      bytes = try FileSystem.read(journalPath, limit: MatrixJournal.mostBytes)
    }
    known = MatrixJournal(bytes)
    journal = try MatrixJournalFile(journalPath, bytes: bytes)
  }

  func draw() throws(CommandError) -> Outcome {
    var pictures = plan.indices.map { index -> MatrixPicture in
      let cell = plan[index]
      let file = plan.file(of: cell)
      let digest = digest(of: cell)
      if let picture = known.picture(of: file, digest: digest), isThere(picture) { return picture }
      return MatrixPicture(file: file, digest: digest, bytes: 0, isStacked: nil, findings: [])
    }
    let missing = (0..<plan.layoutCount).filter { layout in
      plan.pictures(ofLayout: layout).contains { pictures[$0].bytes == 0 }
    }
    var outcome = Outcome(pictures: [], drawnCount: 0, exitCode: .success)
    try draw(missing, &pictures, &outcome)
    outcome.pictures = pictures
    try clean(pictures)
    return outcome
  }

  private func digest(of cell: MatrixCell) -> String {
    let parts =
      [stamp, documents[cell.document].digests[cell.languageIndex]] + cell.words
      + [cell.environment.direction == .leftToRight ? "ltr" : "rtl"]
      + [cell.screen.safeArea.top, cell.screen.safeArea.left, cell.screen.safeArea.bottom].map {
        "\($0)"
      }
    // Half of it is enough to tell pictures apart, and shorter lines are read faster.
    return String(SHA256.hex(of: Array(parts.joined(separator: "\n").utf8)).prefix(32))
  }

  private func isThere(_ picture: MatrixPicture) -> Bool {
    var information = stat()
    return lstat(FilePath.join(folder, picture.file), &information) == 0
      && information.st_mode & S_IFMT == S_IFREG && Int(information.st_size) == picture.bytes
      && picture.bytes > 0
  }

  /// Draws layouts by their numbers, each on any thread, and keeps what came of them on this one.
  private func draw(
    _ layouts: [Int], _ pictures: inout [MatrixPicture], _ outcome: inout Outcome
  ) throws(CommandError) {
    if layouts.isEmpty { return }
    let progress = ProgressLine(count: layouts.count, console: console)
    defer { progress.end() }
    var artists: [MatrixArtist] = []
    for _ in 0..<min(layouts.count, jobs ?? PictureRenderer.usefulCount) {
      do throws(PictureError) {
        artists.append(try MatrixArtist())
      } catch {
        throw .failure("Cannot draw: \(error)")
      }
    }
    let workers = artists.map { artist in
      { (number: Int) -> [MatrixArtist.Drawing] in
        let cells = plan.pictures(ofLayout: layouts[number]).map { plan[$0] }
        let document = documents[cells[0].document]
        return artist.draw(cells, of: document.alerts, folder: document.folder)
      }
    }
    var failed: Set<Int> = []
    func keep(_ number: Int, _ drawings: [MatrixArtist.Drawing]) {
      let places = plan.pictures(ofLayout: layouts[number])
      progress.show(pictures[places.lowerBound].file)
      var lines: [UInt8] = []
      for (place, drawing) in zip(places, drawings) {
        do throws(CommandError) {
          let png = try bytes(of: drawing, plan[place])
          try AtomicFile.write(png, to: FilePath.join(folder, pictures[place].file))
          pictures[place].bytes = png.count
          pictures[place].isStacked = drawing.isStacked
          pictures[place].findings = drawing.findings
          pictures[place].places = drawing.places
          lines += MatrixJournal.line(of: pictures[place])
          outcome.drawnCount += 1
        } catch {
          outcome.exitCode = outcome.exitCode.worse(error.exitCode)
          // One complaint about a document is enough.
          if failed.insert(plan[place].document).inserted {
            progress.console.complain(error.description)
          }
        }
      }
      do throws(CommandError) {
        try journal.add(lines)
      } catch {
        outcome.exitCode = outcome.exitCode.worse(error.exitCode)
      }
    }
    if workers.count == 1 {
      for number in layouts.indices { keep(number, workers[0](number)) }
    } else {
      WorkQueue(count: layouts.count, workers: workers).run(keep)
    }
  }

  private func bytes(
    of drawing: MatrixArtist.Drawing, _ cell: MatrixCell
  ) throws(CommandError) -> [UInt8] {
    do throws(PictureError) {
      return try drawing.png.get()
    } catch {
      throw .failure("Cannot draw \(documents[cell.document].file): \(error)")
    }
  }

  /// Removes pictures of earlier runs that are not wanted any more, and forgets them.
  private func clean(_ pictures: [MatrixPicture]) throws(CommandError) {
    let wanted = Set(pictures.map { $0.file })
    for file in known.files where !wanted.contains(file) {
      let path = FilePath.join(folder, file)
      unlink(path)
      // Only an empty folder goes.
      rmdir(FilePath.folder(of: path))
    }
    var bytes = MatrixJournal.header
    for picture in pictures where picture.bytes > 0 { bytes += MatrixJournal.line(of: picture) }
    try AtomicFile.write(bytes, to: journalPath)
  }
}

extension MatrixPlan {
  /// The places of all pictures.
  fileprivate var indices: Range<Int> { 0..<count }
}
