internal import HeedCommand

/// `heed-browser`, the program that asks on a page; `heed` becomes it for `--on browser`.
enum BrowserProgram {
  static func run(_ arguments: [String], console: Console) -> ExitCode {
    do throws(CommandError) {
      return try start(arguments, console: console)
    } catch {
      console.complain(error.description)
      return error.exitCode
    }
  }

  private static func start(
    _ arguments: [String], console: Console
  ) throws(CommandError) -> ExitCode {
    let commands: [CommandSpec] = [.show, .ask]
    guard let word = arguments.first, let command = commands.first(where: { $0.name == word })
    else {
      throw .usage("heed-browser is started by heed; type 'heed show --help' to see what it can do")
    }
    let parsed = try ArgumentParser(command).parse(Array(arguments.dropFirst()))
    return try ShowCommand.run(command, parsed, console: console) {
      shown, options throws(CommandError) in
      try BrowserSurface(shown, options, console: console).run()
    }
  }
}
