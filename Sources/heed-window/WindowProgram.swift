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
    if arguments.first == CommandSpec.zenity.name {
      return try ZenityCommand(console: console).run(
        Array(arguments.dropFirst()), on: dialogs)
    }
    guard let word = arguments.first,
      let command = [CommandSpec.show, .ask].first(where: { $0.name == word })
    else {
      throw .usage("heed-window is started by heed; type 'heed --help' to see what it can do")
    }
    let parsed = try ArgumentParser(command).parse(Array(arguments.dropFirst()))
    return try ShowCommand.run(command, parsed, console: console) {
      shown, options throws(CommandError) in
      let answer = try onMain { () throws(CommandError) in
        try WindowSurface(options, images: shown.folder)
          .answer(to: shown.alert)
      }
      return ShowOutcome(
        answer: answer,
        unanswered: .failure(
          .unavailable("The alert went without an answer (\(answer.reason.kind.name))")))
    }
  }

  private static var dialogs: ZenityCommand.Surface {
    ZenityCommand.Surface(
      answer: { alert, parent throws(CommandError) in
        try onMain { () throws(CommandError) in
          try WindowSurface(over: parent).answer(to: alert)
        }
      },
      progress: { alert, feed throws(CommandError) in
        try onMain { () throws(CommandError) in
          try WindowSurface().progress(alert, feed)
        }
      })
  }

  /// Runs something with windows; the process has one thread.
  private static func onMain<Value: Sendable>(
    _ run: @MainActor () throws(CommandError) -> Value
  ) throws(CommandError) -> Value {
    let result = MainActor.assumeIsolated { () -> Result<Value, CommandError> in
      do throws(CommandError) {
        return .success(try run())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
