internal import Heed

/// Reads the steps of a path.
struct FieldPathParser {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) {
    bytes = text.bytes
  }

  private func fault(_ reason: Phrase) -> FieldPathError {
    FieldPathError(text: Quoting.cleaned(bytes), reason: reason.string)
  }

  mutating func steps() throws(FieldPathError) -> [FieldPath.Step] {
    var steps: [FieldPath.Step] = []
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "["):
        index += 1
        steps.append(try bracket())
      case UInt8(ascii: ".") where !steps.isEmpty:
        index += 1
        steps.append(try key())
      default:
        if !steps.isEmpty { throw fault("a dot or [ has to stand between two parts") }
        steps.append(try key())
      }
      if steps.count > 32 { throw fault("it has more than 32 parts") }
    }
    return steps
  }

  private mutating func key() throws(FieldPathError) -> FieldPath.Step {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "."), bytes[index] != UInt8(ascii: "[")
    {
      index += 1
    }
    if index == start { throw fault("a key has to stand between two dots") }
    return .key(Array(bytes[start..<index]))
  }

  private mutating func bracket() throws(FieldPathError) -> FieldPath.Step {
    let start = index
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
      guard let end = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "\"")) else {
        throw fault("a double quote is missing behind the key")
      }
      index = end + 1
      try close()
      return .key(Array(bytes[(start + 1)..<end]))
    }
    var place = 0
    while index < bytes.count, (0x30...0x39).contains(bytes[index]), index - start < 6 {
      place = place * 10 + Int(bytes[index] - 0x30)
      index += 1
    }
    if index == start { throw fault("a number, or a key in double quotes, has to follow [") }
    try close()
    return .place(place)
  }

  private mutating func close() throws(FieldPathError) {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "]") else {
      throw fault("] is missing")
    }
    index += 1
  }
}
