internal import Heed

/// Sorts what was typed after a command.
package struct ArgumentParser {
  private let command: CommandSpec

  /// Makes a parser for a command.
  package init(_ command: CommandSpec) {
    self.command = command
  }

  /// Sorts the arguments; those after `--` are no options.
  ///
  /// An option that asks for help ends the reading, so that help can be had at any time.
  package func parse(_ arguments: [String]) throws(CommandError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        parsed.operands += rest
        break
      }
      if argument == "-" || argument.utf8.first != 0x2D {
        parsed.operands.append(argument)
      } else {
        try read(argument, &rest, into: &parsed)
        if parsed.has("help") { return parsed }
      }
    }
    try checkOperands(of: parsed)
    return parsed
  }

  private func read(
    _ argument: String, _ rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
  ) throws(CommandError) {
    let (name, attached) = split(argument)
    guard let option = command.option(named: name) else { throw unknown(name) }
    guard option.value != nil else {
      if attached != nil { throw usage("\(name) takes no value") }
      return parsed.add(option)
    }
    if let attached { return parsed.add(option, attached) }
    // The next option in place of a value means that the value was forgotten.
    if let next = rest.first, next == "-" || command.option(named: split(next).name) == nil {
      rest.removeFirst()
      return parsed.add(option, next)
    }
    let example = option.example.map { ", such as \(name) \($0)" } ?? ""
    throw usage("\(name) needs a value\(example)")
  }

  /// Parts `--name=value` and `-ovalue`.
  private func split(_ argument: String) -> (name: String, value: String?) {
    let bytes = Array(argument.utf8)
    if bytes.starts(with: [0x2D, 0x2D]) {
      guard let equals = bytes.firstIndex(of: 0x3D) else { return (argument, nil) }
      return (
        String(decoding: bytes[..<equals], as: UTF8.self),
        String(decoding: bytes[(equals + 1)...], as: UTF8.self)
      )
    }
    let scalars = argument.unicodeScalars
    let name = String(scalars.prefix(2))
    if scalars.count <= 2 || command.option(named: name) == nil { return (argument, nil) }
    let value = scalars.dropFirst(2)
    return (name, String(value.first == "=" ? value.dropFirst() : value))
  }

  private func checkOperands(of parsed: ParsedArguments) throws(CommandError) {
    guard let operand = command.operand else {
      if let first = parsed.operands.first {
        throw usage("heed \(command.name) takes no '\(first)'")
      }
      return
    }
    if operand.isRequired, parsed.operands.isEmpty {
      let names = operand.name.split(separator: " ").filter { !$0.hasPrefix("[") }
      let list = (names.count == 1 ? "a " : "") + names.joined(separator: " and ")
      throw usage("heed \(command.name) needs \(list)")
    }
    if parsed.operands.count(where: { $0 == "-" }) > 1 {
      throw usage("Standard input can be read only once")
    }
  }

  private func unknown(_ name: String) -> CommandError {
    var error = usage("There is no option \(name) of heed \(command.name)")
    let names = command.options.map { "--\($0.name)" }
    error.suggestion = Spelling.closest(to: name, among: names)
    if command.operand?.isText == true {
      error.advice = "Put -- before a text that begins with a dash: heed \(command.name) -- TEXT"
    }
    return error
  }

  /// An error that says where to read on.
  private func usage(_ message: String) -> CommandError {
    .usage(message, advice: "Try 'heed \(command.name) --help'.")
  }
}
