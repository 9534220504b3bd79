internal import Heed
internal import HeedCommand
internal import HeedUpdate
internal import HeedUpdateClient

/// `heed feed sign`: signs a feed's exact bytes.
@MainActor
enum SignCommand {
  static func run(_ arguments: ParsedArguments, console: Console) throws(CommandError) -> ExitCode {
    let path = try arguments.only("a feed")
    if path == "-" { throw .usage("A feed on standard input has no name for its signatures") }
    let files = arguments.all("key").map { $0.value }
    if files.isEmpty { throw .usage("Say which key signs, such as --key main.key") }
    var keys: [SecretKey] = []
    for file in files {
      let key = try KeyCommand.read(file)
      if keys.contains(where: { $0.publicKey.id == key.publicKey.id }) {
        throw .usage("Two keys have the id \(key.publicKey.id)")
      }
      keys.append(key)
    }
    let feed = try FeedFile(path)
    let lint = FeedLint(now: try arguments.now(), isSigned: true)
    let report = FeedReport(lint, bytes: feed.bytes, name: feed.name)
    if !report.isEmpty { console.complain(report.text) }
    if report.hasErrors, !arguments.has("force") {
      console.complain("heed: \(Printable.text(path)) is not signed; --force does it nevertheless.")
      return report.exitCode
    }
    let output = arguments["output"] ?? path + SignatureFile.suffix
    let text = try signatures(of: feed.bytes, by: keys)
    if output == "-" {
      try console.write(Array(text.utf8))
      return .success
    }
    try AtomicFile.write(Array(text.utf8), to: output)
    let ids = keys.map { $0.publicKey.id.string }.joined(separator: ", ")
    try console.print(Printable.text("\(output): signed by \(ids)"))
    return .success
  }

  private static func signatures(
    of feed: [UInt8], by keys: [SecretKey]
  ) throws(CommandError) -> String {
    do throws(UpdateError) {
      return try SignatureFile.text(signing: feed, by: keys)
    } catch {
      throw .failure(error.reason)
    }
  }
}
