/// What was typed after a command, sorted into options and the rest.
package struct ParsedArguments: Hashable, Sendable {
  package var operands: [String] = []
  private var names: [String] = []
  private var values: [String] = []

  package mutating func add(_ option: OptionSpec, _ value: String = "") {
    names.append(option.name)
    values.append(value)
  }

  /// Whether an option was given.
  package func has(_ name: String) -> Bool { names.contains(name) }

  /// The names and values of some options, in the order in which they were given.
  package func all(_ wanted: String...) -> [(name: String, value: String)] {
    zip(names, values).filter { wanted.contains($0.0) }.map { (name: $0.0, value: $0.1) }
  }

  /// The value of an option; the last one counts, so that a script's option can be overridden.
  package subscript(name: String) -> String? {
    names.lastIndex(of: name).map { values[$0] }
  }
}
