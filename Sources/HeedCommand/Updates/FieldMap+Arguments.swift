internal import Heed
internal import HeedUpdate

extension FieldMap {
  private enum Field: UInt8, NamedKind {
    case releases, version, build, date, title, notes, link, channel, platform, minimumSystem,
      critical, appID, minimumSupported, minimumMessage, blocked, notesFormat, rules

    static var names: WordList {
      """
      releases version build date title notes link channel platform minimumSystem critical appID \
      minimumSupported minimumMessage blocked notesFormat rules
      """
    }
  }

  /// Makes a map of texts such as `version=ios.latest`; nothing where there is none.
  init?(_ texts: [String]) throws(CommandError) {
    if texts.isEmpty { return nil }
    var fields: [(Field, String)] = []
    for text in texts {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw .usage("--map needs a field and a path, such as --map version=ios.latest")
      }
      guard let field = Field(name: Name(String(parts[0]))) else {
        throw .usage(
          "--map knows no field '\(parts[0])'",
          suggestion: Spelling.closest(
            to: String(parts[0]), among: Field.allCases.map { $0.name }))
      }
      fields.append((field, String(parts[1])))
    }
    guard let version = fields.last(where: { $0.0 == .version }) else {
      throw .usage("--map has to say where the version is, such as --map version=ios.latest")
    }
    self.init(version: try Self.path(version.1))
    for (field, text) in fields { try set(field, text) }
  }

  private mutating func set(_ field: Field, _ text: String) throws(CommandError) {
    switch field {
    case .notesFormat:
      guard let kind = ReleaseNotes.Format.Kind(name: Name(text)) else {
        throw .usage("--map notesFormat cannot be '\(text)'; it is plain, html or markdown")
      }
      notesFormat = ReleaseNotes.Format(kind: kind)
      return
    case .rules:
      guard let named = VersionRules(named: Name(text)) else {
        throw .usage("--map rules cannot be '\(text)'; it is heed, semver, sparkle or siren")
      }
      rules = named
      return
    default: break
    }
    let path = try Self.path(text)
    switch field {
    case .releases: releases = path
    case .version: version = path
    case .build: build = path
    case .date: date = path
    case .title: title = path
    case .notes: notes = path
    case .link: link = path
    case .channel: channel = path
    case .platform: platform = path
    case .minimumSystem: minimumSystem = path
    case .critical: critical = path
    case .appID: appID = path
    case .minimumSupported: minimumSupported = path
    case .minimumMessage: minimumMessage = path
    case .blocked: blocked = path
    case .notesFormat, .rules: break
    }
  }

  private static func path(_ text: String) throws(CommandError) -> FieldPath {
    do throws(FieldPathError) {
      return try FieldPath(text)
    } catch {
      throw .usage("--map: \(error)")
    }
  }
}
