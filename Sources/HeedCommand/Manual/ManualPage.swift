/// The manual page of the command, made from the same table as its help.
package enum ManualPage {
  /// The page, for `man` or `groff -man`.
  package static var text: String {
    var lines = [
      ".\\\" Made by 'heed man'.",
      ".TH HEED 1 \"\" \"heed \(HeedProgram.version)\" \"User Commands\"",
      ".SH NAME",
      "heed \\- draw and check alerts that are described by JSON documents",
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
    "This command draws such documents to pictures, names what is wrong with them, and needs no display to do so.",
    "What starts at once is heed itself; what draws is heed-render beside it, which heed starts when it is needed.",
  ]

  private static let exitCodes = [
    ("0", "All is well. A check found no errors; it may have found warnings and notes."),
    ("1", "A check found errors: an alert that cannot be read or answered."),
    ("2", "Bad usage, or a document that cannot be read as it stands; nothing was written."),
    ("4", "Something could not be read, written, laid out or drawn."),
    ("129, 130, 143", "Hang-up, Ctrl-C and SIGTERM, as the shell tells them."),
  ]

  private static let environment = [
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
