/// The texts that explain how to type a command.
package enum Usage {
  /// The help of the whole.
  package static var overview: String {
    var lines = [
      "Usage: heed COMMAND …",
      "",
      "Asks questions on the terminal, draws and checks alerts of JSON documents, and",
      "decides about updates.",
      "",
      "Commands:",
    ]
    lines += CommandSpec.all.map { row($0.name, $0.summary) }
    lines += [
      "",
      "Options:",
      row("-h, --help", "Print this help."),
      row("--version", "Print the version."),
      "",
      "'heed help COMMAND' explains a command.",
      "",
    ]
    lines += exitCodes
    return lines.joined(separator: "\n")
  }

  /// The help of commands that share their first word.
  package static func text(for group: CommandGroup) -> String {
    var lines = ["Usage: heed \(group.name) COMMAND …", "", group.summary, "", "Commands:"]
    lines += group.commands.map { row($0.name, $0.summary) }
    lines += ["", "'heed help \(group.name) COMMAND' explains a command."]
    return lines.joined(separator: "\n")
  }

  /// The help of a command.
  package static func text(for command: CommandSpec) -> String {
    var line = "Usage: heed \(command.name)"
    if let operand = command.operand {
      let name = operand.name + (operand.isRepeated ? "…" : "")
      line += operand.isRequired ? " \(name)" : " [\(name)]"
    }
    if command.name == CommandSpec.render.name { line += " -o OUT" }
    if command == .updateCheck || command == .updateDecide { line += " --current V" }
    if command == .feedSign || command == .feedVerify { line += " --key KEY" }
    if command == .feedInit { line += " --app ID" }
    line += " [options]"
    var lines = [line, ""] + command.details + [""]
    if let operand = command.operand { lines += [row(operand.name, operand.summary), ""] }
    lines.append("Options:")
    for option in command.options {
      lines.append(
        row(option.spelling + (option.value.map { " \($0)" } ?? ""), option.summary))
    }
    lines.append("")
    switch command {
    case .check: lines += checkExitCodes
    case .matrix: lines += matrixExitCodes
    case .show, .ask: lines += askingExitCodes
    case .updateCheck, .updateDecide: lines += decidingExitCodes
    case .feedAdd, .feedLint, .feedSign, .feedVerify: lines += feedExitCodes
    case .progress: lines += progressExitCodes
    case .whiptail: lines += boxExitCodes
    case .zenity: lines += dialogExitCodes
    default: lines += exitCodes
    }
    return lines.joined(separator: "\n")
  }

  private static let exitCodes = [
    "Exit codes: 0 all is well; 2 bad usage or a bad document, nothing was written;",
    "4 something could not be read, written or drawn.",
  ]

  private static let decidingExitCodes = [
    "Exit codes: 0 decided, whatever the decision is; 2 bad usage, or a document that",
    "cannot be read or may not be used; 4 no source answered, and none did before, or",
    "a file could not be read or written; 129 hang-up, 130 Ctrl-C, 143 SIGTERM.",
  ]

  private static let feedExitCodes = [
    "Exit codes: 0 all is well, perhaps with warnings; 1 errors were found, or no",
    "given key signed it; 2 bad usage, or a feed that cannot be read as it stands;",
    "4 something could not be read or written.",
  ]

  private static let askingExitCodes = [
    "Exit codes: 0 an action that is not the way out; 1 the way out, or dismissed;",
    "2 bad usage or a bad document, nothing was shown; 3 nothing could show it, or",
    "the input ended; 4 the answer could not be written; 124 timeout, 129 hang-up,",
    "130 Ctrl-C, 143 SIGTERM.",
  ]

  private static let progressExitCodes = [
    "Exit codes: 0 the input ended; 1 the person took the way out; 2 bad usage;",
    "3 nothing could show it; 129 hang-up, 130 Ctrl-C, 143 SIGTERM.",
  ]

  private static let boxExitCodes = [
    "Exit codes: 0 Yes, OK, or the end of the input; 1 No or Cancel; 255 Escape, or",
    "something was wrong; 129 hang-up, 130 Ctrl-C, 143 SIGTERM.",
  ]

  private static let dialogExitCodes = [
    "Exit codes: 0 OK or Yes; 1 Cancel, No, Escape, or a further button; 3 no",
    "display, or it went; 5 the time was over; 255 something was wrong; 129 hang-up,",
    "130 Ctrl-C, 143 SIGTERM.",
  ]

  private static let checkExitCodes = [
    "Exit codes: 0 no errors, perhaps warnings and notes; 1 errors; 2 bad usage or",
    "a document that cannot be read as it stands; 4 something could not be read,",
    "or not be laid out.",
  ]

  private static let matrixExitCodes = [
    "Exit codes: 0 no errors were found, perhaps warnings and notes; 1 errors; 2 bad",
    "usage, a bad document or configuration, nothing was drawn; 4 something could not",
    "be read, written or drawn; 130 Ctrl-C, 143 SIGTERM: the next run goes on.",
  ]

  private static func row(_ term: String, _ meaning: String) -> String {
    let padding = String(repeating: " ", count: max(2, 28 - term.unicodeScalars.count))
    return "  \(term)\(padding)\(meaning)"
  }
}
