/// The manual page of the command, made from the same table as its help.
package enum ManualPage {
  /// The page, for `man` or `groff -man`.
  package static var text: String {
    var lines = [
      ".\\\" Made by 'heed man'.",
      ".TH HEED 1 \"\" \"heed \(HeedProgram.version)\" \"User Commands\"",
      ".SH NAME",
      "heed \\- ask questions on the terminal, draw and check alerts, decide about updates",
      ".SH SYNOPSIS",
    ]
    for command in CommandSpec.all {
      lines += [".B heed \(command.name)", synopsis(command), ".br"]
    }
    lines += [".B heed help", ".RI [ COMMAND ... ]", ".SH DESCRIPTION"]
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
    "With --on browser, show and ask open a page in the browser of the person. Only this machine and this user can reach it, by an address that cannot be guessed; it is gone with the answer. Of several pages one asks at a time. Where it is closed, nothing was chosen, and the exit code is 3. The address is told on standard error too: BROWSER=true opens nothing and waits until somebody does.",
    "progress shows how far the work is that a pipe tells of. whiptail takes the words of that program, so that scripts can go on as they are: the boxes, the quoting of their results, descriptors and exit codes are the same, and lists are moved through as there, with Tab between the list and the buttons. What begins with dashes and is no option is a text there; an error has exit code 255 and never that of No.",
    "It draws such documents to pictures, names what is wrong with them, and needs no display to do so.",
    "It decides what an app should do about new versions of itself: update check asks a server as an app would, update decide reads a file, and both print the decision, its reason and each step to it. feed writes, checks, signs and verifies the static file from which any number of installs decide.",
    "What starts at once is heed itself. What draws is heed-render beside it; what speaks to servers, reads appcasts, signs and verifies is heed-net; what asks on a page is heed-browser. heed starts them when they are needed.",
  ]

  private static let exitCodes = [
    (
      "0",
      "All is well. A check found no errors; it may have found warnings and notes. Of show and ask: an action that is not the way out, or the end of an alert without actions. Of update check and decide: decided, whatever the decision is."
    ),
    (
      "1",
      "A check or a matrix found errors: an alert that cannot be read or answered. Of show and ask: the way out was chosen, or the person dismissed the alert. Of feed: the feed would lock people out, or no given key signed it."
    ),
    (
      "2",
      "Bad usage, or a document that cannot be read as it stands; nothing was shown or written. Of update: also a document that may not be used, such as a forged, replayed or expired one."
    ),
    (
      "3",
      "Nothing could show the alert, or its input ended or its page was closed before there was an answer."
    ),
    (
      "4",
      "Something could not be read, written, laid out or drawn. Of update check: no source answered, and nothing is kept from an earlier check."
    ),
    ("124", "Of show and ask: the time ran out."),
    ("255", "Of whiptail: Escape, or an error."),
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
      "BROWSER",
      "The commands that open a page, with colons between them, tried in turn; a word may have %s for the address, which is the last word otherwise. Words go to no shell. Usually xdg-open."
    ),
    (
      "FONTCONFIG_FILE, FONTCONFIG_PATH",
      "Where the system's fonts are configured, which are used where Heed's own few do not do."
    ),
  ]

  private static let files = [
    ("heed-render", "The program that lays out and draws, in the folder of heed."),
    (
      "heed-net",
      "The program that loads documents, reads appcasts, signs and verifies, in the folder of heed."
    ),
    (
      "heed-browser, heed-web",
      "The program that asks on a page, and what its page consists of, in the folder of heed."
    ),
    ("feed.json, feed.json.sig", "A feed of releases, and the signatures of its exact bytes."),
    (
      "heed.json",
      "What a matrix is made of, as far as options do not say it; docs/matrix.md describes it."
    ),
    ("Examples, share/heed/Examples", "The documents of the gallery, beside the folder of heed."),
  ]

  private static let examples = [
    (
      "heed ask 'Deploy?' 'to production' --destructive deploy=Deploy --cancel Cancel && ./deploy",
      "Go on only where somebody chose to."
    ),
    (
      "size=$(heed ask 'Which size?' --action xs=XS --action s=S --action m=M --action l=L --action xl=XL --cancel Cancel)",
      "Pick one of five; the ids are action1, action2 and so on where none is given."
    ),
    (
      "password=$(heed whiptail --passwordbox 'Password?' 0 0 --output-fd 1)",
      "Ask for a password, which is in no file and no list of processes."
    ),
    (
      "for n in 25 50 75 100; do echo \"$n % Part $n\"; sleep 0.2; done | heed progress Copying",
      "Show how far the work at the other end of the pipe is."
    ),
    (
      "ln -s \"$(command -v heed)\" ~/bin/whiptail",
      "Give scripts that use whiptail this program in its place."
    ),
    (
      "heed ask 'Sign in' --field 'user=User' --field 'password:secure=Password' --json",
      "Ask for texts, and print them as JSON."
    ),
    (
      "heed show question.json --timeout 60 || echo 'not confirmed'",
      "Show a document for a minute at most."
    ),
    (
      "answer=$(heed show question.json --on browser --json)",
      "Ask on a page, with what was typed and picked."
    ),
    ("heed render question.json -o question.png", "Draw a document."),
    (
      "heed render question.json -o dark.png --appearance dark --text-size AX3",
      "Draw it in dark with large letters."
    ),
    (
      "heed update check --feed https://example.org/feed.json --current 2.3.0",
      "What an app of that version should do."
    ),
    (
      "heed feed add feed.json 2.4.1 --notes 'Smooth again.' --rollout 1,10,100",
      "Add a release that reaches everybody on its third day."
    ),
    (
      "heed matrix alerts --strings App/Resources --text-size L,AX3",
      "Draw documents in every language of an app and in two text sizes, with a report of what is wrong."
    ),
    ("heed check *.json", "Name what is wrong with documents."),
    (
      "heed check --json question.json",
      "The same as a JSON array of objects with code, severity, file, line, column, path, frame, environments, reason and remedy."
    ),
  ]
}
