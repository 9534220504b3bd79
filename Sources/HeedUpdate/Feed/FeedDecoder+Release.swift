internal import Heed
internal import HeedDocument

extension FeedDecoder {
  /// Reads a release; nothing where it cannot be read, or might reach more people than it says.
  mutating func release(_ node: JSONNode) -> Release? {
    guard let keys = json.members(node, FeedKey.Release.self) else { return nil }
    guard let version = json.version(keys[.version]) else {
      if keys[.version] == nil {
        json.note(node.offset, "'version' is missing; add \"version\": \"2.4.1\"")
      }
      return nil
    }
    // A channel that is misspelled, or there twice, would make the release one for everybody.
    if FeedKey.Release.allCases.contains(where: { $0.isNarrowing && keys.isDoubtful($0) }) {
      return nil
    }
    var release = Release(version)
    let before = json.faults
    requirements(keys, into: &release)
    if json.faults != before { return nil }

    release.build = build(keys[.build])
    release.title = json.localized(keys[.title])
    release.link = json.string(keys[.link])
    if let notes = keys[.notes] { release.notes = self.notes(notes) }
    release.critical = critical(keys[.critical])
    release.majorUpgradeBelow = json.compared(keys[.majorUpgradeBelow])
    release.ignoreSkippedBelow = json.compared(keys[.ignoreSkippedBelow])
    return release
  }

  private mutating func build(_ node: JSONNode?) -> BuildNumber? {
    guard let node, let text = json.string(node) else { return nil }
    if text.utf8.count <= Version.mostBytes { return BuildNumber(text) }
    json.note(node.offset, "this has more than \(Version.mostBytes) bytes; shorten it")
    return nil
  }

  /// All that says who does not get the release.
  private mutating func requirements(
    _ keys: JSONMembers<FeedKey.Release>, into release: inout Release
  ) {
    for element in json.list(keys[.requires], of: "features", most: 64) {
      guard let feature = json.string(element) else { continue }
      json.note(
        element.offset, "the feature '\(Quoting.cleaned(feature))' is not known in version 1")
    }
    release.date = json.moment(keys[.date])
    release.startDate = json.moment(keys[.starts])
    release.channel = json.name(keys[.channel])
    release.platform = json.name(keys[.platform])
    release.requirements = Requirements(
      minimumSystem: json.version(keys[.minimumSystem]),
      maximumSystem: json.version(keys[.maximumSystem]),
      deviceFamilies: json.names(keys[.devices], of: "families"),
      hardware: json.names(keys[.hardware], of: "names"),
      minimumVersion: json.compared(keys[.minimumVersion]))
    release.informational = informational(keys[.informational])
    release.rollout = rollout(keys[.rollout])
  }

  private mutating func critical(_ node: JSONNode?) -> Critical? {
    guard let node else { return nil }
    if node.kind == .true || node.kind == .false { return node.kind == .true ? Critical() : nil }
    guard let keys = json.members(node, FeedKey.Critical.self, or: "true, false or ") else {
      return nil
    }
    let below = json.compared(keys[.below])
    // One that cannot be read would count for all.
    return below == nil && keys[.below] != nil ? nil : Critical(below: below)
  }

  private mutating func informational(_ node: JSONNode?) -> Informational? {
    guard let node else { return nil }
    if node.kind == .true || node.kind == .false {
      return node.kind == .true ? Informational() : nil
    }
    guard let keys = json.members(node, FeedKey.Informational.self, or: "true, false or ") else {
      return nil
    }
    return Informational(versions: versions(keys[.versions]), below: versions(keys[.below]))
  }

  /// A version, or a list of versions.
  private mutating func versions(_ node: JSONNode?) -> [ComparedVersion] {
    guard let node else { return [] }
    guard node.kind == .array else { return json.compared(node).map { [$0] } ?? [] }
    var versions: [ComparedVersion] = []
    for element in json.list(node, of: "versions", most: limits.releases) {
      if let version = json.compared(element) { versions.append(version) }
    }
    return versions
  }

  private mutating func rollout(_ node: JSONNode?) -> Rollout? {
    guard let node, let keys = json.members(node, FeedKey.Rollout.self) else { return nil }
    let salt = json.name(keys[.salt])
    let isPaused = json.bool(keys[.paused]) ?? false
    if let percentages = keys[.percentages] {
      for other in [keys[.interval], keys[.groups]] {
        if let other { json.note(other.keyOffset, "this cannot stand beside 'percentages'") }
      }
      var values: [Double] = []
      for element in json.list(percentages, of: "percentages", most: 366) {
        if let value = json.number(element, in: 0...100) { values.append(value) }
      }
      if values.isEmpty, percentages.kind == .array {
        json.note(percentages.offset, "a percentage has to stand here, such as [1, 10, 50, 100]")
      }
      return Rollout(percentages: values, salt: salt, isPaused: isPaused)
    }
    guard let interval = json.number(keys[.interval], in: 0...31_536_000) else {
      if keys[.interval] == nil, !isPaused {
        json.note(
          node.offset, "'interval' is missing; add \"interval\": 86400, or \"percentages\": […]")
      }
      return Rollout(interval: 0, salt: salt, isPaused: isPaused)
    }
    let groups = json.whole(keys[.groups], in: 1...Double(Rollout.buckets)) ?? 7
    return Rollout(interval: interval, groups: Int(groups), salt: salt, isPaused: isPaused)
  }

  /// A text, an object with one for each language, or a list.
  private mutating func notes(_ node: JSONNode) -> [ReleaseNotes] {
    guard node.kind == .array else {
      let entries = json.localized(node)?.entries ?? []
      return entries.map { ReleaseNotes($0.text, language: $0.language) }
    }
    var notes: [ReleaseNotes] = []
    for element in json.list(node, of: "notes", most: 256) {
      guard let keys = json.members(element, FeedKey.Notes.self) else { continue }
      let text = json.string(keys[.text])
      let link = json.string(keys[.link])
      if text == nil && link == nil {
        json.note(element.offset, "'text' or 'link' is missing; add one of them")
        continue
      }
      notes.append(
        ReleaseNotes(
          text ?? "", language: json.name(keys[.language]),
          format: json.option(keys[.format], ReleaseNotes.Format.self) ?? .plain, link: link))
    }
    return notes
  }
}
