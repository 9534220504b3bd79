internal import Heed

/// Finds the places of a format.
struct FormatScanner {
  let bytes: [UInt8]
  let knowsOwn: Bool
  private(set) var index = 0

  init(bytes: [UInt8], knowsOwn: Bool) {
    self.bytes = bytes
    self.knowsOwn = knowsOwn
  }

  private var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

  mutating func nextPercent() -> Int? {
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%") { return index }
      index += 1
    }
    return nil
  }

  /// What a percent sign begins; goes behind it.
  mutating func piece(at start: Int) -> FormatText.Piece {
    index = start + 1
    if byte == UInt8(ascii: "%") {
      index += 1
      return .percent
    }
    if knowsOwn, isOwn() {
      index += 3
      return .own
    }
    let position = takesPosition()
    if byte == UInt8(ascii: "#"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "@"),
      let end = variableEnd(index + 2)
    {
      let name = Name(String(bytes: bytes[(index + 2)..<end]))
      index = end + 1
      return .variable(name, position: position)
    }
    if let specifier = specifier(start, position) { return .specifier(specifier) }
    // What follows may be a word: "100 % of".
    index = start + 1
    return .stray(Array(bytes[start..<index]))
  }

  private func isOwn() -> Bool {
    guard index + 3 <= bytes.count, Array(bytes[index..<(index + 3)]) == "arg".bytes else {
      return false
    }
    return index + 3 == bytes.count || !Self.isLetter(bytes[index + 3])
  }

  /// The end of a variable's name: the next at sign, in the same word.
  private func variableEnd(_ start: Int) -> Int? {
    var end = start
    while end < bytes.count, end - start <= 256 {
      if bytes[end] == UInt8(ascii: "@") { return end > start ? end : nil }
      if bytes[end] <= 0x20 { return nil }
      end += 1
    }
    return nil
  }

  private mutating func takesPosition() -> Int? {
    let before = index
    if let number = takesNumber(), byte == UInt8(ascii: "$"), number > 0 {
      index += 1
      return number
    }
    index = before
    return nil
  }

  /// A number of few digits: there is no argument 1000, and no width either.
  private mutating func takesNumber() -> Int? {
    var number = 0
    let start = index
    while byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), index - start < 3 {
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
      index += 1
    }
    return index == start ? nil : number
  }

  private mutating func specifier(_ start: Int, _ position: Int?) -> FormatSpecifier? {
    var found = FormatSpecifier(
      position: position, conversion: 0, kind: .object, spelling: [])
    var hasSpace = false
    flags: while true {
      switch byte {
      case UInt8(ascii: "-"): found.isLeftAligned = true
      case UInt8(ascii: "+"): found.hasSign = true
      case UInt8(ascii: "0"): found.isZeroPadded = true
      case UInt8(ascii: "#"): found.isAlternate = true
      case UInt8(ascii: "'"): break
      case UInt8(ascii: " "): hasSpace = true
      default: break flags
      }
      index += 1
    }
    found.width = takesMeasure()
    if byte == UInt8(ascii: ".") {
      index += 1
      found.precision = takesMeasure() ?? .fixed(0)
    }
    while Self.isLength(byte) {
      if byte != UInt8(ascii: "h") { found.isLong = true }
      index += 1
    }
    guard let kind = FormatSpecifier.kind(of: byte) else { return nil }
    found.conversion = byte
    found.kind = kind
    index += 1
    // "50 % der Fläche" and "100% of" have no place, though a space may stand in one.
    if hasSpace, Self.isLetter(byte) { return nil }
    found.spelling = Array(bytes[start..<index])
    return found
  }

  private mutating func takesMeasure() -> FormatSpecifier.Measure? {
    if byte == UInt8(ascii: "*") {
      index += 1
      return .argument(takesPosition())
    }
    return takesNumber().map { .fixed($0) }
  }

  private static func isLength(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "L"),
      UInt8(ascii: "z"), UInt8(ascii: "t"), UInt8(ascii: "j"):
      true
    default: false
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }
}
