internal import HeedDocument

/// `heed`, the light program: it checks, explains, and starts another one to draw.
package enum HeedProgram {
  package static let version = "0.1.0"

  /// Runs the program with what was typed after its name.
  package static func run(_ arguments: [String], console: Console = Console()) -> ExitCode {
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
    guard let word = arguments.first else {
      console.complain(Usage.overview)
      return .usage
    }
    let rest = Array(arguments.dropFirst())
    switch word {
    case "--version":
      try console.print("heed \(version)")
      return .success
    case "--help", "-h": return try help([], console: console)
    case "help": return try help(rest, console: console)
    default: break
    }
    let command = try command(named: word)
    // What is typed wrongly is said at once, before anything is started.
    let parsed = try ArgumentParser(command).parse(rest)
    if parsed.has("help") {
      try console.print(Usage.text(for: command))
      return .success
    }
    if command.needsRenderer { throw Renderer.start(arguments) }
    if command.name == CommandSpec.schema.name {
      try console.write(Array(AlertSchema.json.utf8))
      return .success
    }
    return try CheckCommand(parsed, console: console).run()
  }

  private static func help(
    _ words: [String], console: Console
  ) throws(CommandError) -> ExitCode {
    guard let word = words.first else {
      try console.print(Usage.overview)
      return .success
    }
    try console.print(Usage.text(for: command(named: word)))
    return .success
  }

  private static func command(named word: String) throws(CommandError) -> CommandSpec {
    if let command = CommandSpec.all.first(where: { $0.name == word }) { return command }
    if let later = CommandSpec.later.first(where: { $0.0 == word }) {
      throw .usage("This version cannot \(later.1) yet: there is no 'heed \(word)'")
    }
    let kind = word.utf8.first == 0x2D ? "option" : "command"
    throw .usage(
      "There is no \(kind) '\(word)'",
      suggestion: Spelling.closest(
        to: word, among: CommandSpec.all.map { $0.name } + ["help", "--help", "--version"]),
      advice: "Try 'heed --help'.")
  }
}
