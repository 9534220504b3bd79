internal import Heed

/// A file of Swift that presents an alert from a view controller.
enum UIKitSource {
  static func write(_ alert: Alert, name: SwiftIdentifier) -> String {
    var printer = CodePrinter()
    printer.line("import HeedUIKit")
    printer.line("import UIKit")
    printer.line()
    printer.line("extension UIViewController {")
    printer.line("func ask\(name.upper)() async {", 2)
    for statement in AlertCode(alert).statements { statement.print(to: &printer, 4) }
    let ids = AnswerSwitch.ids(of: alert)
    if ids.isEmpty {
      printer.line("await alert.present(from: self)", 4)
    } else {
      printer.line("let answer = await alert.present(from: self)", 4)
      AnswerSwitch.print(ids, to: &printer, 4)
    }
    printer.line("}", 2)
    printer.line("}")
    return String(bytes: printer.bytes)
  }
}
