extension CommandSpec {
  package static let show = CommandSpec(
    name: "show",
    summary: "Show an alert document and wait for the answer.",
    details: [
      "Shows the alert on the terminal, whatever standard input and output are",
      "connected to, and prints the id of the action that was chosen. Without a",
      "terminal, --plain asks line by line on standard input and standard error.",
      "With --on browser it asks on a page that only this machine can open, in the",
      "browser that $BROWSER or xdg-open starts.",
    ],
    operand: Operand(
      name: "FILE", summary: "An alert document; - is standard input (-).",
      isRequired: false, isRepeated: false),
    options: presenting + texts + [lenient, help],
    needsRenderer: false)

  package static let ask = CommandSpec(
    name: "ask",
    summary: "Ask a question and wait for the answer.",
    details: [
      "Asks on the terminal, as 'heed show' does, and prints the id of the action that",
      "was chosen. Without any action there are OK and Cancel. Put -- before texts",
      "that may begin with a dash:",
      "",
      "  heed ask \"Deploy?\" \"to production\" \\",
      "    --destructive deploy=Deploy --cancel Cancel",
      "  heed ask --field name --json -- \"$title\" \"$message\"",
    ],
    operand: Operand(
      name: "TITLE [MESSAGE]", summary: "The question, and what there is to know.",
      isRequired: true, isRepeated: false, isText: true),
    options: [
      OptionSpec(
        "action", value: "[ID=]TITLE", example: "retry='Try again'",
        "Something to choose; may be given often."),
      OptionSpec(
        "cancel", value: "[ID=]TITLE", example: "Cancel", "The way out, which Escape takes."),
      OptionSpec(
        "destructive", value: "[ID=]TITLE", example: "delete=Delete",
        "Something to choose that may lose something."),
      OptionSpec(
        "preferred", value: "ID", example: "retry", "The action that Return chooses."),
      OptionSpec(
        "field", value: "ID[:KIND][=LABEL]", example: "pin:secure=PIN",
        "A field: text, secure, multiline, number, email."),
    ] + presenting + [help],
    needsRenderer: false)

  /// The options of texts by key.
  private static let texts = ["strings", "locale"].compactMap { name -> OptionSpec? in
    var option = render.options.first { $0.name == name }
    if name == "locale" { option?.summary = "The language to ask in (the system's)." }
    return option
  }

  /// The options of everything that is shown on a screen.
  private static let presenting = [
    OptionSpec(
      "on", value: "auto|terminal|window|browser", example: "terminal",
      "Where it is shown (auto)."),
    OptionSpec(
      "timeout", value: "SECONDS", example: "30",
      "Ends it when nobody has done anything for so long."),
    OptionSpec(flag: "json", "Print the whole answer as a JSON object."),
    OptionSpec(flag: "plain", "Ask line by line, without moving the cursor."),
    OptionSpec(
      "escape-delay", value: "MILLISECONDS", example: "30",
      "How long Escape is waited for (30)."),
    OptionSpec(flag: "reduce-motion", "As with less motion asked for."),
  ]
}
