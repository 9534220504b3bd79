internal import Heed
internal import HeedCommand
internal import HeedUpdateClient

/// `heed feed verify`: tells which keys signed a feed.
@MainActor
enum VerifyCommand {
  static func run(_ arguments: ParsedArguments, console: Console) throws(CommandError) -> ExitCode {
    let path = try arguments.only("a feed")
    let texts = arguments.all("key").map { $0.value }
    if texts.isEmpty { throw .usage("Say which public key to trust, such as --key ed25519:…") }
    let keys = try keys(texts)
    let feed = try FeedFile(path)
    let file = arguments["signature"] ?? path + SignatureFile.suffix
    let signatures = try FileSystem.read(file, limit: 65_536)
    switch verify(feed.bytes, signatures, keys) {
    case .success(let ids):
      try console.print(Printable.text("\(feed.name): signed by \(ids.joined(separator: ", "))"))
      return .success
    case .failure(let error):
      console.complain("heed: \(Printable.text("\(feed.name): \(error.reason)")).")
      return .findings
    }
  }

  private static func verify(
    _ feed: [UInt8], _ signatures: [UInt8], _ keys: FeedKeys
  ) -> Result<[String], UpdateError> {
    Result { () throws(UpdateError) in
      try keys.verify(feed, SignatureFile.read(signatures)).map { $0.string }
    }
  }

  private static func keys(_ texts: [String]) throws(CommandError) -> FeedKeys {
    do throws(UpdateError) {
      var keys: [FeedKey] = []
      for text in texts { keys.append(try FeedKey(text)) }
      return try FeedKeys(keys)
    } catch {
      throw .usage("--key: \(error.reason)")
    }
  }
}
