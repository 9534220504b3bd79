/// A command and what may be typed after it.
package struct CommandSpec: Hashable, Sendable {
  /// Something to name after the command, such as a file.
  package struct Operand: Hashable, Sendable {
    package var name: String
    package var summary: String
    package var isRequired: Bool
    package var isRepeated: Bool
    /// Whether it is any text, which may look like an option.
    package var isText = false
  }

  package var name: String
  /// One line for the list of commands.
  package var summary: String
  /// What it does, a line each.
  package var details: [String]
  package var operand: Operand?
  package var options: [OptionSpec]
  /// Whether a second program is started for it.
  package var needsRenderer: Bool

  /// The option of a name or, with one dash, of a letter.
  package func option(named name: String) -> OptionSpec? {
    options.first { "--\($0.name)" == name || $0.letter.map { "-\($0)" } == name }
  }
}
