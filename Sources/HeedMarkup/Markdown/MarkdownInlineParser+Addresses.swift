extension MarkdownInlineParser {
  /// An address in the text and what has to stand before it to make it whole.
  struct Address {
    var start: Int
    var end: Int
    var prefix: [UInt8]
  }

  mutating func addAddress(_ address: Address) {
    let text = address.start..<address.end
    addPiece(
      .linkStart(
        MarkdownReferences.Target(
          destination: MarkdownEscapes.escaped(address.prefix + source[text]), title: nil)))
    addPiece(.text(text))
    addPiece(.linkEnd)
  }

  /// An address of the web or of mail that the character at a place belongs to: `www.`, `https://`,
  /// and an `@` whose name goes back to a place at most.
  func address(at index: Int, notBefore start: Int) -> Address? {
    // Within a link's text there are none; the outer link is the one that counts.
    switch source[index] {
    case 0x77, 0x57:
      guard mayBegin(index), starts("www.", index) else { return nil }
      return web(index, domain: index + 4, prefix: Array("http://".utf8))
    case 0x68, 0x48:
      guard mayBegin(index) else { return nil }
      if starts("https://", index) { return web(index, domain: index + 8, prefix: []) }
      if starts("http://", index) { return web(index, domain: index + 7, prefix: []) }
      return nil
    case 0x40: return mail(index, notBefore: start)
    default: return nil
    }
  }

  private func mayBegin(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    switch source[index - 1] {
    case 0x20, 0x09, 0x0A, 0x2A, 0x5F, 0x7E, 0x28: return true
    default: return false
    }
  }

  private func starts(_ word: StaticString, _ index: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard index + count <= source.count else { return false }
    for offset in 0..<count
    where source[index + offset].lowercased != word.utf8Start[offset] {
      return false
    }
    return true
  }

  private func web(_ start: Int, domain: Int, prefix: [UInt8]) -> Address? {
    var end = domain
    var dots = 0
    // No underscore may stand in the last two parts of the name.
    var underscores = [0, 0]
    while end < source.count {
      let byte = source[end]
      if byte == 0x2E {
        dots += 1
        underscores = [underscores[1], 0]
      } else if byte == 0x5F {
        underscores[1] += 1
      } else if !(byte.isLetter || byte.isDigit || byte == 0x2D || byte >= 0x80) {
        break
      }
      end += 1
    }
    guard end > domain, source[domain] != 0x2E, underscores == [0, 0],
      dots > 0 || prefix.isEmpty == false || domain - start > 4
    else { return nil }
    while end < source.count, source[end] > 0x20, source[end] != 0x3C { end += 1 }
    end = trimmed(start, end)
    return end > domain ? Address(start: start, end: end, prefix: prefix) : nil
  }

  /// Signs at the end of an address belong to the sentence.
  private func trimmed(_ start: Int, _ found: Int) -> Int {
    var end = found
    var opened = 0
    var closed = 0
    for byte in source[start..<end] {
      if byte == 0x28 { opened += 1 }
      if byte == 0x29 { closed += 1 }
    }
    while end > start {
      switch source[end - 1] {
      case 0x3F, 0x21, 0x2E, 0x2C, 0x3A, 0x2A, 0x5F, 0x7E, 0x27, 0x22: end -= 1
      case 0x29:
        if closed <= opened { return end }
        closed -= 1
        end -= 1
      case 0x3B:
        // What looks like a character reference belongs to the sentence too.
        var index = end - 2
        while index > start, source[index].isLetter || source[index].isDigit { index -= 1 }
        end = index < end - 2 && source[index] == 0x26 ? index : end - 1
      default: return end
      }
    }
    return end
  }

  private func mail(_ at: Int, notBefore limit: Int) -> Address? {
    var start = at
    while start > limit {
      let byte = source[start - 1]
      guard
        byte.isLetter || byte.isDigit || byte == 0x2E || byte == 0x2D || byte == 0x5F
          || byte == 0x2B
      else { break }
      start -= 1
    }
    guard start < at else { return nil }
    var end = at + 1
    var dots = 0
    while end < source.count {
      let byte = source[end]
      if byte == 0x2E {
        guard end + 1 < source.count, source[end + 1].isLetter || source[end + 1].isDigit else {
          break
        }
        dots += 1
      } else if !(byte.isLetter || byte.isDigit || byte == 0x2D || byte == 0x5F) {
        break
      }
      end += 1
    }
    guard dots > 0, source[end - 1] != 0x2D, source[end - 1] != 0x5F else { return nil }
    return Address(start: start, end: end, prefix: Array("mailto:".utf8))
  }
}
