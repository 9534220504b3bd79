public import Heed

/// The texts of an app in all its languages, as Xcode keeps them.
///
/// ```swift
/// let catalog = StringsCatalog(files: files)
/// catalog.text("delete.title", language: "de")?.text
/// ```
///
/// Files are `.strings` and `.stringsdict` in folders `.lproj`, and `.xcstrings`. What is wrong with
/// a file is among ``findings(_:)``; the rest of it is read.
public struct StringsCatalog: Sendable {
  /// The language in which the app is written, to which others are compared.
  public let developmentLanguage: Name
  /// All languages with a text, the development language first and the others in the order of their
  /// bytes.
  public let languages: [Name]
  /// What is wrong with the files themselves.
  let fileFindings: [TextFinding]
  /// The tables in the order in which a key is looked for: `Localizable` first, then the nearer one,
  /// then by name.
  let tables: [StringsTable]
  /// The tables that have a key.
  private let places: [Name: [Int]]

  /// Reads files.
  ///
  /// - Parameters:
  ///   - files: Whatever is ``StringsFile/isRead(_:)``; others are passed over.
  ///   - developmentLanguage: The language in which the app is written. By default that which a
  ///     catalog names, else English if it is there, else the one with most texts.
  public init(files: [StringsFile], developmentLanguage: Name? = nil) {
    var reading = CatalogReading()
    for file in files { reading.add(file) }
    let language = developmentLanguage ?? reading.likelyLanguage
    reading.nameBase(language)
    self.developmentLanguage = language
    fileFindings = reading.findings
    tables = reading.sortedTables
    var places: [Name: [Int]] = [:]
    var others: [Name] = []
    for (index, table) in tables.enumerated() {
      for texts in table.texts {
        if texts.language != language, !others.contains(texts.language) {
          others.append(texts.language)
        }
        for entry in texts.entries where places[entry.key]?.last != index {
          places[entry.key, default: []].append(index)
        }
      }
    }
    self.places = places
    languages = [language] + others.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }

  /// Whether there is no text at all.
  public var isEmpty: Bool { places.isEmpty }

  /// The keys of the texts, in the order of their tables and files.
  public var keys: [Name] {
    var keys: [Name] = []
    var seen: Set<Name> = []
    for table in tables {
      for texts in table.texts {
        for entry in texts.entries where seen.insert(entry.key).inserted {
          keys.append(entry.key)
        }
      }
    }
    return keys
  }

  /// The tables that have a key, the first being the one that counts.
  func tables(of key: Name, named name: Name?) -> [StringsTable] {
    var found: [StringsTable] = []
    for index in places[key] ?? [] where name == nil || tables[index].name == name {
      found.append(tables[index])
    }
    return found
  }
}
