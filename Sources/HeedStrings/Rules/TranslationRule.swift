internal import Heed
internal import HeedFindings

/// Texts that a language lacks.
enum TranslationRule {
  static func check(
    _ table: StringsTable, _ originals: StringsTable.Texts?, expected: [Name],
    _ inspection: inout TextInspection
  ) {
    guard let originals else { return }
    let isShared = table.texts.count > 1
    for language in expected where inspection.isWanted(language: language) {
      let tag = LanguageTag(language)
      if tag.fit(originals.tag) != nil { continue }
      // A text of another region serves too.
      let serving = table.texts.filter { tag.fit($0.tag) != nil }
      if serving.isEmpty {
        if isShared { noteMissingTable(table, originals, language, &inspection) }
        continue
      }
      for entry in originals.entries where inspection.isWanted(key: entry.key) {
        let notes = table.notes[entry.key]
        if notes?.isTranslated == false || notes?.isStale == true { continue }
        if serving.contains(where: { $0[entry.key] != nil }) { continue }
        if !hasWords(entry.form) { continue }
        inspection.note(
          TextFinding(
            .missingTranslation, .warning, place: entry.place, key: entry.key, table: table.name,
            language: language, reason: "There is no text in \(language).",
            remedy: "Translate it; the app shows the original or the key."))
      }
    }
  }

  private static func noteMissingTable(
    _ table: StringsTable, _ originals: StringsTable.Texts, _ language: Name,
    _ inspection: inout TextInspection
  ) {
    let entries = originals.entries.filter {
      let notes = table.notes[$0.key]
      return inspection.isWanted(key: $0.key) && notes?.isTranslated != false
        && notes?.isStale != true && hasWords($0.form)
    }
    guard let first = entries.first else { return }
    let count = entries.count
    let texts = count == 1 ? "its text is" : "its \(count) texts are"
    inspection.note(
      TextFinding(
        .missingTranslation, .warning, place: TextPlace(file: first.place.file),
        table: table.name, language: language,
        reason: "There is no table \(table.name) in \(language), so \(texts) not translated.",
        remedy: "Add its file."))
  }

  /// Whether there is something to translate.
  private static func hasWords(_ form: TextForm) -> Bool {
    var has = false
    form.forEachText { text in
      if !has { has = !WordScanner.words(in: text).isEmpty }
    }
    return has
  }
}
