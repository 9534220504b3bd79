extension CommandSpec {
  /// Every command there is, in the order of the help.
  package static let all = [
    show, ask, progress, whiptail, zenity, render, check, matrix, code, gallery, updateCheck,
    updateDecide, updateCompare, feedInit, feedAdd, feedLint, feedKey, feedSign, feedVerify, schema,
    completions, man,
  ]

  package static let render = CommandSpec(
    name: "render",
    summary: "Draw alert documents to pictures.",
    details: [
      "Draws alerts to PNG, SVG and PDF files, still or moving; it needs no display.",
      "What a document says about its own direction, appearance and language holds;",
      "the options say what the surface around it is like.",
    ],
    operand: Operand(
      name: "FILE", summary: "An alert document; - is standard input.",
      isRequired: true, isRepeated: true),
    options: [
      OptionSpec(
        "output", letter: "o", value: "OUT", example: "alert.png",
        "A .png, .svg, .pdf or .apng; a folder; - (stdout)."),
      OptionSpec(
        "format", value: "png|svg|pdf|apng", example: "svg",
        "What is drawn into a folder or to - (png)."),
      OptionSpec(
        "text", value: "text|outlines", example: "outlines",
        "Letters in .svg and .pdf: text or shapes (text)."),
      OptionSpec(
        "size", value: "WxH", example: "390x844", "The surface in points (390x844)."),
      OptionSpec("scale", value: "1|2|3", example: "2", "Pixels a point (2)."),
      OptionSpec(
        "safe-area", value: "T,L,B,R", example: "47,0,34,0",
        "Points that bars take from each side (none)."),
      OptionSpec(
        "keyboard", value: "HEIGHT", example: "336", "Points that a keyboard covers (none)."),
      OptionSpec(
        "appearance", value: "light|dark", example: "dark", "The appearance (light)."),
      OptionSpec(
        "contrast", value: "normal|high", example: "high", "The contrast (normal)."),
      OptionSpec(
        "direction", value: "ltr|rtl", example: "rtl", "The direction (that of the locale)."),
      OptionSpec(
        "text-size", value: "SIZE", example: "AX3",
        "xS, S, M, L, xL, xxL, xxxL or AX1 to AX5 (L)."),
      OptionSpec(
        "locale", value: "TAG", example: "zh-Hant", "The language and region (en)."),
      OptionSpec(
        "strings", value: "DIR", example: "MyApp",
        "The app's texts: .lproj folders, .xcstrings."),
      OptionSpec(
        "theme", value: "NAME", example: "ios26",
        "ios, ios26 or card, whatever the document names."),
      OptionSpec(
        "at", value: "end|SECONDS", example: "0.1", "The moment of the entry to draw (end)."),
      OptionSpec(
        "behind", value: "FILE|COLOR", example: "app.png",
        "A PNG file or a color behind it (a drawn screen)."),
      OptionSpec(flag: "bold-text", "As with bold text switched on."),
      OptionSpec(flag: "reduce-motion", "As with less motion asked for."),
      OptionSpec(flag: "reduce-transparency", "As with less transparency asked for."),
      lenient,
      help,
    ],
    needsRenderer: true)

  package static let gallery = CommandSpec(
    name: "gallery",
    summary: "Draw a page of alerts to look at.",
    details: [
      "Draws each document on four surfaces, in light and dark, in both directions and",
      "in motion, into a folder with an index.html.",
      "Without a FILE it draws the examples that come with the command.",
    ],
    operand: Operand(
      name: "FILE", summary: "An alert document.", isRequired: false, isRepeated: true),
    options: [
      OptionSpec(
        "output", letter: "o", value: "DIR", example: "gallery", "The folder (gallery)."),
      OptionSpec(
        "playground", value: "ADDRESS", example: "../playground/",
        "Where documents are edited (beside the folder)."),
      help,
    ],
    needsRenderer: true)

  package static let schema = CommandSpec(
    name: "schema",
    summary: "Print the JSON Schema of alert documents.",
    details: ["Prints the JSON Schema of alert documents, for editors and other tools."],
    operand: nil,
    options: [OptionSpec(flag: "feed", "Print that of Heed's feed of releases."), help],
    needsRenderer: false)

  static let lenient = OptionSpec(
    flag: "lenient", "Skip optional keys that are not known, as apps do.")

  static let help = OptionSpec(flag: "help", letter: "h", "Print this help.")
}
