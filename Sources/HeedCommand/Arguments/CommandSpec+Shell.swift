extension CommandSpec {
  package static let completions = CommandSpec(
    name: "completions",
    summary: "Print what completes heed's words in a shell.",
    details: [
      "Prints a script with which bash, zsh or fish completes commands, options,",
      "values and files:",
      "",
      "  heed completions bash > ~/.local/share/bash-completion/completions/heed",
      "  heed completions zsh  > FOLDER/_heed    (a folder of $fpath)",
      "  heed completions fish > ~/.config/fish/completions/heed.fish",
    ],
    operand: Operand(
      name: "SHELL", summary: "bash, zsh or fish.", isRequired: true, isRepeated: false),
    options: [help],
    needsRenderer: false)

  package static let man = CommandSpec(
    name: "man",
    summary: "Print the manual page.",
    details: [
      "Prints the manual page, for 'heed man | man -l -' or a folder of manuals:",
      "",
      "  heed man > ~/.local/share/man/man1/heed.1",
    ],
    operand: nil,
    options: [help],
    needsRenderer: false)
}
