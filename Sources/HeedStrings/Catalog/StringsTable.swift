internal import Heed

/// The texts of one table in all its languages.
struct StringsTable: Sendable {
  /// What holds for a key of a catalog in all its languages.
  struct KeyNotes: Sendable {
    var place: TextPlace
    var isTranslated: Bool
    var isStale: Bool
  }

  /// The texts of one language, in the order of their file.
  struct Texts: Sendable {
    let language: Name
    let tag: LanguageTag
    private(set) var entries: [TextEntry] = []
    private var places: [Name: Int] = [:]

    init(language: Name) {
      self.language = language
      tag = LanguageTag(language)
    }

    subscript(key: Name) -> TextEntry? { places[key].map { entries[$0] } }

    /// Puts an entry in; says which one it takes the place of.
    @discardableResult
    mutating func put(_ entry: TextEntry) -> TextEntry? {
      if let place = places[entry.key] {
        let old = entries[place]
        entries[place] = entry
        return old
      }
      places[entry.key] = entries.count
      entries.append(entry)
      return nil
    }
  }

  var name: Name
  /// The folder that it is in, which tells bundles apart.
  var bundle: Name
  var texts: [Texts] = []
  /// What a catalog says of its keys; empty for other files.
  var notes: [Name: KeyNotes] = [:]
  /// Whether all languages stand in one file, so that a language without a text was forgotten.
  var isCatalog = false

  init(name: Name, bundle: Name) {
    self.name = name
    self.bundle = bundle
  }

  subscript(language: Name) -> Texts? { texts.first { $0.language == language } }

  /// The place of a language's texts, which are there from then on.
  mutating func index(of language: Name) -> Int {
    if let index = texts.firstIndex(where: { $0.language == language }) { return index }
    texts.append(Texts(language: language))
    return texts.count - 1
  }

  /// Gives what stands in `Base.lproj` its language; a text of the language itself goes before it.
  mutating func nameBase(_ language: Name) {
    guard let place = texts.firstIndex(where: { $0.language == StringsPath.base }) else { return }
    let base = texts.remove(at: place)
    let own = index(of: language)
    for entry in base.entries where texts[own][entry.key] == nil { texts[own].put(entry) }
  }
}
