/// What kinds of characters mean for Markdown.
enum MarkdownCharacters {
  static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// Whether a scalar is punctuation or a symbol.
  static func isPunctuation(_ scalar: UInt32) -> Bool {
    scalar < 0x80 ? isPunctuation(UInt8(scalar)) : MarkdownPunctuation.contains(scalar)
  }

  static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09...0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
      true
    default: false
    }
  }

  /// The scalar that begins at a place.
  static func scalar(_ bytes: [UInt8], at index: Int) -> UInt32 {
    let first = bytes[index]
    if first < 0x80 { return UInt32(first) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(first) & (0x7F >> UInt32(length))
    var next = index + 1
    while next < min(index + length, bytes.count), bytes[next] & 0xC0 == 0x80 {
      value = value << 6 | UInt32(bytes[next] & 0x3F)
      next += 1
    }
    return value
  }

  /// The scalar that ends before a place.
  static func scalar(_ bytes: [UInt8], before end: Int) -> UInt32 {
    var start = end - 1
    while start > 0, end - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return scalar(bytes, at: start)
  }

  /// A link's label in the form in which labels are compared: white space as single spaces, letters
  /// as if all were small.
  ///
  /// Letters are those of Latin, Greek, Cyrillic and Armenian; other scripts in use have no capitals.
  static func label(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var hasSpace = false
    let all = Array(bytes)
    var index = 0
    while index < all.count {
      let byte = all[index]
      if byte.isHTMLSpace {
        hasSpace = true
        index += 1
        continue
      }
      if hasSpace, !result.isEmpty { result.append(0x20) }
      hasSpace = false
      if byte < 0x80 {
        result.append(byte.lowercased)
        index += 1
        continue
      }
      let value = scalar(all, at: index)
      if value == 0xDF || value == 0x1E9E {
        result += [0x73, 0x73]
      } else {
        result.append(scalar: small(value))
      }
      index += value < 0x800 ? 2 : value < 0x10000 ? 3 : 4
    }
    return result
  }

  private static func small(_ value: UInt32) -> UInt32 {
    switch value {
    case 0xC0...0xDE where value != 0xD7: value + 32
    case 0x100...0x137, 0x14A...0x177, 0x370...0x373, 0x460...0x481, 0x48A...0x4BF, 0x4D0...0x52F,
      0x1E00...0x1E95, 0x1EA0...0x1EFF:
      value | 1
    case 0x139...0x148, 0x179...0x17E, 0x4C1...0x4CE: value + (value & 1)
    case 0x178: 0xFF
    case 0x386: 0x3AC
    case 0x388...0x38A: value + 37
    case 0x38C: 0x3CC
    case 0x38E, 0x38F: value + 63
    case 0x391...0x3AB where value != 0x3A2: value + 32
    case 0x3C2: 0x3C3
    case 0x400...0x40F: value + 80
    case 0x410...0x42F: value + 32
    case 0x531...0x556: value + 48
    case 0x2C00...0x2C2F: value + 48
    default: value
    }
  }
}
