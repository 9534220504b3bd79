internal import Heed

/// What a sample does with the answer: a place for each action.
enum AnswerSwitch {
  /// The ids that an app has to tell apart, in their order; the way out is told by what is left.
  static func ids(of alert: Alert) -> [Name] {
    var ids: [Name] = []
    for entry in alert.actionEntries where !entry.isCancel && !ids.contains(entry.id) {
      ids.append(entry.id)
    }
    return ids
  }

  /// Prints a switch over `answer.action`.
  static func print(_ ids: [Name], to printer: inout CodePrinter, _ indentation: Int) {
    printer.line("switch answer.action {", indentation)
    for id in ids {
      printer.line("case " + String(bytes: CodePrinter.flat(.string(id.string))) + ":", indentation)
      printer.line("break", indentation + 2)
    }
    printer.line("default:", indentation)
    printer.line("break", indentation + 2)
    printer.line("}", indentation)
  }
}
