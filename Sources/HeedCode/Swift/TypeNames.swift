internal import Heed

/// The types of Heed that a source names.
struct TypeNames {
  /// In the order of the alphabet, each once.
  private(set) var names: [String] = []

  /// Adds those of the statements.
  init(_ statements: [Statement]) {
    for statement in statements {
      switch statement {
      case .assignment(_, let value), .variable(_, let value): add(value)
      case .question(_, let value, let actions):
        add(value)
        for action in actions { add(action) }
      }
    }
  }

  private mutating func add(_ code: Code) {
    switch code {
    case .word(let word): add(word)
    case .text(let parts):
      for part in parts { add(part.looks) }
    case .call(let name, let arguments):
      add(name)
      add(arguments)
    case .list(let elements):
      for element in elements { add(element) }
    case .packed: break
    }
  }

  private mutating func add(_ arguments: [Code.Argument]) {
    for argument in arguments { add(argument.value) }
  }

  /// What stands before the first full stop, if it begins as types do.
  private mutating func add(_ word: String) {
    let name = word.bytes.prefix { $0 != 0x2E }
    guard let first = name.first, first >= 0x41, first <= 0x5A else { return }
    let place = names.firstIndex { !$0.bytes.lexicographicallyPrecedes(name) } ?? names.count
    if place < names.count, names[place].bytes.elementsEqual(name) { return }
    names.insert(String(bytes: name), at: place)
  }
}
