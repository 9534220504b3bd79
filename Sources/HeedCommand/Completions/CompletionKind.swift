internal import Heed
internal import HeedMatrix
internal import HeedUpdate

/// What may be typed where a value or an operand stands.
enum CompletionKind: Hashable {
  /// These words, and files too where it says so.
  case words([String], orFiles: Bool)
  case files
  case folders
  /// Alert documents.
  case documents

  /// The words, if there are any.
  var words: [String] { if case .words(let words, _) = self { words } else { [] } }
}

extension OptionSpec {
  /// What its value may be; nothing where it takes none.
  var completion: CompletionKind? {
    guard let value else { return nil }
    switch name {
    case "distribution":
      return .words(Distribution.Kind.allCases.map { $0.name }, orFiles: false)
    case "theme": return .words(["ios", "ios26", "card"], orFiles: false)
    case "preferred", "action", "cancel", "destructive", "notes": return .words([], orFiles: false)
    case "field":
      return .words(Field.Input.Kind.allCases.map { "\($0.name):\($0.name)" }, orFiles: false)
    case "device":
      let names = MatrixDevice.allNames.map { $0.lowercased().replacing(" ", with: "-") }
      return .words(["all"] + names, orFiles: false)
    case "config": return .documents
    case "text-size": return .words(ContentSizeCategory.all.map { $0.name }, orFiles: false)
    default: break
    }
    let parts = value.split(separator: "|").map { String($0) }
    // What is written in capitals stands for something; the rest is typed as it stands.
    var words = parts.filter { $0 == $0.lowercased() }
    if parts.contains("COLOR") { words += Color.Named.allCases.map { $0.name } }
    if parts.contains("DIR") { return .folders }
    if parts.contains("FILE") || parts.contains("OUT") {
      return words.isEmpty ? .files : .words(words, orFiles: true)
    }
    if words.isEmpty, let example { words = [example] }
    return .words(words, orFiles: false)
  }
}

extension CommandSpec.Operand {
  /// What it may be.
  var completion: CompletionKind {
    switch name {
    case "A B": .words([], orFiles: false)
    case "FILE VERSION": .documents
    case "SHELL": .words(Shell.allCases.map { $0.rawValue }, orFiles: false)
    case "FILE": .documents
    default: .files
    }
  }
}

extension CommandSpec {
  /// The help of a command, which is asked for like a command.
  static let helpCommand = CommandSpec(
    name: "help", summary: "Explain a command.", details: [],
    operand: Operand(name: "COMMAND", summary: "", isRequired: false, isRepeated: false),
    options: [], needsRenderer: false)

  /// Every word that may follow `heed`, with what it does; of commands of two words the first.
  static var firstWords: [CommandSpec] { helpedWords + [helpCommand] }

  /// The same without `help`: what it explains.
  static var helpedWords: [CommandSpec] {
    var words: [CommandSpec] = []
    for command in all {
      guard let name = command.group else {
        words.append(command)
        continue
      }
      guard !words.contains(where: { $0.name == name }),
        let group = CommandGroup.all.first(where: { $0.name == name })
      else { continue }
      words.append(
        CommandSpec(
          name: name, summary: group.summary, details: [], operand: nil, options: [],
          needsRenderer: false))
    }
    return words
  }
}
