internal import Heed
internal import HeedUpdate

/// The release that was typed after `heed feed add`.
struct ReleaseOptions {
  let release: Release

  init(
    _ arguments: ParsedArguments, version text: String, now: Timestamp
  ) throws(CommandError) {
    var release = Release(try Self.version(text))
    if let build = arguments["build"] {
      guard let number = BuildNumber(build) else {
        throw .usage("--build is empty; leave it out or give a number such as 3100")
      }
      release.build = number
    }
    release.date = try arguments.moment("date") ?? now
    release.startDate = try arguments.moment("starts")
    release.title = arguments["title"].map { LocalizedText($0) }
    release.notes = try Self.notes(arguments)
    release.link = arguments["link"]
    release.channel = arguments["channel"].map { Name($0) }
    release.requirements = Requirements(
      minimumSystem: try arguments.version("minimum-system"),
      maximumSystem: try arguments.version("maximum-system"),
      deviceFamilies: arguments.names("device"), hardware: arguments.names("hardware"))
    if arguments.has("critical") { release.critical = Critical() }
    release.rollout = try Self.rollout(arguments)
    self.release = release
  }

  private static func version(_ text: String) throws(CommandError) -> Version {
    do throws(VersionError) {
      return try Version(lenient: text)
    } catch {
      throw .usage("\(error)")
    }
  }

  private static func rollout(_ arguments: ParsedArguments) throws(CommandError) -> Rollout? {
    guard let value = arguments["rollout"] else { return nil }
    let percentages = arguments.list("rollout").compactMap { Double($0) }
    guard percentages.count == arguments.list("rollout").count, !percentages.isEmpty,
      percentages.allSatisfy({ $0 >= 0 && $0 <= 100 })
    else {
      throw .usage("--rollout cannot be '\(value)'; it is percentages, such as 1,10,50,100")
    }
    return Rollout(percentages: percentages)
  }

  /// Each text with a language in front, such as `de:`, is for that; one without is for all.
  private static func notes(_ arguments: ParsedArguments) throws(CommandError) -> [ReleaseNotes] {
    let kind = try arguments.word("notes-format", ReleaseNotes.Format.Kind.self)
    let format = kind.map { ReleaseNotes.Format(kind: $0) } ?? .plain
    var notes: [ReleaseNotes] = []
    for (_, value) in arguments.all("notes") {
      let (language, rest) = parts(of: value)
      var text = rest
      if rest.utf8.first == UInt8(ascii: "@") {
        let bytes = try FileSystem.read(String(rest.dropFirst()), limit: 262_144)
        guard bytes.count <= 262_144 else {
          throw .usage("The notes in '\(rest.dropFirst())' are longer than 256 kB")
        }
        text = String(decoding: bytes, as: UTF8.self)
        while text.utf8.last == 0x0A || text.utf8.last == 0x0D { text.unicodeScalars.removeLast() }
      }
      notes.append(ReleaseNotes(text, language: language, format: format))
    }
    return notes
  }

  private static func parts(of value: String) -> (language: Name?, text: String) {
    guard let colon = value.utf8.firstIndex(of: UInt8(ascii: ":")) else { return (nil, value) }
    let tag = value[..<colon]
    guard isLanguage(tag) else { return (nil, value) }
    return (Name(String(tag)), String(value[value.utf8.index(after: colon)...]))
  }

  /// Two or three small letters, perhaps with subtags: `de`, `zh-Hant`.
  private static func isLanguage(_ tag: Substring) -> Bool {
    let subtags = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = subtags.first, (2...3).contains(first.count),
      first.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A })
    else { return false }
    return subtags.dropFirst().allSatisfy { subtag in
      (2...8).contains(subtag.count)
        && subtag.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 }
    }
  }
}
