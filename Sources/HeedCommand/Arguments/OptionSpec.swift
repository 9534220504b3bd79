/// An option that a command takes.
package struct OptionSpec: Hashable, Sendable {
  /// The name, without its dashes.
  package var name: String
  /// The letter that stands for the name, without its dash.
  package var letter: String?
  /// What the help calls the value; nothing where the option takes none.
  package var value: String?
  /// A value that would do, for the error about a missing one.
  package var example: String?
  /// What it does, for the help.
  package var summary: String

  /// Makes an option that takes a value.
  package init(
    _ name: String, letter: String? = nil, value: String, example: String, _ summary: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.example = example
    self.summary = summary
  }

  /// Makes an option that is there or not.
  package init(flag name: String, letter: String? = nil, _ summary: String) {
    self.name = name
    self.letter = letter
    self.value = nil
    self.example = nil
    self.summary = summary
  }

  /// As it is typed: its letter and its name.
  package var spelling: String {
    let long = "--\(name)"
    guard let letter else { return long }
    return "-\(letter), \(long)"
  }
}
