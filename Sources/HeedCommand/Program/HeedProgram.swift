internal import Heed
internal import HeedDocument
internal import HeedUpdate

/// `heed`, the light program: it checks, decides, explains, and starts another one to draw or to speak
/// to servers.
package enum HeedProgram {
  package static let version = "0.1.0"

  /// The words after the program's name, for the name under which it was started: a link with the name
  /// of whiptail or zenity stands for that command.
  package static func words(_ arguments: [String]) -> [String] {
    let words = Array(arguments.dropFirst())
    guard let path = arguments.first else { return words }
    let name = FilePath.name(of: path)
    guard name == CommandSpec.whiptail.name || name == CommandSpec.zenity.name else {
      return words
    }
    return [name] + words
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
    // Its words are not read as ours.
    if word == CommandSpec.whiptail.name { return try WhiptailCommand(console: console).run(rest) }
    if word == CommandSpec.zenity.name {
      let command = ZenityCommand(console: console)
      // Mistakes are said here, whether there is a display or not.
      if try command.isAnsweredAtOnce(rest) { return try command.run(rest, on: nil) }
      throw Companion.window.start(arguments)
    }
    if let group = CommandGroup.all.first(where: { $0.name == word }) {
      guard let second = rest.first else {
        console.complain(Usage.text(for: group))
        return .usage
      }
      if second == "--help" || second == "-h" { return try help([word], console: console) }
      let command = try command(named: second, in: group)
      return try start(command, Array(rest.dropFirst()), arguments, console: console)
    }
    return try start(command(named: word), rest, arguments, console: console)
  }

  private static func start(
    _ command: CommandSpec, _ rest: [String], _ arguments: [String], console: Console
  ) throws(CommandError) -> ExitCode {
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
    if command.needsRenderer { throw Companion.render.start(arguments) }
    return try run(command, parsed, arguments, console: console)
  }

  /// Runs what this program does by itself.
  private static func run(
    _ command: CommandSpec, _ parsed: ParsedArguments, _ arguments: [String], console: Console
  ) throws(CommandError) -> ExitCode {
    if command == .show || command == .ask, try ShowOptions(parsed).wantsWindow {
      // Where it could not even be started, nothing was shown.
      var error = Companion.window.start(arguments)
      error.exitCode = .unavailable
      throw error
    }
    switch command {
    case .show, .ask:
      if try ShowOptions(parsed).surface == .browser { throw Companion.browser.start(arguments) }
      return try ShowCommand.run(command, parsed, console: console, on: TerminalSurface.ask)
    case .code: return try CodeCommand.run(parsed, console: console)
    case .progress:
      return try ProgressCommand(ProgressOptions(parsed), console: console).run()
    case .updateCheck:
      try UpdateQuestion(parsed).checkVersion(parsed, isAppcast: parsed["appcast"] != nil)
      throw Companion.net.start(arguments)
    case .updateDecide: return try decide(parsed, arguments, console: console)
    case .updateCompare: return try CompareCommand.run(parsed, console: console)
    case .feedInit: return try FeedInitCommand.run(parsed, console: console)
    case .feedAdd: return try FeedAddCommand(parsed, console: console).run()
    case .feedLint: return try FeedLintCommand.run(parsed, console: console)
    case .feedKey, .feedSign, .feedVerify: throw Companion.net.start(arguments)
    case .schema:
      try console.write(Array((parsed.has("feed") ? FeedSchema.json : AlertSchema.json).utf8))
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

  /// Decides from what needs neither XML, nor a signature, nor a state; the other program does the rest.
  private static func decide(
    _ parsed: ParsedArguments, _ arguments: [String], console: Console
  ) throws(CommandError) -> ExitCode {
    let question = try UpdateQuestion(parsed)
    let file = try parsed.only("one document")
    let needsNet = !question.keys.isEmpty || question.state != nil
    // What stands on standard input can be read only once.
    if needsNet || file == "-" && Companion.net.isThere { throw Companion.net.start(arguments) }
    let local = try LocalDocument(file, isMapped: question.map != nil)
    if local.kind == .appcast { throw Companion.net.start(arguments) }
    try question.checkVersion(parsed, isAppcast: false)
    return try DecideCommand(question, console: console).run(local.document(for: question))
  }

  /// Hands documents that can be read on to the program that lays them out.
  ///
  /// Where none can be read it is not started; where it is missing, what needs no layout is told.
  private static func check(
    _ options: CheckOptions, _ arguments: [String], console: Console
  ) throws(CommandError) -> ExitCode {
    let command = try CheckCommand(options, console: console)
    if Companion.render.isThere, options.files.contains("-") || command.hasDocument() {
      throw Companion.render.start(arguments)
    }
    let exitCode = try command.run(nil)
    if Companion.render.isThere || options.files.isEmpty { return exitCode }
    let absence = CommandError.failure(
      "Contrast, sizes, fonts and pictures were not checked \(Companion.render.absence)")
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
    guard let group = CommandGroup.all.first(where: { $0.name == word }) else {
      try console.print(Usage.text(for: command(named: word)))
      return .success
    }
    if words.count > 1 {
      try console.print(Usage.text(for: command(named: words[1], in: group)))
    } else {
      try console.print(Usage.text(for: group))
    }
    return .success
  }

  private static func command(
    named word: String, in group: CommandGroup
  ) throws(CommandError) -> CommandSpec {
    if let command = group.commands.first(where: { $0.lastWord == word }) { return command }
    throw .usage(
      "There is no command '\(group.name) \(word)'",
      suggestion: Spelling.closest(to: word, among: group.commands.map { $0.lastWord })
        .map { "\(group.name) \($0)" },
      advice: "Try 'heed \(group.name) --help'.")
  }

  private static func command(named word: String) throws(CommandError) -> CommandSpec {
    if let command = CommandSpec.all.first(where: { $0.name == word }) { return command }
    let kind = word.utf8.first == 0x2D ? "option" : "command"
    throw .usage(
      "There is no \(kind) '\(word)'",
      suggestion: Spelling.closest(
        to: word, among: CommandSpec.firstWords.map { $0.name } + ["--help", "--version"]),
      advice: "Try 'heed --help'.")
  }
}
