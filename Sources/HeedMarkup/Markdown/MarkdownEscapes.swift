/// Escapes and character references of Markdown.
enum MarkdownEscapes {
  /// What the character reference at a place stands for.
  static func reference(
    in source: [UInt8], at start: Int, _ names: CharacterReferences
  ) -> (text: [UInt8], end: Int)? {
    var index = start + 1
    guard index < source.count else { return nil }
    var text: [UInt8] = []
    if source[index] == 0x23 {
      index += 1
      let isHex = index < source.count && source[index] | 0x20 == 0x78
      if isHex { index += 1 }
      let digits = index
      var value: UInt32 = 0
      while index < source.count, index - digits <= 7 {
        guard let digit = isHex || source[index].isDigit ? source[index].hexValue : nil else {
          break
        }
        value = value * (isHex ? 16 : 10) + digit
        index += 1
      }
      guard (1...(isHex ? 6 : 7)).contains(index - digits), index < source.count,
        source[index] == 0x3B
      else { return nil }
      let isScalar = value != 0 && Unicode.Scalar(value) != nil
      text.append(scalar: isScalar ? value : 0xFFFD)
      return (text, index + 1)
    }
    return source.withUnsafeBufferPointer { bytes in
      guard let match = names.longestMatch(in: bytes, at: index),
        bytes[index + match.length - 1] == 0x3B
      else { return nil }
      names.append(match, to: &text)
      return (text, index + match.length)
    }
  }

  /// The text without escapes and with its character references replaced.
  static func unescaped(_ text: [UInt8], _ names: CharacterReferences) -> [UInt8] {
    guard text.contains(where: { $0 == 0x5C || $0 == 0x26 }) else { return text }
    var result: [UInt8] = []
    var index = 0
    while index < text.count {
      if text[index] == 0x5C, index + 1 < text.count,
        MarkdownCharacters.isPunctuation(text[index + 1])
      {
        result.append(text[index + 1])
        index += 2
      } else if text[index] == 0x26, let found = reference(in: text, at: index, names) {
        result += found.text
        index = found.end
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return result
  }

  /// The text with escapes, so that it is itself when they are taken out.
  static func escaped(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(where: { $0 == 0x5C || $0 == 0x26 }) else { return text }
    var result: [UInt8] = []
    for byte in text {
      if byte == 0x5C || byte == 0x26 { result.append(0x5C) }
      result.append(byte)
    }
    return result
  }
}
