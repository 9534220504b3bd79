extension CommandSpec {
  package static let check = CommandSpec(
    name: "check",
    summary: "Find what is wrong with alert documents.",
    details: [
      "Names the place of every problem: what cannot be read, what cannot be meant,",
      "and what people would trip over, such as letters with too little contrast.",
      "Documents are laid out in light and dark on a surface of 390 by 844 points;",
      "the options say what else the surface is like. With --strings, the texts that",
      "the documents name by their keys are looked at in every language; without a",
      "document all texts are.",
    ],
    operand: Operand(
      name: "FILE", summary: "An alert document; - is standard input.",
      isRequired: false, isRepeated: true),
    options: surface + [
      OptionSpec(
        "behind", value: "COLOR", example: "white", "The color behind it (what apps look like)."),
      OptionSpec(flag: "json", "Print the findings as a JSON array."),
      lenient,
      help,
    ],
    needsRenderer: false)

  /// The options of `render` that say what the surface and the person's settings are like.
  private static let surface = [
    "size", "scale", "safe-area", "keyboard", "appearance", "contrast", "direction", "text-size",
    "locale", "strings", "theme", "bold-text", "reduce-transparency",
  ].compactMap { name -> OptionSpec? in
    var option = render.options.first { $0.name == name }
    if name == "appearance" { option?.summary = "The appearance (both)." }
    return option
  }
}
