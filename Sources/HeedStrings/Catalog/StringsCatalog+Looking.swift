public import Heed

extension StringsCatalog {
  /// The text of a key in a language, with its places filled.
  ///
  /// Another region of the language stands in where it has to, then the development language; another
  /// script does not. Numbers are in plain digits, whatever the language.
  ///
  /// - Parameters:
  ///   - key: The key, as the app has it.
  ///   - table: The table, such as `Localizable`; by default `Localizable`, then any other.
  ///   - language: The language, such as `zh-Hant`.
  ///   - arguments: What fills the places, numbers as text; samples by default.
  ///   - samples: What stands in places that nothing was given for.
  ///   - device: The device, as catalogs name it.
  /// - Returns: Nothing where no file has the key.
  public func text(
    _ key: Name, table: Name? = nil, language: Name, arguments: [String] = [],
    samples: TextSamples = TextSamples(), device: Name = "iphone"
  ) -> ResolvedText? {
    for table in tables(of: key, named: table) {
      for candidate in candidates(for: language, in: table) {
        guard let entry = table[candidate]?[key] else { continue }
        // Forms are those of the language that the text is in.
        let filling = TextFilling(
          entry.form, arguments: arguments, samples: samples,
          rule: PluralRule(language: candidate), device: device)
        return ResolvedText(
          text: filling.text, language: candidate, table: table.name, place: entry.place,
          isFallback: LanguageTag(language).fit(LanguageTag(candidate)) == nil,
          usesSamples: filling.usesSamples,
          problem: filling.problem ?? surplus(arguments, entry.form))
      }
    }
    return nil
  }

  /// The plural forms that a key has in a language, for whoever wants to see each.
  ///
  /// Empty where its text does not depend on a number.
  public func pluralCategories(of key: Name, table: Name? = nil, language: Name) -> [PluralCategory]
  {
    for table in tables(of: key, named: table) {
      for candidate in candidates(for: language, in: table) {
        guard let entry = table[candidate]?[key] else { continue }
        let categories = PluralRule(language: candidate).categories
        return entry.form.hasPlural ? categories : []
      }
    }
    return []
  }

  /// The texts of a language for ``Heed/Alert/localize(by:)`` and for readers of documents.
  public func source(
    language: Name, samples: TextSamples = TextSamples(), device: Name = "iphone"
  ) -> TextSource {
    TextSource(
      text: { key in
        text(
          key.key, language: language, arguments: key.arguments, samples: samples, device: device
        ).map { TextSource.Found($0.text, problem: $0.problem) }
      },
      suggestion: { key in suggestion(for: key) })
  }

  /// The key that was probably meant by one that is not there.
  public func suggestion(for key: Name) -> String? {
    Spelling.closest(to: key.string, among: keys.map { $0.string })
  }

  /// The languages of a table that may stand in for one, the best first.
  private func candidates(for language: Name, in table: StringsTable) -> [Name] {
    let wanted = LanguageTag(language)
    var fits: [(language: Name, fit: Int)] = []
    for texts in table.texts {
      let isSame = texts.language == language
      guard let fit = isSame ? 4 : wanted.fit(texts.tag) else { continue }
      let place = fits.firstIndex { $0.fit < fit } ?? fits.count
      fits.insert((texts.language, fit), at: place)
    }
    var names: [Name] = []
    for fit in fits { names.append(fit.language) }
    if !names.contains(developmentLanguage) { names.append(developmentLanguage) }
    return names
  }

  private func surplus(_ arguments: [String], _ form: TextForm) -> String? {
    if arguments.isEmpty { return nil }
    let places = form.argumentCount
    if arguments.count <= places { return nil }
    let given = arguments.count == 1 ? "1 argument is" : "\(arguments.count) arguments are"
    return "\(given) given, and the text has \(places == 0 ? "no place" : "places for \(places)")"
  }
}
