#if os(Linux)
  internal import Heed
  internal import HeedImage
  internal import HeedMatrix
  internal import HeedMatrixPictures
  internal import HeedStrings

  /// Draws a catalog on all cores and writes its report.
  struct CatalogRun {
    /// More pictures than these are asked for by mistake.
    private static let mostPictures = 100_000

    private let plan: MatrixPlan
    private let names: [String]
    private let silences: [AlertCatalog.Silence]
    private let folder: String
    private let images: String?
    /// Each alert in each language.
    private let alerts: [[Alert]]
    private let strings: StringsCatalog?
    /// The keys of the app's texts that each alert uses, with the paths of the texts.
    private let keys: [[(key: Name, path: Name)]]

    init(
      entries: [CatalogEntry], axes: MatrixAxes, strings: StringsCatalog?,
      silences: [AlertCatalog.Silence], folder: String, images: String?
    ) throws(AlertCatalogError) {
      if entries.isEmpty { throw AlertCatalogError("The catalog lists no alert.") }
      var seen: Set<String> = []
      for entry in entries where !seen.insert(entry.name).inserted {
        throw AlertCatalogError("Two alerts of the catalog are named “\(entry.name)”.")
      }
      names = entries.map { $0.name }
      plan = MatrixPlan(files: names, axes: axes)
      if plan.count == 0 { throw AlertCatalogError("An axis of the report has no values.") }
      if plan.count > Self.mostPictures {
        throw AlertCatalogError(
          "The report would have more than \(Self.mostPictures) pictures; name fewer values.")
      }
      self.silences = silences
      self.folder = folder
      self.images = images
      self.strings = strings
      var keys: [[(key: Name, path: Name)]] = []
      var alerts: [[Alert]] = []
      for entry in entries {
        var used: [(key: Name, path: Name)] = []
        var own: [Alert] = []
        for language in axes.languages {
          var alert = entry.alert(language.tag)
          for use in alert.textKeys where !used.contains(where: { $0 == use }) { used.append(use) }
          if let strings { try Self.localize(&alert, of: entry, strings, language.tag) }
          own.append(alert)
        }
        keys.append(used)
        alerts.append(own)
      }
      self.keys = keys
      self.alerts = alerts
    }

    /// Puts the app's texts in; what has none is a mistake of the catalog and not of a translation, for
    /// which the language of the app stands in.
    private static func localize(
      _ alert: inout Alert, of entry: CatalogEntry, _ strings: StringsCatalog, _ language: Name
    ) throws(AlertCatalogError) {
      guard let fault = alert.localize(by: strings.source(language: language)).first else { return }
      var text = "“\(entry.name)”: \(fault.path): "
      if let problem = fault.problem {
        text += "the text of “\(fault.key)” in \(language) is not as meant: \(problem)."
      } else {
        text += "the app has no text “\(fault.key)”"
        if let meant = strings.suggestion(for: fault.key) {
          text += "; did you mean “\(meant)”?"
        } else {
          text += "."
        }
      }
      throw AlertCatalogError(text)
    }

    func report(jobs: Int?) throws(AlertCatalogError) -> AlertCatalogReport {
      let pictures = try draw(jobs: jobs)
      let report = MatrixReport(
        plan: plan, files: names, pictures: pictures,
        texts: MatrixTextFinding.all(
          alerts: alerts, keys: keys, catalog: strings, languages: plan.axes.languages),
        silences: silences.enumerated().map { index, silence in
          MatrixSilence(
            silence.code, document: silence.entry, language: silence.language,
            reason: silence.reason, line: index + 1)
        }
      ) { document, _ in names[document] }
      try write(report.json, to: "report.json")
      try write(report.junit, to: "junit.xml")
      let words = alerts.map { $0.map { $0.words } }
      try write(MatrixPage(report, words: words).html, to: "index.html")
      return AlertCatalogReport(
        pictureCount: pictures.count, items: report.problems.map { item($0, pictures) },
        unusedSilences: report.unusedSilences.map { silences[$0.line - 1] },
        page: "\(folder)/index.html")
    }

    private func item(
      _ problem: MatrixProblem, _ pictures: [MatrixPicture]
    ) -> AlertCatalogReport.Item {
      AlertCatalogReport.Item(
        entry: names[problem.document], code: problem.code, severity: problem.severity,
        path: problem.path, reason: problem.reason, remedy: problem.remedy,
        languages: problem.languages.map { plan.axes.languages[$0].tag },
        pictures: problem.pictures.map { pictures[$0].file }, silence: problem.silence)
    }

    // MARK: Pictures

    private func draw(jobs: Int?) throws(AlertCatalogError) -> [MatrixPicture] {
      let layouts = plan.layoutCount
      var artists: [MatrixArtist] = []
      do throws(PictureError) {
        for _ in 0..<max(1, min(layouts, jobs ?? PictureRenderer.usefulCount)) {
          artists.append(try MatrixArtist())
        }
      } catch {
        throw AlertCatalogError("Cannot draw: \(error).")
      }
      let workers = artists.map { artist in
        { (layout: Int) -> [MatrixArtist.Drawing] in
          let cells = plan.pictures(ofLayout: layout).map { plan[$0] }
          return artist.draw(cells, of: alerts[cells[0].document], folder: images)
        }
      }
      var pictures: [MatrixPicture] = []
      var failure: AlertCatalogError?
      let known = earlierFiles()
      WorkQueue(count: layouts, workers: workers).run { layout, drawings in
        if failure != nil { return }
        do throws(AlertCatalogError) {
          for (place, drawing) in zip(plan.pictures(ofLayout: layout), drawings) {
            pictures.append(try keep(drawing, plan[place]))
          }
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
      try remember(pictures, known)
      return pictures
    }

    private func keep(
      _ drawing: MatrixArtist.Drawing, _ cell: MatrixCell
    ) throws(AlertCatalogError) -> MatrixPicture {
      let file = plan.file(of: cell)
      let png: [UInt8]
      do throws(PictureError) {
        png = try drawing.png.get()
      } catch {
        throw AlertCatalogError("Cannot draw “\(names[cell.document])”: \(error).")
      }
      try write(png, to: file)
      return MatrixPicture(
        file: file, digest: "", bytes: png.count, isStacked: drawing.isStacked,
        findings: drawing.findings, places: drawing.places)
    }

    // MARK: Files

    private func write(_ bytes: [UInt8], to file: String) throws(AlertCatalogError) {
      do throws(SnapshotFailure) {
        try SnapshotFiles.write(bytes, to: "\(folder)/\(file)")
      } catch {
        throw AlertCatalogError("\(error.message).")
      }
    }

    /// The pictures that an earlier report in the folder has.
    private func earlierFiles() -> [String] {
      let bytes = try? SnapshotFiles.read("\(folder)/\(MatrixJournal.name)")
      return bytes.map { MatrixJournal($0).files } ?? []
    }

    /// Removes pictures that are not wanted any more, and keeps a list of those that are.
    private func remember(
      _ pictures: [MatrixPicture], _ known: [String]
    ) throws(AlertCatalogError) {
      let wanted = Set(pictures.map { $0.file })
      for file in known where !wanted.contains(file) { SnapshotFiles.remove("\(folder)/\(file)") }
      var bytes = MatrixJournal.header
      for picture in pictures { bytes += MatrixJournal.line(of: picture) }
      try write(bytes, to: MatrixJournal.name)
    }
  }
#endif
