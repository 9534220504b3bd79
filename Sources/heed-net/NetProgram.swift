internal import HeedCommand

/// `heed-net`, the program that speaks to servers, reads appcasts and knows signatures; `heed` becomes
/// it for the commands that need it.
@MainActor
enum NetProgram {
  static func run(_ arguments: [String], console: Console) async -> ExitCode {
    do throws(CommandError) {
      return try await start(arguments, console: console)
    } catch {
      console.complain(error.description)
      return error.exitCode
    }
  }

  private static let commands: [CommandSpec] = [
    .updateCheck, .updateDecide, .feedKey, .feedSign, .feedVerify,
  ]

  private static func start(
    _ arguments: [String], console: Console
  ) async throws(CommandError) -> ExitCode {
    let name = arguments.prefix(2).joined(separator: " ")
    guard let command = commands.first(where: { $0.name == name }) else {
      throw .usage("heed-net is started by heed; type 'heed --help' to see what it can do")
    }
    let parsed = try ArgumentParser(command).parse(Array(arguments.dropFirst(2)))
    if parsed.has("help") {
      try console.print(Usage.text(for: command))
      return .success
    }
    switch command {
    case .updateCheck: return try await CheckUpdateCommand(parsed, console: console).run()
    case .updateDecide: return try await DecideFileCommand(parsed, console: console).run()
    case .feedKey: return try KeyCommand.run(parsed, console: console)
    case .feedSign: return try SignCommand.run(parsed, console: console)
    default: return try VerifyCommand.run(parsed, console: console)
    }
  }
}
