/// The manual page of the command, made from the same table as its help.
package enum ManualPage {
  /// The page, for `man` or `groff -man`.
  package static var text: String {
    var lines = [
      ".\\\" Made by 'heed man'.",
      ".TH HEED 1 \"\" \"heed \(HeedProgram.version)\" \"User Commands\"",
      ".SH NAME",
      "heed \\- ask questions on the terminal; draw and check alerts of JSON documents",
      ".SH SYNOPSIS",
    ]
    for command in CommandSpec.all {
      lines += [".B heed \(command.name)", synopsis(command), ".br"]
    }
    lines += [".B heed help", ".RI [ COMMAND ]", ".SH DESCRIPTION"]
    lines += paragraphs(description)
    lines.append(".SH COMMANDS")
    for command in CommandSpec.all { lines += section(of: command) }
    lines.append(".SH EXIT STATUS")
    for (code, meaning) in exitCodes { lines += [".TP", ".B \(code)", escaped(meaning)] }
    lines.append(".SH ENVIRONMENT")
    for (name, meaning) in environment { lines += [".TP", ".B \(name)", escaped(meaning)] }
    lines.append(".SH FILES")
    for (name, meaning) in files { lines += [".TP", ".I \(escaped(name))", escaped(meaning)] }
    lines.append(".SH EXAMPLES")
    for (words, meaning) in examples {
      lines += [".TP", "\\fB\(escaped(words))\\fR", escaped(meaning)]
    }
    return lines.joined(separator: "\n")
  }

  private static func synopsis(_ command: CommandSpec) -> String {
    var parts: [String] = []
    if command.options.count > 1 { parts.append("[\\fIoptions\\fR]") }
    if let operand = command.operand {
      let name = "\\fI\(operand.name)\\fR" + (operand.isRepeated ? " ..." : "")
      parts.append(operand.isRequired ? name : "[\(name)]")
    }
    return parts.isEmpty ? "\\&" : parts.joined(separator: " ")
  }

  private static func section(of command: CommandSpec) -> [String] {
    var lines = [".SS heed \(command.name)"]
    var isExample = false
    for line in command.details {
      // Lines that are set in are examples, and are not filled.
      let isSetIn = line.hasPrefix("  ")
      if isSetIn != isExample, !line.isEmpty {
        lines.append(isSetIn ? ".nf" : ".fi")
        isExample = isSetIn
      }
      lines.append(line.isEmpty ? ".PP" : escaped(line))
    }
    if isExample { lines.append(".fi") }
    for option in command.options {
      var term = option.letter.map { "\\fB\\-\($0)\\fR, " } ?? ""
      term += "\\fB\(escaped("--\(option.name)"))\\fR"
      if let value = option.value { term += " \\fI\(escaped(value))\\fR" }
      lines += [".TP", term, escaped(option.summary)]
    }
    return lines
  }

  private static func paragraphs(_ texts: [String]) -> [String] {
    texts.enumerated().flatMap { index, text in (index > 0 ? [".PP"] : []) + [escaped(text)] }
  }

  /// A text that means nothing to the formatter.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "…": result += "..."
      case "." where result.isEmpty: result += "\\&."
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  // MARK: Words

  private static let description = [
    "Heed describes an alert, an action sheet, a card or a banner by one JSON document.",
    "This command asks questions on a terminal and tells the shell what was chosen: show takes a document, and ask the texts themselves. The question goes to the terminal, whatever standard input and output are connected to; standard output has the id of the action, and nothing where none was chosen. With --json it has the whole answer, with what was typed and picked.",
    "No exit code but 0 ever stands for consent: the end of the input, a timeout, a signal and a terminal that cannot be used have codes of their own. Where something may be lost, the way out has the focus at first.",
    "On a terminal, Tab and the arrows move the focus, Home and End take it to the first and the last, and a letter takes it to what begins with it; Return and Space choose, and Escape takes the way out. The pointer works too. In a field the keys are those of other line editors. Page Up and Page Down scroll, and the arrows up and down where all actions stand in one row. A timeout waits while somebody is at the keys, and goes on when nothing was done for 15 seconds.",
    "It draws such documents to pictures, names what is wrong with them, and needs no display to do so.",
    "What starts at once is heed itself; what draws is heed-render beside it, which heed starts when it is needed.",
  ]

  private static let exitCodes = [
    (
      "0",
      "All is well. A check found no errors; it may have found warnings and notes. Of show and ask: an action that is not the way out, or the end of an alert without actions."
    ),
    (
      "1",
      "A check found errors: an alert that cannot be read or answered. Of show and ask: the way out was chosen, or the person dismissed the alert."
    ),
    (
      "2",
      "Bad usage, or a document that cannot be read as it stands; nothing was shown or written."
    ),
    ("3", "Nothing could show the alert, or the input ended before there was an answer."),
    ("4", "Something could not be read, written, laid out or drawn."),
    ("124", "Of show and ask: the time ran out."),
    ("129, 130, 143", "Hang-up, Ctrl-C and SIGTERM, as the shell tells them."),
  ]

  private static let environment = [
    (
      "TERM, COLORTERM, COLORFGBG",
      "What the terminal can do. Where TERM is missing or dumb, show and ask go line by line."
    ),
    ("NO_COLOR", "If it is not empty, alerts have no color and nothing moves."),
    ("LC_ALL, LC_CTYPE, LC_MESSAGES, LANG", "The encoding for the marks, and the language."),
    (
      "TERM",
      "Progress of long work is shown on standard error where that is a terminal and this is neither missing nor dumb."
    ),
    (
      "FONTCONFIG_FILE, FONTCONFIG_PATH",
      "Where the system's fonts are configured, which are used where Heed's own few do not do."
    ),
  ]

  private static let files = [
    ("heed-render", "The program that lays out and draws, in the folder of heed."),
    ("Examples, share/heed/Examples", "The documents of the gallery, beside the folder of heed."),
  ]

  private static let examples = [
    (
      "heed ask 'Deploy?' 'to production' --destructive deploy=Deploy --cancel Cancel && ./deploy",
      "Go on only where somebody chose to."
    ),
    (
      "size=$(heed ask 'Which size?' --action S --action M --action L --cancel Cancel)",
      "Pick one of several; the ids are action1, action2 and so on where none is given."
    ),
    (
      "heed ask 'Sign in' --field 'user=User' --field 'password:secure=Password' --json",
      "Ask for texts, and print them as JSON."
    ),
    (
      "heed show question.json --timeout 60 || echo 'not confirmed'",
      "Show a document for a minute at most."
    ),
    ("heed render question.json -o question.png", "Draw a document."),
    (
      "heed render question.json -o dark.png --appearance dark --text-size AX3",
      "Draw it in dark with large letters."
    ),
    ("heed check *.json", "Name what is wrong with documents."),
    (
      "heed check --json question.json",
      "The same as a JSON array of objects with code, severity, file, line, column, path, frame, environments, reason and remedy."
    ),
  ]
}
