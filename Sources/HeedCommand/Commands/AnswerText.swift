internal import Heed
internal import HeedDocument

/// An answer as other programs read it.
enum AnswerText {
  /// A JSON object with everything that is in the answer, and a newline; its keys only ever get more.
  static func json(of answer: Answer) -> [UInt8] {
    var printer = JSONPrinter()
    printer.print(
      .object([
        ("action", answer.action.map { .string($0.string) } ?? .null),
        ("index", answer.index.map { .number(Double($0)) } ?? .null),
        ("reason", .string(answer.reason.kind.name)),
        ("values", .object(answer.values.map { ($0.id.string, .string($0.text)) })),
        (
          "selections",
          .object(
            answer.selections.map { selection in
              (selection.id.string, .array(selection.items.map { .string($0.string) }))
            })
        ),
        ("wasShown", .bool(answer.wasShown)),
      ]))
    return printer.bytes + [0x0A]
  }
}
