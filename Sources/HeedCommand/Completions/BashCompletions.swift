/// Completions for bash 3.2 and later.
enum BashCompletions {
  static var script: String {
    var lines = [
      "# Completions of heed for bash; made by 'heed completions bash'.",
      "_heed_paths() {",
      "  local path",
      "  compopt -o filenames 2>/dev/null",
      "  while IFS= read -r path; do COMPREPLY+=(\"$path\"); done < <(compgen \"$@\" -- \"$cur\")",
      "}",
      "",
      "_heed_words() {",
      "  local word",
      "  while IFS= read -r word; do COMPREPLY+=(\"$word\"); done < <(compgen -W \"$1\" -- \"$cur\")",
      "}",
      "",
      "_heed() {",
      "  local cur=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= index",
      "  COMPREPLY=()",
      "  # bash parts a word at an equals sign.",
      "  if [[ $cur == = ]]; then",
      "    cur=",
      "  elif [[ $previous == = ]]; then",
      "    previous=${COMP_WORDS[COMP_CWORD-2]}",
      "  fi",
      "  if ((COMP_CWORD > 1)); then command=${COMP_WORDS[1]}; fi",
      "  case $command in",
      "    \(CommandGroup.all.map { $0.name }.joined(separator: "|")))",
      "      if ((COMP_CWORD > 2)); then command+=\" ${COMP_WORDS[2]}\"; fi ;;",
      "    help) if ((COMP_CWORD > 2)); then command+=\" ${COMP_WORDS[2]}\"; fi ;;",
      "  esac",
      "  case \"$command $previous\" in",
    ]
    for command in CommandSpec.all {
      for option in command.options {
        guard let kind = option.completion else { continue }
        let names = ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
        let patterns = names.map { "'\(command.name) \($0)'" }.joined(separator: "|")
        lines.append("    \(patterns)) \(action(kind)); return ;;")
      }
    }
    lines += ["  esac", "  case $command in"]
    lines.append(
      "    '') _heed_words '\(list(CommandSpec.firstWords.map { $0.name } + ["--help", "--version"]))' ;;"
    )
    lines.append("    help) _heed_words '\(list(CommandSpec.helpedWords.map { $0.name }))' ;;")
    for group in CommandGroup.all {
      let words = list(group.commands.map { $0.lastWord })
      lines.append("    \(group.name)|'help \(group.name)') _heed_words '\(words)' ;;")
    }
    for command in CommandSpec.all {
      let options = command.options.flatMap { option in
        (option.letter.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
      }
      lines += [
        "    '\(command.name)')",
        "      if [[ $cur == -* ]]; then",
        "        _heed_words '\(list(options))'",
      ]
      if let operand = command.operand {
        lines += ["      else", "        \(action(operand.completion))"]
      }
      lines += ["      fi ;;"]
    }
    lines += ["  esac", "}", "", "complete -F _heed heed"]
    return lines.joined(separator: "\n")
  }

  private static func action(_ kind: CompletionKind) -> String {
    switch kind {
    case .words(let words, let orFiles):
      "_heed_words '\(list(words))'" + (orFiles ? "; _heed_paths -f" : "")
    case .files: "_heed_paths -f"
    case .folders: "_heed_paths -d"
    case .documents: "_heed_paths -f -X '!*.json'; _heed_paths -d"
    }
  }

  private static func list(_ words: [String]) -> String { words.joined(separator: " ") }
}
