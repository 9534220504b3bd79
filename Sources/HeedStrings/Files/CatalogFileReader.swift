internal import Heed
internal import HeedDocument

/// Reads `.xcstrings`: all languages of a table in one JSON file.
struct CatalogFileReader {
  struct Entry {
    var language: Name
    var key: String
    var form: TextForm
    var state: TextEntry.State?
    var offset: Int
    var isKeyItself = false
  }

  /// A key with what holds for all its languages.
  struct Key {
    var key: String
    var offset: Int
    var isTranslated: Bool
    var isStale: Bool
  }

  private(set) var sourceLanguage: Name?
  private(set) var keys: [Key] = []
  private(set) var entries: [Entry] = []
  private(set) var problems: [FileProblem] = []
  private let tree: JSONTree
  private var state: TextEntry.State?
  private var languages: Set<Name> = []

  /// More than there are; the rules compare each with each.
  private static let mostLanguages = 1000

  /// Reads a file, or says why it is none.
  init(_ bytes: [UInt8]) throws(JSONError) {
    tree = try JSONParser.parse(bytes, maxBytes: StringsFile.maxBytes, maxDepth: 64)
    guard let strings = member("strings", tree.root) else {
      note(0, "There are no texts here.", "Add \"strings\": {…}.")
      return
    }
    if let language = text("sourceLanguage", tree.root) {
      sourceLanguage = StringsPath.languageName(language)
    } else {
      note(0, "The language of the source is missing.", "Add \"sourceLanguage\": \"en\".")
    }
    var places: [Name: Int] = [:]
    for node in tree.children(of: strings) {
      let key = tree.keyText(node)
      if let first = places[Name(key)] {
        note(.duplicate(key, node.keyOffset, first, isSame: false))
        continue
      }
      places[Name(key)] = node.keyOffset
      read(key, node)
    }
  }

  private mutating func note(_ problem: FileProblem) {
    if problems.count < FileProblem.most { problems.append(problem) }
  }

  private mutating func note(_ offset: Int, _ reason: String, _ remedy: String) {
    note(FileProblem(offset: offset, reason: reason, remedy: remedy, isFatal: false))
  }

  private mutating func read(_ key: String, _ node: JSONNode) {
    // Xcode keeps an empty key for texts that are nothing but places.
    if key.utf8.isEmpty { return }
    var isTranslated = true
    if let flag = member("shouldTranslate", node) { isTranslated = flag.kind != .false }
    let extraction = text("extractionState", node)
    keys.append(
      Key(
        key: key, offset: node.keyOffset, isTranslated: isTranslated,
        isStale: extraction.map { isSameText($0, "stale") } ?? false))
    var hasSource = false
    if let localizations = member("localizations", node) {
      for localization in tree.children(of: localizations) {
        let language = StringsPath.languageName(tree.keyText(localization))
        if languages.insert(language).inserted, languages.count > Self.mostLanguages {
          languages.remove(language)
          note(
            localization.keyOffset, "There are more than \(Self.mostLanguages) languages.",
            "Remove those that are none.")
          break
        }
        state = nil
        guard let form = form(localization, depth: 0) else { continue }
        if language == sourceLanguage { hasSource = true }
        entries.append(
          Entry(
            language: language, key: key, form: form, state: state,
            offset: localization.keyOffset))
      }
    }
    if !hasSource, let sourceLanguage {
      entries.append(
        Entry(
          language: sourceLanguage, key: key, form: .text(key), state: nil,
          offset: node.keyOffset, isKeyItself: true))
    }
  }

  // MARK: Forms

  private mutating func form(_ node: JSONNode, depth: Int) -> TextForm? {
    if depth > 8 {
      note(node.keyOffset, "Variations are nested more than 8 deep.", "Nest less.")
      return nil
    }
    var found: TextForm?
    if let unit = member("stringUnit", node) {
      if let word = text("state", unit) { note(word, unit.offset) }
      guard let value = text("value", unit) else {
        note(unit.offset, "The text is missing.", "Add \"value\": \"…\".")
        return nil
      }
      found = .text(value)
    } else if let variations = member("variations", node) {
      found = variation(variations, depth)
    }
    guard let form = found else {
      note(
        node.keyOffset, "There is neither a text nor a variation here.",
        "Add \"stringUnit\": {\"state\": \"translated\", \"value\": \"…\"}.")
      return nil
    }
    guard let substitutions = member("substitutions", node) else { return form }
    var list: [TextForm.Substitution] = []
    for one in tree.children(of: substitutions) {
      guard let inner = self.form(one, depth: depth + 1) else { continue }
      var argument: Int?
      if let number = member("argNum", one), number.kind == .number {
        argument = Int(exactly: number.number).flatMap { (1...999).contains($0) ? $0 : nil }
      }
      list.append(
        TextForm.Substitution(
          name: Name(tree.keyText(one)), argument: argument,
          specifier: text("formatSpecifier", one) ?? "lld", form: inner))
    }
    return .substituting(form, list)
  }

  private mutating func variation(_ node: JSONNode, _ depth: Int) -> TextForm? {
    if let plural = member("plural", node) {
      var cases: [TextForm.PluralCase] = []
      for one in tree.children(of: plural) {
        let name = tree.keyText(one)
        guard let kind = PluralCategory.Kind(name: Name(name)) else {
          note(
            one.keyOffset, "“\(name)” is no plural form.",
            "Use zero, one, two, few, many or other.")
          continue
        }
        if let form = form(one, depth: depth + 1) {
          cases.append(TextForm.PluralCase(category: PluralCategory(kind: kind), form: form))
        }
      }
      return cases.isEmpty ? nil : .plural(argument: nil, cases)
    }
    guard let devices = member("device", node) else { return nil }
    var cases: [TextForm.NamedCase] = []
    for one in tree.children(of: devices) {
      if let form = form(one, depth: depth + 1) {
        cases.append(TextForm.NamedCase(name: Name(tree.keyText(one)), form: form))
      }
    }
    return cases.isEmpty ? nil : .device(cases)
  }

  /// The state of a text is the one that needs most work of all its forms.
  private mutating func note(_ word: String, _ offset: Int) {
    guard let kind = TextEntry.State.Kind(name: Name(word)) else {
      return note(
        offset, "The state “\(word)” is not known.", "Use new, translated, needs_review or stale.")
    }
    if kind.index < state?.kind.index ?? Int.max { state = TextEntry.State(kind: kind) }
  }

  // MARK: Values

  private func member(_ key: StaticString, _ node: JSONNode) -> JSONNode? {
    guard node.kind == .object else { return nil }
    let wanted = key.description
    for member in tree.children(of: node) where isSameText(tree.keyText(member), wanted) {
      return member
    }
    return nil
  }

  private func text(_ key: StaticString, _ node: JSONNode) -> String? {
    guard let member = member(key, node), member.kind == .string else { return nil }
    return tree.string(member)
  }
}
