extension CommandSpec {
  package static let matrix = CommandSpec(
    name: "matrix",
    summary: "Draw alerts in every language, size and look.",
    details: [
      "Draws each document in every combination of the languages, text sizes,",
      "appearances, contrasts, screens, themes and directions that are named, and",
      "writes a report of what was found: DIR/index.html for people, DIR/report.json",
      "for programs. Lists have commas. What is drawn already is kept, so a run that",
      "was ended goes on, and the next one draws only what changed.",
      "What is not said by an option is taken from heed.json, if there is one.",
    ],
    operand: Operand(
      name: "FILE", summary: "An alert document.", isRequired: false, isRepeated: true),
    options: [
      OptionSpec(
        "output", letter: "o", value: "DIR", example: "matrix", "The folder (matrix)."),
      OptionSpec(
        "config", value: "FILE", example: "heed.json",
        "What options do not say (heed.json, if there)."),
      OptionSpec(
        "strings", value: "DIR", example: "App/Resources", "The folder with the app's texts."),
      OptionSpec(
        "base-language", value: "TAG", example: "en",
        "The language that others are compared with."),
      OptionSpec(
        "locale", value: "all|TAG", example: "de,ar,ja", "The languages (all of the texts, or en)."),
      OptionSpec(
        "text-size", value: "SIZE", example: "L,AX3",
        "all, xS, S, M, L, xL, xxL, xxxL or AX1 to AX5 (L)."),
      OptionSpec(
        "appearance", value: "light|dark", example: "light,dark", "The appearances (both)."),
      OptionSpec(
        "contrast", value: "normal|high", example: "normal,high", "The contrasts (normal)."),
      OptionSpec(
        "device", value: "NAME", example: "iphone-se,ipad-landscape",
        "Screens with their safe areas; all for each size."),
      OptionSpec(
        "size", value: "WxH", example: "320x256,390x844", "Screens in points (390x844)."),
      OptionSpec(
        "scale", value: "1|2|3", example: "2", "Pixels a point (2, or the device's)."),
      OptionSpec(
        "theme", value: "NAME", example: "own,ios26", "own, ios, ios26 or card (own)."),
      OptionSpec(
        "direction", value: "auto|ltr|rtl", example: "ltr,rtl",
        "The directions (auto: each language's)."),
      OptionSpec(
        "font", value: "FILE", example: "fonts/Brand.ttf",
        "A font file of the app; may be given again."),
      OptionSpec("junit", value: "FILE", example: "matrix.xml", "Write JUnit's XML too."),
      OptionSpec(
        "jobs", value: "N", example: "2", "How many are drawn at once (one for each core)."),
      OptionSpec(
        "limit", value: "N", example: "20000", "Refuse to draw more pictures (5000)."),
      OptionSpec(flag: "all-notes", "Print notes too, which are always in the report."),
      lenient,
      help,
    ],
    needsRenderer: true)
}
