internal import Heed
internal import HeedUpdate

/// `heed feed add`: adds a release to a feed.
struct FeedAddCommand {
  private let arguments: ParsedArguments
  private let console: Console
  private let now: Timestamp

  init(_ arguments: ParsedArguments, console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    now = try arguments.now()
  }

  func run() throws(CommandError) -> ExitCode {
    guard arguments.operands.count == 2 else {
      throw .usage(
        "heed feed add needs a feed and a version",
        advice: "Try 'heed feed add feed.json 2.4.1'.")
    }
    let release = try ReleaseOptions(arguments, version: arguments.operands[1], now: now).release
    let file = try FeedFile(arguments.operands[0])
    var feed = try file.strictFeed(console)
    let place = try place(in: &feed)
    feed.documents[place].releases.insert(release, at: 0)
    if let minimum = try arguments.version("minimum") {
      feed.documents[place].policy.minimumSupported = minimum
    }
    try renew(&feed)
    let bytes = Array(FeedFile.text(of: feed, schema: file.schema).utf8)
    let report = FeedReport(
      FeedLint(now: now), bytes: bytes, name: "\(file.name) with \(release.versionText)")
    if !report.isEmpty { console.complain(report.text) }
    if report.hasErrors {
      console.complain("heed: \(Printable.text(file.name)) is left as it is.")
      return report.exitCode
    }
    if file.path == "-" {
      try console.write(bytes)
      return .success
    }
    try AtomicFile.write(bytes, to: file.path)
    let id = feed.documents[place].app?.id.string ?? ""
    try console.print(
      Printable.text(
        "\(file.path): \(release.versionText) of \(id), serial \(feed.serial ?? 0), "
          + "expires \(feed.expires?.iso8601 ?? "never")"))
    return .success
  }

  /// The app's place in the feed; one that is new is added.
  private func place(in feed: inout Feed) throws(CommandError) -> Int {
    let platform = arguments["platform"].map { Name($0) }
    let id = arguments["app"].map { Name($0) }
    let found = feed.documents.indices.filter { place in
      let document = feed.documents[place]
      if let id, document.app?.id != id { return false }
      guard let platform else { return true }
      return document.platform.map { $0 == platform } ?? true
    }
    if let first = found.first, found.count == 1 { return first }
    if found.count > 1 {
      throw .usage("The feed has several apps; say which one by --app and --platform")
    }
    guard let id else {
      throw .usage("The feed has no such app; say which one is new, such as --app org.example.app")
    }
    feed.documents.append(
      UpdateDocument(app: AppIdentity(id: id), platform: platform ?? "ios", source: .feed))
    return feed.documents.count - 1
  }

  /// Every change has a serial of its own, and the feed counts for as long as it did before.
  private func renew(_ feed: inout Feed) throws(CommandError) {
    feed.serial = (feed.serial ?? 0) + 1
    if let days = try arguments.feedDays() {
      feed.expires = now + days * 86_400
    } else if let expires = feed.expires {
      let length = feed.issued.map { expires - $0 } ?? 90 * 86_400
      feed.expires = now + max(86_400, length)
    }
    feed.issued = now
  }
}
