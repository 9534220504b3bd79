/// A Swift expression as a tree, which is put on lines when it is printed.
indirect enum Code: Sendable {
  /// What is never parted, such as `.red` or `12`.
  case word(String)
  /// A literal of a text.
  case text([TextPart])
  /// A function or a type with arguments in parentheses.
  case call(String, [Argument])
  /// A list in brackets, an element on a line where it is not on one.
  case list([Code])
  /// A list of short elements that fill the lines.
  case packed([Code])

  /// An expression in parentheses, with its name if it has one.
  struct Argument: Sendable {
    let label: String?
    let value: Code
  }

  /// A part of a text.
  struct TextPart: Sendable {
    let text: String
    /// How it looks; nothing where it is part of the literal itself.
    let looks: [Argument]
  }

  /// A text as a literal.
  static func string(_ text: String) -> Code { .text([TextPart(text: text, looks: [])]) }
}

/// Collects arguments; what is nothing is left out.
struct Arguments {
  private(set) var list: [Code.Argument] = []

  mutating func add(_ label: String? = nil, _ value: Code?) {
    if let value { list.append(Code.Argument(label: label, value: value)) }
  }

  mutating func add(_ label: String, _ value: Double, unless usual: Double) {
    if value != usual { add(label, SwiftNumber.code(value)) }
  }

  mutating func add(_ label: String, _ value: Double?) {
    if let value { add(label, SwiftNumber.code(value)) }
  }

  mutating func add(_ label: String, _ value: Int?) {
    if let value { add(label, .word("\(value)")) }
  }

  mutating func add(_ label: String, _ value: String?) {
    if let value { add(label, .string(value)) }
  }

  mutating func add(_ label: String, _ value: Bool, unless usual: Bool = false) {
    if value != usual { add(label, .word(value ? "true" : "false")) }
  }

  mutating func add(_ label: String, optional value: Bool?) {
    if let value { add(label, .word(value ? "true" : "false")) }
  }
}
