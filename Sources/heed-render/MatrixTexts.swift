internal import Heed
internal import HeedCommand
internal import HeedDocument
internal import HeedFindings
internal import HeedMatrix

/// The documents of a matrix with the app's texts in all languages.
struct MatrixTexts {
  let languages: [MatrixLanguage]
  private let mode: DocumentReader.Mode
  private let console: Console

  init(_ options: MatrixOptions, console: Console) throws(CommandError) {
    self.console = console
    mode = options.isLenient ? .lenient : .strict
    let tags = options.configuration.languages ?? ["en"]
    languages = tags.map {
      MatrixLanguage(
        $0, direction: Environment.isRightToLeft($0) ? .rightToLeft : .leftToRight)
    }
  }

  /// Reads documents; every problem of each is printed with its place.
  func documents(_ files: [String]) -> (documents: [MatrixDocument], problem: ExitCode?) {
    let (sources, problem) = DocumentSource.readAll(files, mode: mode, console: console)
    let documents = sources.map { source in
      MatrixDocument(
        file: source.file, bytes: source.bytes,
        alerts: languages.map { _ in source.document.alert })
    }
    return (documents, problem)
  }

  /// What the alerts' values tell, without a look at a picture.
  func findings(of documents: [MatrixDocument]) -> [MatrixTextFinding] {
    var found: [MatrixTextFinding] = []
    for (index, document) in documents.enumerated() {
      for (language, alert) in document.alerts.enumerated() {
        for finding in alert.findings {
          found.append(MatrixTextFinding(document: index, language: language, finding))
        }
      }
    }
    return found
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
