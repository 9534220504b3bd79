internal import HeedDocument
internal import HeedUpdate

/// `heed feed lint`: what would lock people out.
enum FeedLintCommand {
  static func run(_ arguments: ParsedArguments, console: Console) throws(CommandError) -> ExitCode {
    let file = try FeedFile(try arguments.only("a feed"))
    var lint = FeedLint(
      now: try arguments.now(), isSigned: arguments.has("signed"),
      allowedLinks: arguments.linkHosts)
    if let path = arguments["previous"] {
      let published = try FeedFile(path)
      do throws(DocumentError) {
        lint.previous = try FeedReader().read(published.bytes)
      } catch {
        throw .usage("\(published.name) cannot be read: \(error.issues.first?.description ?? "")")
      }
    }
    let report = FeedReport(lint, bytes: file.bytes, name: file.name)
    try console.print(arguments.has("json") ? report.json : report.text)
    return report.exitCode
  }
}

extension ParsedArguments {
  /// The only operand there may be.
  package func only(_ meaning: String) throws(CommandError) -> String {
    if operands.count > 1 {
      throw .usage("This takes \(meaning) and nothing else, and not '\(operands[1])' too")
    }
    guard let operand = operands.first else { throw .usage("This needs \(meaning)") }
    return operand
  }
}
