internal import Heed
internal import HeedUpdate

/// `heed feed init`: begins a feed.
enum FeedInitCommand {
  static func run(_ arguments: ParsedArguments, console: Console) throws(CommandError) -> ExitCode {
    let path =
      arguments.operands.isEmpty
      ? FeedFile.usualName : try arguments.only("the file of a new feed")
    guard let id = arguments["app"], !id.isEmpty else {
      throw .usage("Say which app the feed is for, such as --app org.example.app")
    }
    let now = try arguments.now()
    let days = try arguments.feedDays() ?? 90
    let document = UpdateDocument(
      app: AppIdentity(id: Name(id), name: arguments["name"], storeID: arguments["store-id"]),
      platform: Name(arguments["platform"] ?? "ios"), link: arguments["link"], source: .feed)
    let feed = Feed(serial: 1, issued: now, expires: now + days * 86_400, documents: [document])
    let text = FeedFile.text(of: feed, schema: nil)
    if path == "-" {
      try console.write(Array(text.utf8))
      return .success
    }
    if FileSystem.isThere(path) {
      throw .usage(
        "'\(path)' is there already",
        advice: "'heed feed add \(path) VERSION' adds a release to it.")
    }
    try AtomicFile.write(Array(text.utf8), to: path)
    try console.print("\(path): a feed for \(id) without a release; 'heed feed add' adds one")
    return .success
  }
}

extension ParsedArguments {
  /// For how many days a feed counts.
  func feedDays() throws(CommandError) -> Double? {
    try number("days", in: 1...3_650, "a number of days from 1 to 3650, such as 90")
  }
}
