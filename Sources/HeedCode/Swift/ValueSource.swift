internal import Heed

/// A file of Swift that makes an alert.
enum ValueSource {
  static func write(_ alert: Alert, name: SwiftIdentifier) -> String {
    var printer = CodePrinter()
    printer.line("import Heed")
    printer.line()
    write(AlertCode(alert), of: "Alert", name, to: &printer)
    return String(bytes: printer.bytes)
  }

  /// Prints an extension of the type with the alert as a property of it.
  static func write(
    _ code: AlertCode, of type: String, _ name: SwiftIdentifier, to printer: inout CodePrinter
  ) {
    printer.line("extension \(type) {")
    printer.line("static var \(name.lower): \(type) {", 2)
    if let (question, actions) = code.expression {
      printer.indent(4)
      printer.printQuestion(question, actions, 4)
      printer.endLine()
    } else {
      for statement in code.statements { statement.print(to: &printer, 4) }
      printer.line("return alert", 4)
    }
    printer.line("}", 2)
    printer.line("}")
  }
}
