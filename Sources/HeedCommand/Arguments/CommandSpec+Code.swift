extension CommandSpec {
  package static let code = CommandSpec(
    name: "code",
    summary: "Print an alert as Swift or as a line for a shell.",
    details: [
      "Prints source that makes and shows the same alert: a file of Swift for UIKit or",
      "SwiftUI, one with the value alone, 'heed ask' for a shell (or 'heed show' with",
      "the document, where 'ask' has no words for it), or the document in its normal",
      "form.",
      "Markup and a fallback are printed as what they stand for here.",
    ],
    operand: Operand(
      name: "FILE", summary: "An alert document; - is standard input.",
      isRequired: true, isRepeated: false),
    options: [
      OptionSpec(
        "as", value: "uikit|swiftui|swift|ask|json", example: "swiftui",
        "What is printed (uikit)."),
      OptionSpec(
        "name", value: "NAME", example: "deletePhotos",
        "What Swift calls the question (the file's name)."),
      lenient,
      help,
    ],
    needsRenderer: false)
}
