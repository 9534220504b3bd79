internal import Heed
internal import HeedFindings

/// Looks at the texts of tables, and keeps what the rules find.
struct TextInspection {
  let checks: TextChecks
  let developmentLanguage: Name
  let words: ProperNames
  private(set) var findings: [TextFinding] = []

  init(_ checks: TextChecks, _ developmentLanguage: Name, _ tables: [StringsTable]) {
    self.checks = checks
    self.developmentLanguage = developmentLanguage
    var words = ProperNames(checks.properNames)
    words.learn(from: tables, original: developmentLanguage)
    self.words = words
  }

  mutating func note(_ finding: TextFinding) { findings.append(finding) }

  mutating func note(
    _ code: Finding.Code, _ severity: Finding.Severity, _ text: InspectedText, _ reason: Phrase,
    _ remedy: Phrase
  ) {
    findings.append(
      TextFinding(
        code, severity, place: text.entry.place, key: text.entry.key, table: text.table,
        language: text.language, reason: reason.string, remedy: remedy.string))
  }

  /// By file, line and column, each in the order of the rules.
  var sortedFindings: [TextFinding] {
    let order = findings.indices.sorted { one, two in
      let (first, second) = (findings[one].place, findings[two].place)
      if !isSameText(first.file, second.file) {
        return first.file.bytes.lexicographicallyPrecedes(second.file.bytes)
      }
      return (first.line, first.column, one) < (second.line, second.column, two)
    }
    return order.map { findings[$0] }
  }

  /// Looks at a table; languages that it lacks altogether are among those expected.
  mutating func check(_ table: StringsTable, expected: [Name]) {
    let originals = table[developmentLanguage]
    TranslationRule.check(table, originals, expected: expected, &self)
    for texts in table.texts where isWanted(language: texts.language) {
      let isOriginal = texts.language == developmentLanguage
      let traits = LanguageTraits(texts.language, original: developmentLanguage)
      for entry in texts.entries where isWanted(key: entry.key) {
        let notes = table.notes[entry.key]
        let text = InspectedText(
          entry: entry, original: isOriginal ? nil : originals?[entry.key], table: table.name,
          traits: traits, isTranslated: notes?.isTranslated ?? true)
        StateRule.check(text, notes, &self)
        EmptyRule.check(text, &self)
        PlaceholderRule.check(text, &self)
        PluralFormsRule.check(text, &self)
        DirectionRule.check(text, &self)
        UntranslatedRule.check(text, &self)
      }
    }
  }

  func isWanted(key: Name) -> Bool { checks.keys?.contains(key) ?? true }

  func isWanted(language: Name) -> Bool { checks.languages?.contains(language) ?? true }
}
