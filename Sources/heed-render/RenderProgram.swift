internal import HeedCommand

/// `heed-render`, the program that draws; `heed` becomes it for the commands that need it.
enum RenderProgram {
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
    let commands = CommandSpec.all.filter { $0.needsRenderer || $0 == .check }
    guard let word = arguments.first, let command = commands.first(where: { $0.name == word })
    else {
      throw .usage("heed-render is started by heed; type 'heed --help' to see what it can do")
    }
    let parsed = try ArgumentParser(command).parse(Array(arguments.dropFirst()))
    if parsed.has("help") {
      try console.print(Usage.text(for: command))
      return .success
    }
    if command == .check {
      return try CheckProgram(CheckOptions(parsed), console: console).run()
    }
    if command.name == CommandSpec.gallery.name {
      return try GalleryCommand(parsed, console: console).run()
    }
    if command.name == CommandSpec.matrix.name {
      return try MatrixCommand(parsed, console: console).run()
    }
    return try RenderCommand(RenderOptions(parsed), console: console).run()
  }
}
