internal import Heed

/// Prints JSON, indented by two spaces; a list of numbers stands on one line.
package struct JSONPrinter {
  package private(set) var bytes: [UInt8] = []
  private var indentation = 0

  package init() {}

  package mutating func print(_ value: JSONValue) {
    switch value {
    case .null: add("null")
    case .bool(let value): add(value ? "true" : "false")
    case .number(let value): add(JSONPrinter.text(of: value))
    case .string(let value): print(value)
    case .array(let elements): print(elements)
    case .object(let members):
      if members.isEmpty { return add("{}") }
      add("{")
      indentation += 2
      for (index, member) in members.enumerated() {
        if index > 0 { add(",") }
        breakLine()
        print(member.key)
        add(": ")
        print(member.value)
      }
      indentation -= 2
      breakLine()
      add("}")
    }
  }

  /// A number as short as it can be read back; nothing that is not finite.
  static func text(of value: Double) -> String {
    guard value.isFinite else { return "null" }
    let text = value.description
    let units = text.bytes
    guard units.count > 2, units[units.count - 1] == UInt8(ascii: "0"),
      units[units.count - 2] == UInt8(ascii: ".")
    else { return text }
    return String(bytes: units.dropLast(2))
  }

  private mutating func add(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func breakLine() {
    bytes.append(0x0A)
    for _ in 0..<indentation { bytes.append(0x20) }
  }

  private mutating func print(_ elements: [JSONValue]) {
    var isShort = true
    for element in elements {
      if case .number = element { continue }
      isShort = false
    }
    add("[")
    indentation += 2
    for (index, element) in elements.enumerated() {
      if index > 0 { add(isShort ? ", " : ",") }
      if !isShort { breakLine() }
      print(element)
    }
    indentation -= 2
    if !isShort { breakLine() }
    add("]")
  }

  private mutating func print(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for unit in text.bytes {
      switch unit {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), unit]
      case 0x0A: add("\\n")
      case 0x0D: add("\\r")
      case 0x09: add("\\t")
      case 0..<0x20:
        add("\\u00")
        bytes += [Hex.digit(unit >> 4), Hex.digit(unit & 15)]
      default: bytes.append(unit)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
