/// A line of Swift that makes an alert, or part of it.
enum Statement: Sendable {
  /// What is given a value, such as `alert.theme`, and the value.
  case assignment(String, Code)
  /// What gets a name, so that it can be changed.
  case variable(String, Code)
  /// The question with its actions in braces, where it has some.
  case question(isVariable: Bool, Code, actions: [Code])

  /// Prints the statement with its line feed.
  func print(to printer: inout CodePrinter, _ indentation: Int) {
    printer.indent(indentation)
    switch self {
    case .assignment(let target, let value):
      printer.add(target + " = ")
      printer.print(value, indentation)
    case .variable(let name, let value):
      printer.add("var " + name + " = ")
      printer.print(value, indentation)
    case .question(let isVariable, let value, let actions):
      printer.add((isVariable ? "var" : "let") + " alert = ")
      printer.printQuestion(value, actions, indentation)
    }
    printer.endLine()
  }
}

extension CodePrinter {
  /// Prints a question; its actions stand in braces, each on its line.
  mutating func printQuestion(_ value: Code, _ actions: [Code], _ indentation: Int) {
    if actions.isEmpty { return print(value, indentation) }
    let flat = CodePrinter.flat(value)
    if fits(flat, 2) {
      print(value, indentation, after: 2)
      add(" {")
    } else if case .call(let name, let arguments) = value {
      // The brace stands beneath the arguments.
      add(name + "(")
      breakLine(indentation + 2)
      fill(arguments, indentation + 2, after: 0)
      breakLine(indentation)
      add(") {")
    }
    for action in actions {
      breakLine(indentation + 2)
      print(action, indentation + 2, isNamed: false)
    }
    breakLine(indentation)
    add("}")
  }
}
