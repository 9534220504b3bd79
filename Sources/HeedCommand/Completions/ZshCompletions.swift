/// Completions for zsh.
enum ZshCompletions {
  static var script: String {
    var lines = [
      "#compdef heed",
      "# Completions of heed for zsh; made by 'heed completions zsh'.",
      "",
      "_heed_either() { _alternative \"words:word:($1)\" 'files:file:_files' }",
      "",
      "_heed() {",
      "  local curcontext=\"$curcontext\" state line",
      "  local -a commands",
      "  commands=(",
    ]
    for command in CommandSpec.firstWords {
      lines.append("    '\(command.name):\(quoted(command.summary))'")
    }
    lines += [
      "  )",
      "  _arguments -C \\",
      "    '(- : *)'{-h,--help}'[Print the help.]' \\",
      "    '(- : *)--version[Print the version.]' \\",
      "    '1: :->command' '*:: :->argument'",
      "  case $state in",
      "    command) _describe -t commands command commands ;;",
      "    argument)",
      "      case $words[1] in",
      "        help)",
      "          if ((CURRENT > 2)); then",
      "            case $words[2] in",
    ]
    for group in CommandGroup.all {
      let words = group.commands.map { $0.lastWord }.joined(separator: " ")
      lines.append("              \(group.name)) compadd \(words) ;;")
    }
    lines += [
      "            esac",
      "            return",
      "          fi",
      "          commands=(\"${(@)commands:#help:*}\")",
      "          _describe -t commands command commands ;;",
    ]
    for command in CommandSpec.all where command.group == nil {
      lines += arguments(of: command, indentation: "        ")
    }
    for group in CommandGroup.all {
      lines += [
        "        \(group.name))",
        "          if ((CURRENT == 2)); then",
        "            commands=(",
      ]
      for command in group.commands {
        lines.append("              '\(command.lastWord):\(quoted(command.summary))'")
      }
      lines += [
        "            )",
        "            _describe -t commands command commands",
        "            return",
        "          fi",
        "          shift words; ((CURRENT--))",
        "          case $words[1] in",
      ]
      for command in group.commands {
        lines += arguments(of: command, indentation: "            ")
      }
      lines.append("          esac ;;")
    }
    lines += [
      "      esac ;;",
      "  esac",
      "}",
      "",
      // Loaded as a function of $fpath it completes at once; read as a script it takes its place.
      "if [[ $funcstack[1] == _heed ]]; then _heed \"$@\"; else compdef _heed heed; fi",
    ]
    return lines.joined(separator: "\n")
  }

  /// What may follow a command.
  private static func arguments(of command: CommandSpec, indentation: String) -> [String] {
    var specs = command.options.map { spec(of: $0) }
    if let operand = command.operand {
      let count = operand.isRepeated ? "*" : "1"
      specs.append("'\(count):\(operand.name):\(action(operand.completion))'")
    }
    return [
      "\(indentation)\(command.lastWord))", "\(indentation)  _arguments -s -S \\",
      specs.map { "\(indentation)    \($0)" }.joined(separator: " \\\n") + " ;;",
    ]
  }

  private static func spec(of option: OptionSpec) -> String {
    let help = "[\(bracketed(quoted(option.summary)))]"
    let value = option.completion.map { ":\(option.value ?? ""):\(action($0))" } ?? ""
    let long = "--\(option.name)\(value.isEmpty ? "" : "=")"
    guard let letter = option.letter else { return "'\(long)\(help)\(value)'" }
    let short = "-\(letter)\(value.isEmpty ? "" : "+")"
    return "'(-\(letter) --\(option.name))'{\(short),\(long)}'\(help)\(value)'"
  }

  private static func action(_ kind: CompletionKind) -> String {
    switch kind {
    case .words(let words, false): return "(\(words.joined(separator: " ")))"
    case .words(let words, true):
      // The space before it keeps it from being handed options of _arguments.
      return " _heed_either \"\(words.joined(separator: " "))\""
    case .files: return "_files"
    case .folders: return "_files -/"
    case .documents: return "_files -g \"*.json(-.)\""
    }
  }

  private static func quoted(_ text: String) -> String {
    text.replacing("'", with: "'\\''").replacing(":", with: "\\:")
  }

  private static func bracketed(_ text: String) -> String {
    text.replacing("[", with: "\\[").replacing("]", with: "\\]")
  }
}
