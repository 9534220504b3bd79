internal import Heed
internal import HeedCommand
internal import HeedWindow

/// `heed-window`, the program with windows; `heed` becomes it where an alert is to be shown in one.
enum WindowProgram {
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
    guard let word = arguments.first,
      let command = [CommandSpec.show, .ask].first(where: { $0.name == word })
    else {
      throw .usage("heed-window is started by heed; type 'heed --help' to see what it can do")
    }
    let parsed = try ArgumentParser(command).parse(Array(arguments.dropFirst()))
    let options = try ShowOptions(parsed)
    let show = ShowCommand(options, console: console) { alert, file throws(CommandError) in
      let result = MainActor.assumeIsolated { () -> Result<Answer, CommandError> in
        do throws(CommandError) {
          return .success(try WindowSurface(imagesBeside: file).answer(to: alert))
        } catch {
          return .failure(error)
        }
      }
      return try result.get()
    }
    if command == .show { return try show.run(parsed.operands) }
    return try show.run(AskOptions(parsed).alert)
  }
}
