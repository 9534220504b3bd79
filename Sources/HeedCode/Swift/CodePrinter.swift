internal import Heed

/// Prints Swift as `swift format` has it: on one line where that has room, else with the arguments
/// filling the lines beneath.
struct CodePrinter {
  /// The columns of a line.
  static let lineWidth = 100

  private(set) var bytes: [UInt8] = []
  private var column = 0

  /// Adds words to the line.
  mutating func add(_ text: String) { add(text.bytes) }

  private mutating func add(_ more: [UInt8]) {
    bytes += more
    if let newline = more.lastIndex(of: 0x0A) {
      column = CodePrinter.width(of: Array(more[(newline + 1)...]))
    } else {
      column += CodePrinter.width(of: more)
    }
  }

  /// Goes on on the next line.
  mutating func breakLine(_ indentation: Int) {
    endLine()
    indent(indentation)
  }

  /// Adds a whole line; one of no words is empty.
  mutating func line(_ text: String = "", _ indentation: Int = 0) {
    if !text.utf8.isEmpty { indent(indentation) }
    add(text)
    endLine()
  }

  /// Adds the spaces at the beginning of a line.
  mutating func indent(_ indentation: Int) {
    for _ in 0..<indentation { bytes.append(0x20) }
    column = indentation
  }

  /// Ends a line.
  mutating func endLine() {
    bytes.append(0x0A)
    column = 0
  }

  /// Adds an expression to a line that is indented so far.
  ///
  /// - Parameters:
  ///   - code: The expression.
  ///   - indentation: The spaces before the line.
  ///   - after: The columns that have to stay free for what follows on the line.
  ///   - isNamed: Whether something stands before it on the line.
  mutating func print(_ code: Code, _ indentation: Int, after: Int = 0, isNamed: Bool = true) {
    let flat = CodePrinter.flat(code)
    if fits(flat, after) { return add(flat) }
    switch code {
    case .word: add(flat)
    case .text(let parts):
      add([0x22, 0x22, 0x22])
      add(
        LiteralLines.write(
          parts, indentation: indentation + (isNamed ? 2 : 0), width: CodePrinter.lineWidth))
    case .call(let name, let arguments):
      add(name + "(")
      breakLine(indentation + 2)
      fill(arguments, indentation + 2, after: after + 1)
      add(")")
    case .list(let elements):
      add("[")
      for element in elements {
        breakLine(indentation + 2)
        print(element, indentation + 2, after: 1, isNamed: false)
        if elements.count > 1 { add(",") }
      }
      breakLine(indentation)
      add("]")
    case .packed(let elements):
      add("[")
      breakLine(indentation + 2)
      for (index, element) in elements.enumerated() {
        let flat = CodePrinter.flat(element)
        if index > 0 { add(",") }
        if index > 0, fits(flat, 2) {
          add(" ")
        } else if index > 0 {
          breakLine(indentation + 2)
        }
        add(flat)
      }
      add(",")
      breakLine(indentation)
      add("]")
    }
  }

  /// Puts as many arguments on each line as have room.
  mutating func fill(_ arguments: [Code.Argument], _ indentation: Int, after: Int) {
    var isBroken = false
    for (index, argument) in arguments.enumerated() {
      let isLast = index == arguments.count - 1
      let room = isLast ? after : 1
      let flat = CodePrinter.flat(argument)
      if index > 0 {
        if !isBroken, fits(flat, room + 1) { add(" ") } else { breakLine(indentation) }
      }
      isBroken = !fits(flat, room)
      if let label = argument.label { add(label + ": ") }
      print(argument.value, indentation, after: room, isNamed: argument.label != nil)
      if !isLast { add(",") }
    }
  }

  func fits(_ flat: [UInt8], _ after: Int) -> Bool {
    column + CodePrinter.width(of: flat) + after <= CodePrinter.lineWidth
  }

  // MARK: On one line

  static func flat(_ code: Code) -> [UInt8] {
    switch code {
    case .word(let word): return word.bytes
    case .text(let parts):
      var bytes: [UInt8] = [0x22]
      for part in parts {
        bytes += part.looks.isEmpty ? SwiftLiteral.escaped(part.text) : flat(part)
      }
      return bytes + [0x22]
    case .call(let name, let arguments): return name.bytes + flat(arguments)
    case .list(let elements), .packed(let elements):
      var bytes: [UInt8] = [0x5B]
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes += [0x2C, 0x20] }
        bytes += flat(element)
      }
      return bytes + [0x5D]
    }
  }

  /// A part of a text that has looks of its own.
  static func flat(_ part: Code.TextPart) -> [UInt8] {
    let text = Code.Argument(label: nil, value: .string(part.text))
    return [0x5C] + flat([text] + part.looks)
  }

  private static func flat(_ arguments: [Code.Argument]) -> [UInt8] {
    var bytes: [UInt8] = [0x28]
    for (index, argument) in arguments.enumerated() {
      if index > 0 { bytes += [0x2C, 0x20] }
      bytes += flat(argument)
    }
    return bytes + [0x29]
  }

  private static func flat(_ argument: Code.Argument) -> [UInt8] {
    guard let label = argument.label else { return flat(argument.value) }
    return label.bytes + [0x3A, 0x20] + flat(argument.value)
  }

  /// The columns of a text: its scalars.
  static func width(of bytes: [UInt8]) -> Int {
    var width = 0
    for byte in bytes where byte & 0xC0 != 0x80 { width += 1 }
    return width
  }
}
