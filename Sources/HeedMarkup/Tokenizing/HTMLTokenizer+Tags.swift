extension HTMLTokenizer {
  /// Reads a tag whose name begins at an index, to behind its `>`.
  ///
  /// - Returns: Whether it is whole; the source ends within it otherwise.
  mutating func readTag(nameAt start: Int) -> Bool {
    tag.reset(at: position)
    var index = start
    while index < source.count {
      let byte = source[index]
      if byte.isHTMLSpace || byte == 0x2F || byte == 0x3E { break }
      append(lowercasing: byte)
      index += 1
    }
    tag.nameLength = tag.bytes.count
    position = index
    return readAttributes()
  }

  /// Reads from behind the name, or from anywhere between two attributes.
  mutating func readAttributes() -> Bool {
    var index = position
    defer { position = index }
    while index < source.count {
      let byte = source[index]
      if byte.isHTMLSpace {
        index += 1
      } else if byte == 0x3E {
        index += 1
        return true
      } else if byte == 0x2F {
        index += 1
        if index < source.count, source[index] == 0x3E {
          tag.isSelfClosing = true
          index += 1
          return true
        }
      } else {
        guard readAttribute(&index) else { return false }
      }
    }
    return false
  }

  /// Reads a name and what may follow it; says whether the source goes on.
  private mutating func readAttribute(_ index: inout Int) -> Bool {
    let nameStart = tag.bytes.count
    // An equals sign in front is part of the name.
    repeat {
      append(lowercasing: source[index])
      index += 1
      guard index < source.count else { return false }
    } while !source[index].isHTMLSpace && source[index] != 0x2F && source[index] != 0x3E
      && source[index] != 0x3D
    let name = nameStart..<tag.bytes.count
    while source[index].isHTMLSpace {
      index += 1
      guard index < source.count else { return false }
    }
    var isWhole = true
    if source[index] == 0x3D {
      index += 1
      isWhole = readValue(&index)
    }
    tag.attributes.append(.init(name: name, value: name.upperBound..<tag.bytes.count))
    return isWhole
  }

  private mutating func readValue(_ index: inout Int) -> Bool {
    while index < source.count, source[index].isHTMLSpace { index += 1 }
    guard index < source.count else { return false }
    let quote = source[index]
    // A tag's end in the place of a value ends the tag.
    if quote == 0x3E { return true }
    let isQuoted = quote == 0x22 || quote == 0x27
    if isQuoted { index += 1 }
    while index < source.count {
      let byte = source[index]
      if isQuoted {
        if byte == quote {
          index += 1
          return index < source.count
        }
      } else if byte.isHTMLSpace || byte == 0x3E {
        return true
      }
      if byte == 0x26 {
        index = decode(at: index, inAttribute: true)
        tag.bytes += decoded
      } else if byte == 0 {
        tag.bytes += [UInt8].replacement
        index += 1
      } else {
        tag.bytes.append(byte)
        index += 1
      }
    }
    return false
  }

  private mutating func append(lowercasing byte: UInt8) {
    if byte == 0 {
      tag.bytes += [UInt8].replacement
    } else {
      tag.bytes.append(byte.lowercased)
    }
  }
}
