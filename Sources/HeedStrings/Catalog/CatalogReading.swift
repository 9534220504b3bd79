internal import Heed
internal import HeedDocument
internal import HeedFindings

/// Puts files together to tables, and notes what is wrong with them.
struct CatalogReading {
  private(set) var tables: [StringsTable] = []
  private(set) var findings: [TextFinding] = []
  private var sourceLanguage: Name?
  private var places: [Name: Int] = [:]

  /// The language that the app is probably written in.
  var likelyLanguage: Name {
    if let sourceLanguage { return sourceLanguage }
    // What stands in Base is in a language that no file names.
    if tables.contains(where: { $0[StringsPath.base] != nil }) { return "en" }
    var counts: [(language: Name, count: Int)] = []
    for table in tables {
      for texts in table.texts where texts.language != StringsPath.base {
        if let index = counts.firstIndex(where: { $0.language == texts.language }) {
          counts[index].count += texts.entries.count
        } else {
          counts.append((texts.language, texts.entries.count))
        }
      }
    }
    let english = LanguageTag("en")
    var best: (language: Name, count: Int)?
    for one in counts {
      if one.language == "en" { return "en" }
      // Some regional English goes before any other language.
      let weight =
        LanguageTag(one.language).language == english.language ? Int.max : one.count
      if weight > best?.count ?? 0 { best = (one.language, weight) }
    }
    return best?.language ?? "en"
  }

  /// The tables in the order in which a key is looked for.
  var sortedTables: [StringsTable] {
    func rank(_ table: StringsTable) -> (Int, Int) {
      let depth = table.bundle.bytes.count { $0 == UInt8(ascii: "/") }
      return (table.name == "Localizable" ? 0 : 1, depth)
    }
    return tables.sorted { first, second in
      let (one, two) = (rank(first), rank(second))
      if one != two { return one < two }
      if first.name != second.name {
        return first.name.bytes.lexicographicallyPrecedes(second.name.bytes)
      }
      return first.bundle.bytes.lexicographicallyPrecedes(second.bundle.bytes)
    }
  }

  mutating func nameBase(_ language: Name) {
    for index in tables.indices { tables[index].nameBase(language) }
  }

  /// Reads a file.
  mutating func add(_ file: StringsFile) {
    guard let path = StringsPath(file.path) else { return }
    let whole = TextPlace(file: file.path)
    if file.bytes.count > StringsFile.maxBytes {
      note(
        whole, path,
        "The file has \(file.bytes.count) bytes, and \(StringsFile.maxBytes) are read.",
        "Split it.")
      return
    }
    if BinaryPropertyList.isOne(file.bytes) {
      guard let root = BinaryPropertyList.read(file.bytes), path.kind != .catalog else {
        note(whole, path, "This binary property list is damaged.", "Make it anew.")
        return
      }
      addList(root, [], path, file.path)
      return
    }
    let bytes: [UInt8]
    switch TextEncoding.utf8(file.bytes) {
    case .success(let text): bytes = text
    case .failure(let error):
      var counter = LineCounter(file.bytes)
      let position = counter.position(of: error.offset)
      let place = TextPlace(file: file.path, line: position.line, column: position.column)
      note(place, path, "This is no text: \(error.reason).", "")
      return
    }
    switch path.kind {
    case .strings where Self.isXML(bytes), .stringsdict: addXML(bytes, path, file.path)
    case .strings: addStrings(bytes, path, file.path)
    case .catalog: addCatalog(bytes, path, file.path)
    }
  }

  private mutating func note(
    _ place: TextPlace, _ path: StringsPath, _ reason: String, _ remedy: String
  ) {
    findings.append(
      TextFinding(
        .invalidStrings, .error, place: place, table: path.table, language: path.language,
        reason: reason, remedy: remedy))
  }

  // MARK: Kinds of files

  private static func isXML(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(512).drop { $0 <= 0x20 }
    return start.starts(with: "<?xml".bytes) || start.starts(with: "<!DOCTYPE".bytes)
      || start.starts(with: "<plist".bytes)
  }

  private mutating func addStrings(_ bytes: [UInt8], _ path: StringsPath, _ file: String) {
    let reader = StringsReader(bytes)
    var counter = LineCounter(bytes)
    let table = index(of: path)
    let texts = tables[table].index(of: path.language ?? StringsPath.base)
    for entry in reader.entries {
      let position = counter.position(of: entry.offset)
      let entry = TextEntry(
        key: Name(entry.key),
        place: TextPlace(file: file, line: position.line, column: position.column),
        form: .text(entry.text))
      put(entry, table, texts, kind: .strings)
    }
    note(reader.problems, bytes, path, file)
  }

