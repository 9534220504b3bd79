internal import Heed
internal import HeedDocument

/// `heed`, the light program: it checks, explains, and starts another one to draw.
package enum HeedProgram {
  package static let version = "0.1.0"

  /// The words after the program's name, for the name under which it was started: a link with the name
  /// of whiptail stands for that command.
  package static func words(_ arguments: [String]) -> [String] {
    let words = Array(arguments.dropFirst())
    guard let name = arguments.first, FilePath.name(of: name) == CommandSpec.whiptail.name else {
      return words
    }
    return [CommandSpec.whiptail.name] + words
  }

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
    // Its words are not read as ours.
    if command == .whiptail { return try WhiptailCommand(console: console).run(rest) }
    // What is typed wrongly is said at once, before anything is started.
    let parsed = try ArgumentParser(command).parse(rest)
    if parsed.has("help") {
      // A script's text that says --help must not look like a choice.
      if command.operand?.isText == true, rest.count > 1 {
        throw .usage(
          "--help stands among other words",
          advice: "Put -- before a text that begins with a dash.")
      }
      try console.print(Usage.text(for: command))
      return .success
    }
    if command.needsRenderer { throw Renderer.start(arguments) }
    return try run(command, parsed, arguments, console: console)
  }

  /// Runs what this program does by itself.
  private static func run(
    _ command: CommandSpec, _ parsed: ParsedArguments, _ arguments: [String], console: Console
  ) throws(CommandError) -> ExitCode {
    switch command {
    case .show: return try ShowCommand(ShowOptions(parsed), console: console).run(parsed.operands)
    case .ask:
      let alert = try AskOptions(parsed).alert
      return try ShowCommand(ShowOptions(parsed), console: console).run(alert)
    case .progress:
      return try ProgressCommand(ProgressOptions(parsed), console: console).run()
    case .schema: try console.write(Array(AlertSchema.json.utf8))
    case .man: try console.print(ManualPage.text)
    case .completions:
      let name = parsed.operands[0]
      guard let shell = Shell(rawValue: name) else {
        let names = Shell.allCases.map { $0.rawValue }
        throw .usage(
          "There are no completions for '\(name)'; there are for bash, zsh and fish",
          suggestion: Spelling.closest(to: name, among: names))
      }
      try console.print(shell.completions)
    default: return try check(CheckOptions(parsed), arguments, console: console)
    }
    return .success
  }

  /// Hands documents that can be read on to the program that lays them out.
  ///
  /// Where none can be read it is not started; where it is missing, what needs no layout is told.
  private static func check(
    _ options: CheckOptions, _ arguments: [String], console: Console
  ) throws(CommandError) -> ExitCode {
    let command = CheckCommand(options, console: console)
    if Renderer.isThere, options.files.contains("-") || command.hasDocument() {
      throw Renderer.start(arguments)
    }
    let exitCode = try command.run(nil)
    if Renderer.isThere { return exitCode }
    let absence = CommandError.failure(
      "Contrast, sizes, fonts and pictures were not checked \(Renderer.absence)")
    console.complain(absence.description)
    return exitCode.worse(absence.exitCode)
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
