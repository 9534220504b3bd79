/// Completions for fish 3 and later.
enum FishCompletions {
  static var script: String {
    var lines = [
      "# Completions of heed for fish; made by 'heed completions fish'.",
      "complete -c heed -f",
      "complete -c heed -n __fish_use_subcommand -s h -l help -d 'Print the help.'",
      "complete -c heed -n __fish_use_subcommand -l version -d 'Print the version.'",
    ]
    for command in CommandSpec.firstWords {
      lines.append(
        "complete -c heed -n __fish_use_subcommand -a \(command.name) -d '\(quoted(command.summary))'"
      )
    }
    let names = CommandSpec.helpedWords.map { $0.name }.joined(separator: " ")
    lines.append(
      "complete -c heed -n '\(words(["help"])); and \(count("-eq", 2))' -a '\(names)'")
    for group in CommandGroup.all {
      let second = group.commands.map { $0.lastWord }.joined(separator: " ")
      lines.append(
        "complete -c heed -n '\(words(["help", group.name])); and \(count("-eq", 3))' -a '\(second)'"
      )
      for command in group.commands {
        lines.append(
          "complete -c heed -n '\(words([group.name])); and \(count("-eq", 2))'"
            + " -a \(command.lastWord) -d '\(quoted(command.summary))'")
      }
    }
    for command in CommandSpec.all {
      // Only the first word is a command; a file may have the name of another.
      let start = "complete -c heed -n '\(words(command.words))'"
      for option in command.options {
        let short = option.letter.map { " -s \($0)" } ?? ""
        let value = option.completion.map { " \(parameter($0))" } ?? ""
        lines.append(
          "\(start)\(short) -l \(option.name)\(value) -d '\(quoted(option.summary))'")
      }
      if let operand = command.operand { lines.append("\(start) \(list(operand.completion))") }
    }
    return lines.joined(separator: "\n")
  }

  /// Whether the first words after `heed` are these.
  private static func words(_ words: [String]) -> String {
    let tests = words.enumerated().map { index, word in
      "test (commandline -opc)[\(index + 2)] = \(word)"
    }
    return ([count("-gt", words.count)] + tests).joined(separator: "; and ")
  }

  /// How many words stand before the one that is typed.
  private static func count(_ comparison: String, _ number: Int) -> String {
    "test (count (commandline -opc)) \(comparison) \(number)"
  }

  /// What follows an option that takes a value.
  private static func parameter(_ kind: CompletionKind) -> String {
    switch kind {
    case .words(let words, let orFiles):
      (orFiles ? "-r -F" : "-x") + " -a '\(words.joined(separator: " "))'"
    case .files: "-r -F"
    case .folders: "-x -a '(__fish_complete_directories)'"
    case .documents: "-x -a '(__fish_complete_suffix .json)'"
    }
  }

  private static func list(_ kind: CompletionKind) -> String {
    switch kind {
    case .words(let words, _): "-a '\(words.joined(separator: " "))'"
    case .files: "-F"
    case .folders: "-a '(__fish_complete_directories)'"
    case .documents: "-k -a '(__fish_complete_suffix .json)'"
    }
  }

  private static func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
  }
}
