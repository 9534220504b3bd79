internal import Heed

/// A file of Swift that shows an alert from a view.
enum SwiftUISource {
  static func write(_ alert: Alert, name: SwiftIdentifier) -> String {
    let code = AlertCode(alert, type: "HeedAlert")
    var printer = CodePrinter()
    printer.line("import HeedSwiftUI")
    printer.line("import SwiftUI")
    writeImports(of: code, to: &printer)
    printer.line()
    writeView(alert, name, to: &printer)
    printer.line()
    ValueSource.write(code, of: "HeedAlert", name, to: &printer)
    return String(bytes: printer.bytes)
  }

  private static func writeView(
    _ alert: Alert, _ name: SwiftIdentifier, to printer: inout CodePrinter
  ) {
    printer.line("struct \(name.upper)Button: View {")
    printer.line("@State private var alert: HeedAlert?", 2)
    printer.line()
    printer.line("var body: some View {", 2)
    printer.line("Button(\"Ask\") { alert = .\(name.lower) }", 4)
    let ids = AnswerSwitch.ids(of: alert)
    if ids.isEmpty {
      printer.line(".heed($alert)", 6)
    } else {
      printer.line(".heed($alert) { answer in", 6)
      AnswerSwitch.print(ids, to: &printer, 8)
      printer.line("}", 6)
    }
    printer.line("}", 2)
    printer.line("}")
  }

  /// What HeedSwiftUI leaves to SwiftUI's own names is Heed's in this file.
  private static func writeImports(of code: AlertCode, to printer: inout CodePrinter) {
    var isFirst = true
    for type in TypeNames(code.statements).names {
      if brought.index(of: type.bytes) != nil { continue }
      if isFirst { printer.line() }
      printer.line("import struct Heed.\(type)")
      isFirst = false
    }
  }

  /// The types that HeedSwiftUI brings along.
  private static let brought: WordList =
    "Action Block Choices Dismissal Field Header HeedAlert RichText Theme"
}
