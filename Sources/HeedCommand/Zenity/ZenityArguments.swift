internal import Heed

/// What was typed after `heed zenity`, read as zenity reads it.
///
/// Options may stand anywhere, with their value after `=` or in the next word; `--` makes operands of
/// everything after it.
package struct ZenityArguments: Hashable, Sendable {
  package var kind: ZenityKind?
  /// The cells of a list.
  package var operands: [String] = []
  package var wantsHelp = false
  package var wantsVersion = false
  private var flags: [String] = []
  private var names: [String] = []
  private var values: [String] = []

  private static let flagNames = [
    "auto-close", "auto-kill", "checklist", "default-cancel", "ellipsize", "hide-header",
    "hide-text", "modal", "multiple", "no-cancel", "no-markup", "no-wrap", "pulsate", "radiolist",
    "switch", "time-remaining", "username",
  ]
  private static let valueNames = [
    "attach", "cancel-label", "class", "column", "display", "entry-text", "extra-button", "height",
    "hide-column", "icon-name", "name", "ok-label", "percentage", "print-column", "separator",
    "text", "timeout", "title", "width", "window-icon",
  ]
  /// What zenity has beside it, and this command has not.
  private static let foreignNames = [
    "add-calendar", "add-combo", "add-entry", "add-list", "add-multiline-entry", "add-password",
    "calendar", "color-selection", "editable", "file-selection", "forms", "imagelist",
    "notification", "scale", "text-info",
  ]

  /// Reads the words.
  package init(_ words: [String]) throws(CommandError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      switch word {
      case "-h", "--help", "--help-all", "-?": wantsHelp = true
      case "--version": wantsVersion = true
      default:
        if word.utf8.starts(with: [0x2D, 0x2D]) {
          try readOption(word, &rest)
        } else {
          operands.append(word)
        }
      }
    }
  }

  private mutating func readOption(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(CommandError) {
    let bytes = Array(word.utf8.dropFirst(2))
    let equals = bytes.firstIndex(of: 0x3D)
    let name = String(decoding: bytes[..<(equals ?? bytes.count)], as: UTF8.self)
    if let kind = ZenityKind(rawValue: name), equals == nil {
      if let known = self.kind, known != kind {
        throw .zenity("There is one dialog at a time, and not --\(known.rawValue) and --\(name)")
      }
      self.kind = kind
    } else if Self.valueNames.contains(name) {
      let value: String
      if let equals {
        value = String(decoding: bytes[(equals + 1)...], as: UTF8.self)
      } else if let next = rest.popFirst() {
        value = next
      } else {
        throw .zenity("--\(name) needs a value")
      }
      names.append(name)
      values.append(value)
    } else if Self.flagNames.contains(name), equals == nil {
      flags.append(name)
    } else if Self.foreignNames.contains(name) {
      throw .zenity("--\(name) is not among what 'heed zenity' can do")
    } else {
      let all = Self.valueNames + Self.flagNames + ZenityKind.allCases.map { $0.rawValue }
      throw .zenity(
        "There is no option '--\(name)'",
        suggestion: Spelling.closest(to: name, among: all).map { "--\($0)" })
    }
  }

  /// The value of an option; the last one counts.
  package subscript(name: String) -> String? {
    names.lastIndex(of: name).map { values[$0] }
  }

  /// All values of an option that may be given often.
  package func all(_ name: String) -> [String] {
    names.indices.filter { names[$0] == name }.map { values[$0] }
  }

  /// Whether an option without a value is given.
  package func has(_ name: String) -> Bool { flags.contains(name) }

  /// A whole number that is not negative.
  package func number(_ name: String) throws(CommandError) -> Int? {
    guard let text = self[name] else { return nil }
    guard let number = Int(text), number >= 0, number <= 1_000_000_000 else {
      throw .zenity("--\(name) cannot be '\(text)'; it is a whole number, such as 30")
    }
    return number
  }
}

extension CommandError {
  /// An error about the words of zenity, with zenity's exit code for one.
  static func zenity(_ message: String, suggestion: String? = nil) -> CommandError {
    var error = CommandError.usage(
      message, suggestion: suggestion, advice: "Try 'heed zenity --help'.")
    error.exitCode = .boxError
    return error
  }
}