  private mutating func addXML(_ bytes: [UInt8], _ path: StringsPath, _ file: String) {
    let reader = PropertyListReader(bytes)
    var problems = reader.problems
    if let root = reader.root {
      // A key within the forms of a text is no key of the file.
      problems.removeAll { $0.duplicate?.level ?? 1 > 1 }
      addList(root, bytes, path, file)
    }
    note(problems, bytes, path, file)
  }

  private mutating func addList(
    _ root: PropertyList, _ bytes: [UInt8], _ path: StringsPath, _ file: String
  ) {
    let reader = StringsDictReader(root)
    var counter = LineCounter(bytes)
    let table = index(of: path)
    let texts = tables[table].index(of: path.language ?? StringsPath.base)
    for (key, form, offset) in reader.entries {
      let position = counter.position(of: offset)
      let entry = TextEntry(
        key: Name(key),
        place: TextPlace(file: file, line: position.line, column: position.column), form: form)
      put(entry, table, texts, kind: path.kind)
    }
    note(reader.problems, bytes, path, file)
  }

  private mutating func addCatalog(_ bytes: [UInt8], _ path: StringsPath, _ file: String) {
    let reader: CatalogFileReader
    do throws(JSONError) {
      reader = try CatalogFileReader(bytes)
    } catch {
      var counter = LineCounter(bytes)
      let position = counter.position(of: error.offset)
      note(
        TextPlace(file: file, line: position.line, column: position.column), path,
        "This is not JSON: \(error.reason.string).", "")
      return
    }
    if sourceLanguage == nil { sourceLanguage = reader.sourceLanguage }
    var counter = LineCounter(bytes)
    let table = index(of: path)
    tables[table].isCatalog = true
    for key in reader.keys {
      let position = counter.position(of: key.offset)
      tables[table].notes[Name(key.key)] = StringsTable.KeyNotes(
        place: TextPlace(file: file, line: position.line, column: position.column),
        isTranslated: key.isTranslated, isStale: key.isStale)
    }
    for entry in reader.entries {
      let position = counter.position(of: entry.offset)
      var made = TextEntry(
        key: Name(entry.key),
        place: TextPlace(file: file, line: position.line, column: position.column),
        state: entry.state, form: entry.form)
      made.isKeyItself = entry.isKeyItself
      put(made, table, tables[table].index(of: entry.language), kind: .catalog)
    }
    note(reader.problems, bytes, path, file)
  }

  // MARK: Tables

  private mutating func index(of path: StringsPath) -> Int {
    let name = Name(path.bundle.string + path.table.string)
    if let place = places[name] { return place }
    places[name] = tables.count
    tables.append(StringsTable(name: path.table, bundle: path.bundle))
    return tables.count - 1
  }

  /// Puts an entry in; a `.stringsdict` goes before `.strings`, whichever is read first.
  private mutating func put(
    _ entry: TextEntry, _ table: Int, _ texts: Int, kind: StringsPath.Kind
  ) {
    if kind == .strings, let old = tables[table].texts[texts][entry.key],
      !isSameText(old.place.file, entry.place.file)
    {
      return
    }
    tables[table].texts[texts].put(entry)
  }

  private mutating func note(
    _ problems: [FileProblem], _ bytes: [UInt8], _ path: StringsPath, _ file: String
  ) {
    var counter = LineCounter(bytes)
    let sorted = problems.sorted { $0.offset < $1.offset }
    for problem in sorted {
      let position = counter.position(of: problem.offset)
      let place = TextPlace(file: file, line: position.line, column: position.column)
      guard let duplicate = problem.duplicate else {
        findings.append(
          TextFinding(
            .invalidStrings, problem.isFatal ? .error : .warning, place: place,
            table: path.table, language: path.language, reason: problem.reason,
            remedy: problem.remedy))
        continue
      }
      var first = LineCounter(bytes)
      let line = first.position(of: duplicate.first).line
      findings.append(
        TextFinding(
          .duplicateKey, duplicate.isSame ? .note : .warning, place: place,
          key: Name(duplicate.key), table: path.table, language: path.language,
          reason: duplicate.isSame
            ? "The key is in line \(line) already, with the same text."
            : "The key is in line \(line) already, with another text.",
          remedy: "Remove one of the two."))
    }
  }
}
