extension MarkdownInlineParser {
  /// A `<`: an address, a piece of HTML, or itself.
  mutating func readAngle() {
    let start = position
    if let end = autolinkEnd(start) {
      let text = source[(start + 1)..<(end - 1)]
      let isMail = !text.contains(0x3A) || !isScheme(text)
      addAddress(
        Address(start: start + 1, end: end - 1, prefix: isMail ? Array("mailto:".utf8) : []))
      position = end
    } else if let end = htmlEnd(start) {
      addPiece(.raw(start..<end))
      position = end
    } else {
      addText(start..<start + 1)
      position += 1
    }
  }

  // MARK: Addresses in angle brackets

  private func isScheme(_ text: ArraySlice<UInt8>) -> Bool {
    guard let colon = text.firstIndex(of: 0x3A) else { return false }
    let scheme = text[..<colon]
    guard (2...32).contains(scheme.count), scheme.first?.isLetter == true else { return false }
    return scheme.allSatisfy { byte in
      byte.isLetter || byte.isDigit || byte == 0x2B || byte == 0x2E || byte == 0x2D
    }
  }

  private func autolinkEnd(_ start: Int) -> Int? {
    var index = start + 1
    guard index < source.count, source[index].isLetter || isMailCharacter(source[index]) else {
      return nil
    }
    while index < source.count, source[index] > 0x20, source[index] != 0x3C, source[index] != 0x3E {
      index += 1
    }
    guard index < source.count, source[index] == 0x3E else { return nil }
    let text = source[(start + 1)..<index]
    return isScheme(text) || isMail(text) ? index + 1 : nil
  }

  private func isMailCharacter(_ byte: UInt8) -> Bool {
    if byte.isLetter || byte.isDigit { return true }
    switch byte {
    case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D...0x2F, 0x3D, 0x3F, 0x5E...0x60, 0x7B...0x7E:
      return true
    default: return false
    }
  }

  private func isMail(_ text: ArraySlice<UInt8>) -> Bool {
    guard let at = text.firstIndex(of: 0x40), at > text.startIndex,
      text[..<at].allSatisfy({ isMailCharacter($0) })
    else { return false }
    let labels = text[(at + 1)...].split(separator: 0x2E, omittingEmptySubsequences: false)
    return labels.allSatisfy { label in
      guard (1...63).contains(label.count), let first = label.first, let last = label.last else {
        return false
      }
      return first != 0x2D && last != 0x2D
        && label.allSatisfy { $0.isLetter || $0.isDigit || $0 == 0x2D }
    }
  }

  // MARK: HTML

  private mutating func htmlEnd(_ start: Int) -> Int? {
    guard start + 1 < source.count else { return nil }
    switch source[start + 1] {
    case 0x3F: return end("?>", from: start + 2, kind: 0)
    case 0x21:
      if starts("!-->", at: start + 1) { return start + 5 }
      if starts("!--->", at: start + 1) { return start + 6 }
      if starts("!--", at: start + 1) { return end("-->", from: start + 4, kind: 1) }
      if starts("![CDATA[", at: start + 1) { return end("]]>", from: start + 9, kind: 2) }
      guard start + 2 < source.count, source[start + 2].isLetter else { return nil }
      return end(">", from: start + 3, kind: 3)
    default: return MarkdownTag.end(in: source, start..<source.count)
    }
  }

  private func starts(_ word: StaticString, at index: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard index + count <= source.count else { return false }
    for offset in 0..<count where source[index + offset] != word.utf8Start[offset] { return false }
    return true
  }

  /// Behind the next place of some characters; what has been looked for in vain is not again.
  private mutating func end(_ word: StaticString, from start: Int, kind: Int) -> Int? {
    if isMissing[kind] { return nil }
    var index = start
    while index < source.count {
      if source[index] == word.utf8Start[0], starts(word, at: index) {
        return index + word.utf8CodeUnitCount
      }
      index += 1
    }
    isMissing[kind] = true
    return nil
  }
}
