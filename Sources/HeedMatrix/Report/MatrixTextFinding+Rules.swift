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
    let used = Set(keys.flatMap { $0.map { $0.key } })
    // The language that each text is in where another region of it, or the app's own, stands in.
    var shown: [Name: [Name?]] = [:]
    var wanted = languages.map { $0.tag }
    for use in keys.flatMap({ $0 }) where shown[use.key] == nil {
      let own = languages.map { catalog.text(use.key, language: $0.tag)?.language }
      shown[use.key] = own
      for case let tag? in own where !wanted.contains(tag) { wanted.append(tag) }
    }
    var found: [MatrixTextFinding] = []
    for text in catalog.findings(TextChecks(keys: used, languages: wanted)) {
      func add(_ document: Int, _ use: (key: Name, path: Name)) {
        for (index, language) in languages.enumerated() {
          if let tag = text.language, tag != language.tag, tag != shown[use.key]?[index] {
            continue
          }
          let finding = Finding(
            text.code, text.severity, path: use.path, reason: text.reason, remedy: text.remedy)
          found.append(
            MatrixTextFinding(
              document: document, language: index, finding, place: text.place.description))
          // What is about no language is told once.
          if text.language == nil { return }
        }
      }
      guard let key = text.key else {
        if text.code == .missingTranslation {
          // A whole table is missing: it is about what the documents take from that table.
          let original = catalog.developmentLanguage
          for (document, uses) in keys.enumerated() {
            for use in uses {
              let own = catalog.text(use.key, language: original)
              if own?.table == text.table { add(document, use) }
            }
          }
        } else if text.severity == .error {
          // What is odd elsewhere in a file is not about these documents.
          let language = text.language.flatMap { tag in languages.firstIndex { $0.tag == tag } }
          if text.language != nil, language == nil { continue }
          let finding = Finding(
            text.code, text.severity, path: "", reason: text.reason, remedy: text.remedy)
          found.append(
            MatrixTextFinding(
              document: 0, language: language ?? 0, finding, place: text.place.description))
        }
        continue
      }
      for (document, uses) in keys.enumerated() {
        for use in uses where use.key == key { add(document, use) }
      }
    }
    return found
  }
}
