/// The declarations of a `style` attribute, in lower case.
struct StyleDeclarations {
  private let text: ArraySlice<UInt8>
  private var index: Int

  init(_ text: ArraySlice<UInt8>) {
    self.text = text
    index = text.startIndex
  }

  mutating func next() -> (name: [UInt8], value: [UInt8])? {
    while index < text.endIndex {
      let start = index
      var colon: Int?
      while index < text.endIndex, text[index] != 0x3B {
        if text[index] == 0x3A, colon == nil { colon = index }
        index += 1
      }
      let end = index
      index = min(text.endIndex, index + 1)
      if let colon {
        return (Self.trimmed(text[start..<colon]), Self.trimmed(text[(colon + 1)..<end]))
      }
    }
    return nil
  }

  /// In lower case, without white space at the ends and without what says that it is important.
  private static func trimmed(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var text = text
    if let mark = text.lastIndex(of: 0x21) { text = text[..<mark] }
    while let first = text.first, first.isHTMLSpace { text.removeFirst() }
    while let last = text.last, last.isHTMLSpace { text.removeLast() }
    return text.map { $0.lowercased }
  }
}

/// Reads the numbers of attributes.
enum StyleNumber {
  /// A whole number at the beginning, kept within a range that can be counted on from.
  static func whole(_ text: [UInt8]) -> Int? {
    var index = 0
    var isNegative = false
    if let first = text.first, first == 0x2D || first == 0x2B {
      isNegative = first == 0x2D
      index = 1
    }
    let start = index
    var value = 0
    while index < text.count, text[index].isDigit {
      value = min(value * 10 + Int(text[index] - 0x30), 100_000_000)
      index += 1
    }
    if index == start { return nil }
    return isNegative ? -value : value
  }

  /// A size of letters that can be read.
  static func points(_ text: [UInt8]) -> Double? {
    length(text).map { max(4, min(96, $0)) }
  }

  /// A length as points: pixels of a page and points are one here. Nothing has no unit.
  static func length(_ text: [UInt8]) -> Double? {
    if text == "0" { return 0 }
    var value = 0.0
    var scale = 0.0
    var index = 0
    while index < text.count, index < 12, text[index].isDigit || text[index] == 0x2E {
      if text[index] == 0x2E {
        guard scale == 0 else { return nil }
        scale = 1
      } else {
        value = value * 10 + Double(text[index] - 0x30)
        scale *= 10
      }
      index += 1
    }
    guard index > 0 else { return nil }
    if scale > 1 { value /= scale }
    let unit = Array(text[index...])
    return unit == "px" || unit == "pt" ? value : nil
  }
}

/// The sizes of `font` elements, from 1 to 7.
enum LegacySize {
  static func points(_ text: [UInt8]) -> Double? {
    guard let number = StyleNumber.whole(text) else { return nil }
    let isRelative = text.first == 0x2B || text.first == 0x2D
    switch max(1, min(7, isRelative ? 3 + number : number)) {
    case 1: return 10
    case 2: return 13
    case 3: return 16
    case 4: return 18
    case 5: return 24
    case 6: return 32
    default: return 48
    }
  }
}
