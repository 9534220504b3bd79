internal import Heed
internal import HeedDocument

/// Turns JSON of which only a map is known into a document.
struct MappedDecoder {
  var json: JSONDecoder
  let map: FieldMap

  mutating func document() -> UpdateDocument {
    let root = json.tree.root
    var document = UpdateDocument(source: .mapped)
    if let id = json.name(value(map.appID, at: root)) { document.app = AppIdentity(id: id) }
    document.policy = policy(root)
    let releases = map.releases.map { value($0, at: root) } ?? root
    for node in elements(releases) {
      if let release = release(node) { document.releases.append(release) }
    }
    return document
  }

  /// The elements of a list, or a value that is no list as the only one.
  private mutating func elements(_ node: JSONNode?) -> [JSONNode] {
    guard let node else { return [] }
    guard node.kind == .array else { return [node] }
    return json.list(node, of: "releases", most: MappedReader.mostReleases)
  }

  private mutating func policy(_ root: JSONNode) -> Policy {
    var policy = Policy()
    policy.minimumSupported = version(value(map.minimumSupported, at: root))
    policy.minimumMessage = json.localized(value(map.minimumMessage, at: root))
    for node in elements(value(map.blocked, at: root)) {
      if let version = version(node) { policy.blocked.append(BlockedVersions(version)) }
    }
    return policy
  }

  private mutating func release(_ node: JSONNode) -> Release? {
    guard let place = value(map.version, at: node), let text = json.string(place) else {
      return nil
    }
    var release: Release
    do throws(VersionError) {
      let order =
        map.rules == .heed
        ? ComparedVersion(try Version(within: text, isLenient: true))
        : try ComparedVersion(try Version.checkedLength(of: text), by: map.rules)
      release = Release(order: order, versionText: order.text)
    } catch {
      json.note(place.offset, "\(error.description)")
      return nil
    }
    let before = json.faults
    release.channel = json.name(value(map.channel, at: node))
    release.platform = json.name(value(map.platform, at: node))
    release.requirements.minimumSystem = version(value(map.minimumSystem, at: node))
    if json.faults != before { return nil }
    release.build = build(value(map.build, at: node))
    release.date = date(value(map.date, at: node))
    release.title = json.localized(value(map.title, at: node))
    release.link = json.string(value(map.link, at: node))
    if let notes = json.localized(value(map.notes, at: node)) {
      release.notes = notes.entries.map { entry in
        ReleaseNotes(entry.text, language: entry.language, format: map.notesFormat)
      }
    }
    if json.bool(value(map.critical, at: node)) ?? false { release.critical = Critical() }
    return release
  }

  /// The value at the end of a path; a null counts as missing.
  private func value(_ path: FieldPath?, at node: JSONNode) -> JSONNode? {
    guard let path else { return nil }
    var node = node
    for step in path.steps {
      let children = json.tree.children(of: node)
      switch step {
      case .key(let key):
        guard node.kind == .object,
          let child = children.first(where: { json.tree.keyText($0).bytes == key })
        else { return nil }
        node = child
      case .place(let place):
        guard node.kind == .array, place < children.count else { return nil }
        node = children[place]
      }
    }
    return node.kind == .null ? nil : node
  }

  private mutating func version(_ node: JSONNode?) -> Version? {
    guard let node, let text = json.string(node) else { return nil }
    do throws(VersionError) {
      return try Version(within: text, isLenient: true)
    } catch {
      json.note(node.offset, "\(error.description)")
      return nil
    }
  }

  private mutating func build(_ node: JSONNode?) -> BuildNumber? {
    guard let node else { return nil }
    if node.kind == .number {
      return json.whole(node, in: 0...FeedDecoder.largestWhole).flatMap {
        BuildNumber($0.description)
      }
    }
    return json.string(node).flatMap { BuildNumber($0) }
  }

  private mutating func date(_ node: JSONNode?) -> Timestamp? {
    guard let node else { return nil }
    if node.kind == .number {
      // Seconds have ten digits in our time, milliseconds thirteen.
      guard let number = json.number(node, in: -1e15...1e15) else { return nil }
      return Timestamp(seconds: number.magnitude >= 1e11 ? number / 1_000 : number)
    }
    guard let text = json.string(node) else { return nil }
    do throws(TimestampError) {
      return try Timestamp(iso8601: text, assumesUTC: true)
    } catch {
      json.note(node.offset, "\(error.description)")
      return nil
    }
  }
}
