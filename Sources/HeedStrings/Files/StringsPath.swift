internal import Heed

/// What the path of a file of texts says.
struct StringsPath: Sendable {
  enum Kind: UInt8, Sendable { case strings, stringsdict, catalog }

  var kind: Kind
  /// The file's name without its ending, such as `Localizable`.
  var table: Name
  /// The language of its `.lproj` folder, as ``languageName(_:)`` writes it; none for a catalog.
  var language: Name?
  /// The folder that holds the `.lproj` folders, which tells bundles apart.
  var bundle: Name

  /// The language of what stands in `Base.lproj`, whatever the app is developed in.
  static let base: Name = "Base"

  init?(_ path: String) {
    let parts = path.bytes.split(separator: UInt8(ascii: "/")).map { Array($0) }
    guard let file = parts.last, let dot = file.lastIndex(of: UInt8(ascii: ".")), dot > 0 else {
      return nil
    }
    let endings: WordList = "strings stringsdict xcstrings"
    guard let ending = endings.index(of: Array(file[(dot + 1)...])),
      let kind = Kind(rawValue: UInt8(ending))
    else { return nil }
    self.kind = kind
    table = Name(String(bytes: file[..<dot]))
    var folders = Array(parts.dropLast())
    if kind != .catalog {
      guard let folder = folders.popLast(), folder.count > 6,
        Array(folder.suffix(6)) == ".lproj".bytes
      else { return nil }
      language = StringsPath.languageName(String(bytes: Array(folder.dropLast(6))))
    }
    var bundle: [UInt8] = []
    for folder in folders { bundle += folder + [UInt8(ascii: "/")] }
    self.bundle = Name(String(bytes: bundle))
  }

  /// The tag of a language as a folder or a catalog names it: `zh_CN` is `zh-CN`, `German` is `de`.
  static func languageName(_ name: String) -> Name {
    let old: WordList = "English French German Italian Dutch Spanish Japanese Portuguese"
    let new: WordList = "en fr de it nl es ja pt"
    let bytes = name.bytes
    if let index = old.index(of: bytes) { return Name(new[index]) }
    return Name(
      String(bytes: bytes.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }))
  }
}
