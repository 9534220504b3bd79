extension CommandSpec {
  package static let progress = CommandSpec(
    name: "progress",
    summary: "Show how far the work is that a pipe tells of.",
    details: [
      "Reads lines from standard input and shows on the terminal how far the work is;",
      "the end of the input ends it. A line such as 40, 40 % or 3/8 is how far it is,",
      "'40 % Copying' says also what is done, and any other line says that alone. The",
      "blocks of whiptail's gauge are understood. Without a terminal, lines on",
      "standard error tell the same.",
      "",
      "  for n in 25 50 100; do echo $n; sleep 1; done | heed progress Copying",
    ],
    operand: Operand(
      name: "TITLE [MESSAGE]", summary: "What is done.",
      isRequired: false, isRepeated: false, isText: true),
    options: [
      OptionSpec(
        "percent", value: "NUMBER", example: "25", "How far it is at first (unknown)."),
      OptionSpec(
        "cancel", value: "[ID=]TITLE", example: "Stop",
        "A way out for the person, with exit code 1."),
      OptionSpec(flag: "plain", "Tell it line by line on standard error."),
      OptionSpec(flag: "reduce-motion", "As with less motion asked for."),
      help,
    ],
    needsRenderer: false)

  package static let whiptail = CommandSpec(
    name: "whiptail",
    summary: "Show a box of whiptail's for a script.",
    details: [
      "Takes the words that whiptail takes, and answers as it does: the result on",
      "standard error or --output-fd; exit codes 0 for Yes and OK, 1 for No and Cancel,",
      "255 for Escape and errors, and those of signals. Under the name whiptail, by a",
      "link, heed is this command.",
      "",
      "  --yesno TEXT HEIGHT WIDTH",
      "  --msgbox TEXT HEIGHT WIDTH",
      "  --infobox TEXT HEIGHT WIDTH",
      "  --inputbox TEXT HEIGHT WIDTH [VALUE]",
      "  --passwordbox TEXT HEIGHT WIDTH [VALUE]",
      "  --textbox FILE HEIGHT WIDTH",
      "  --menu TEXT HEIGHT WIDTH LISTHEIGHT [TAG ITEM]...",
      "  --checklist TEXT HEIGHT WIDTH LISTHEIGHT [TAG ITEM STATUS]...",
      "  --radiolist TEXT HEIGHT WIDTH LISTHEIGHT [TAG ITEM STATUS]...",
      "  --gauge TEXT HEIGHT WIDTH PERCENT",
      "",
      "A box is as high as its content; a width is a wish, and 0 leaves it open.",
    ],
    operand: Operand(
      name: "BOX", summary: "One of the boxes above.", isRequired: true, isRepeated: false,
      isText: true),
    options: [
      OptionSpec("title", value: "TEXT", example: "Title", "What stands above the text."),
      OptionSpec(
        "backtitle", value: "TEXT", example: "Setup", "What stands at the top of the terminal."),
      OptionSpec(flag: "defaultno", "Begin at No."),
      OptionSpec("default-item", value: "TAG", example: "a", "Where a menu begins."),
      OptionSpec("yes-button", value: "TEXT", example: "Go", "In place of Yes."),
      OptionSpec("no-button", value: "TEXT", example: "Stay", "In place of No."),
      OptionSpec("ok-button", value: "TEXT", example: "Done", "In place of Ok."),
      OptionSpec("cancel-button", value: "TEXT", example: "Back", "In place of Cancel."),
      OptionSpec(flag: "nocancel", "Without Cancel; Escape then has exit code 1."),
      OptionSpec(flag: "noitem", "Tags without items."),
      OptionSpec(flag: "notags", "Items without tags."),
      OptionSpec(flag: "separate-output", "A checklist's tags, one a line."),
      OptionSpec(
        "output-fd", value: "NUMBER", example: "3", "Where the result goes (2)."),
      OptionSpec(flag: "clear", "Taken, and not needed; as are --fb, --topleft, …"),
      OptionSpec(flag: "fb", "See --clear."),
      OptionSpec(flag: "fullbuttons", "See --clear."),
      OptionSpec(flag: "scrolltext", "See --clear."),
      OptionSpec(flag: "topleft", "See --clear."),
      OptionSpec(flag: "version", letter: "v", "Print the version."),
      help,
    ],
    needsRenderer: false)
}
