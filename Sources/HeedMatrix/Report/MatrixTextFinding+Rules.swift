package import Heed
internal import HeedFindings
package import HeedStrings

extension MatrixTextFinding {
  /// What the alerts' values and the app's texts tell, without a look at a picture.
  ///
  /// - Parameters:
  ///   - alerts: Each document's alert in each language.
  ///   - keys: The keys of the app's texts that each document uses, with the paths of the texts.
  ///   - catalog: The app's texts; nothing where none are given.
  ///   - languages: What is drawn.
  /// - Returns: What was found, that of the values first.
  package static func all(
    alerts: [[Alert]], keys: [[(key: Name, path: Name)]], catalog: StringsCatalog?,
    languages: [MatrixLanguage]
  ) -> [MatrixTextFinding] {
    var found: [MatrixTextFinding] = []
    for (document, alerts) in alerts.enumerated() {
      for (language, alert) in alerts.enumerated() {
        for finding in alert.findings {
          found.append(MatrixTextFinding(document: document, language: language, finding))
        }
      }
    }
    guard let catalog else { return found }
    return found + ofTexts(keys: keys, catalog, languages)
  }

  /// What is wrong with the texts that the documents use, and with files that cannot be read.
  private static func ofTexts(
    keys: [[(key: Name, path: Name)]], _ catalog: StringsCatalog, _ languages: [MatrixLanguage]
  ) -> [MatrixTextFinding] {
    let checks = TextChecks(
      keys: Set(keys.flatMap { $0.map { $0.key } }), languages: languages.map { $0.tag })
    var found: [MatrixTextFinding] = []
    for text in catalog.findings(checks) {
      let language = text.language.flatMap { tag in languages.firstIndex { $0.tag == tag } }
      // A file of a language that is not drawn.
      if text.language != nil, language == nil { continue }
      func add(_ document: Int, _ path: Name) {
        let finding = Finding(
          text.code, text.severity, path: path, reason: text.reason, remedy: text.remedy)
        found.append(
          MatrixTextFinding(
            document: document, language: language ?? 0, finding, place: text.place.description))
      }
      guard let key = text.key else {
        // What is odd elsewhere in a file is not about these documents.
        if text.severity == .error { add(0, "") }
        continue
      }
      for (document, used) in keys.enumerated() {
        for use in used where use.key == key { add(document, use.path) }
      }
    }
    return found
  }
}
