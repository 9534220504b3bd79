internal import Heed
internal import HeedDocument

/// Turns the JSON of a feed into documents.
struct FeedDecoder {
  var json: JSONDecoder
  let limits: FeedLimits
  let trust: UpdateDocument.Trust

  /// The largest whole number that every reader of JSON gets right.
  static let largestWhole = 9_007_199_254_740_991.0

  mutating func feed() -> Feed? {
    let root = json.tree.root
    guard root.kind == .object else {
      json.noteError(root.offset, "a feed is an object in braces, such as {\"heedFeed\": 1, …}")
      return nil
    }
    guard let keys = json.members(root, FeedKey.Top.self), isReadable(keys[.heedFeed], root) else {
      return nil
    }
    _ = json.string(keys[.schema])
    var feed = Feed()
    feed.serial = json.whole(keys[.serial], in: 0...FeedDecoder.largestWhole)
    feed.issued = json.moment(keys[.issued])
    // A moment of expiry that cannot be read counts as past: else it would never come.
    feed.expires = json.moment(keys[.expires])
    if feed.expires == nil, keys[.expires] != nil { feed.expires = Timestamp(seconds: 0) }
    guard let apps = keys[.apps] else {
      json.noteError(
        root.offset, "'apps' is missing; add \"apps\": [{\"id\": …, \"releases\": []}]")
      return nil
    }
    for node in json.list(apps, of: "apps", most: limits.apps) {
      if let document = document(node, in: feed) { feed.documents.append(document) }
    }
    return feed
  }

  private mutating func isReadable(_ version: JSONNode?, _ root: JSONNode) -> Bool {
    guard let version else {
      json.noteError(root.offset, "this is no feed yet; add \"heedFeed\": 1")
      return false
    }
    if version.kind == .number, version.number == 1 { return true }
    if version.kind == .number, version.number > 1 {
      json.noteError(version.offset, "version \(JSONDecoder.text(version.number)) is newer than 1")
    } else {
      json.noteError(version.offset, "this has to be 1, the version of the format")
    }
    return false
  }

  private mutating func document(_ node: JSONNode, in feed: Feed) -> UpdateDocument? {
    guard let keys = json.members(node, FeedKey.App.self) else { return nil }
    guard let id = json.name(keys[.id]) else {
      if keys[.id] == nil {
        json.note(node.offset, "'id' is missing; add \"id\": \"org.example.app\"")
      }
      return nil
    }
    // One that cannot be read would count for every platform.
    let before = json.faults
    let platform = json.name(keys[.platform])
    if json.faults != before { return nil }
    var document = UpdateDocument(
      app: AppIdentity(
        id: id, name: json.string(keys[.name]), storeID: json.string(keys[.storeID])),
      platform: platform, serial: feed.serial, issued: feed.issued, expires: feed.expires,
      link: json.string(keys[.link]), source: .feed, trust: trust)
    if let policy = keys[.policy] { document.policy = self.policy(policy) }
    for node in json.list(keys[.releases], of: "releases", most: limits.releases) {
      if let release = release(node) { document.releases.append(release) }
    }
    return document
  }
}
