internal import Heed
internal import HeedCommand
internal import HeedDocument
internal import HeedMatrix
internal import HeedStrings

/// The documents of a matrix with the app's texts in all languages.
struct MatrixTexts {
  let languages: [MatrixLanguage]
  /// The app's texts; nothing where no folder is named.
  private let catalog: StringsCatalog?
  private let mode: DocumentReader.Mode
  private let console: Console

  init(_ options: MatrixOptions, console: Console) throws(CommandError) {
    self.console = console
    mode = options.isLenient ? .lenient : .strict
    let said = options.configuration
    var catalog: StringsCatalog?
    if let strings = said.strings {
      // What is wrong with the files is in the report.
      let texts = try AppTexts.read(strings)
      catalog =
        said.baseLanguage.map { StringsCatalog(files: texts.files, developmentLanguage: $0) }
        ?? texts.catalog
    }
    self.catalog = catalog
    var tags = said.languages ?? []
    if tags.isEmpty { tags = catalog?.languages ?? ["en"] }
    languages = tags.map { MatrixLanguage($0, direction: Direction(language: $0)) }
  }

  /// Reads documents; every problem of each is printed with its place.
  func documents(_ files: [String]) -> (documents: [MatrixDocument], problem: ExitCode?) {
    let (sources, unreadable) = DocumentSource.readAll(files, mode: mode, console: console)
    var problem = unreadable
    let documents = sources.map { source -> MatrixDocument in
      if !hasAllKeys(source) { problem = problem?.worse(.usage) ?? .usage }
      let alerts = languages.map { language -> Alert in
        var alert = source.document.alert
        if let catalog { alert.localize(by: catalog.source(language: language.tag)) }
        return alert
      }
      return MatrixDocument(
        file: source.file, bytes: source.bytes, original: source.document.alert, alerts: alerts)
    }
    return (documents, problem)
  }

  /// Whether the app has a text for each key of a document; those that it has not are printed.
  private func hasAllKeys(_ source: DocumentSource) -> Bool {
    guard let catalog else { return true }
    var reader = DocumentSource.reader(mode)
    reader.texts = catalog.source(language: catalog.developmentLanguage)
    do throws(DocumentError) {
      let document = try reader.read(source.bytes)
      let known = source.document.issues
      for issue in document.issues where !known.contains(issue) {
        console.complain(IssueText.text(of: issue, in: source.file, source.bytes))
      }
      return true
    } catch {
      for issue in error.issues {
        console.complain(IssueText.text(of: issue, in: source.file, source.bytes))
      }
      return false
    }
  }

  /// What the alerts' values and the app's texts tell, without a look at a picture.
  func findings(of documents: [MatrixDocument]) -> [MatrixTextFinding] {
    MatrixTextFinding.all(
      alerts: documents.map { $0.alerts }, keys: documents.map { $0.keys }, catalog: catalog,
      languages: languages)
  }

  /// Where a path of an alert stands in its document, such as `question.json:7:16`.
  func place(of path: Name, in document: MatrixDocument) -> String {
    let name = document.file == "-" ? "standard input" : document.file
    let reader = DocumentSource.reader(mode)
    guard let place = reader.places(of: [path], in: document.bytes).first else {
      return "\(name):1:1"
    }
    return "\(name):\(place.line):\(place.column)"
  }
}
