extension HTMLTokenizer {
  /// A `<!`.
  mutating func markupDeclaration() {
    let start = position + 2
    if starts("--", at: start) {
      comment(from: start + 2)
    } else if starts("doctype", at: start, ignoresCase: true) {
      doctype(from: start + 7)
    } else if sink.allowsCDATA, starts("[CDATA[", at: start) {
      position = start + 7
      model = .cdataSection
    } else {
      bogusComment(from: start)
    }
  }

  /// A comment that ends at the next `>`.
  mutating func bogusComment(from start: Int) {
    var end = start
    while end < source.count, source[end] != 0x3E { end += 1 }
    let begin = position
    position = min(source.count, end + 1)
    sink.comment(replacing(start..<end))
    if end == source.count { sink.unfinished(at: begin) }
  }

  private mutating func comment(from start: Int) {
    let begin = position
    if starts(">", at: start) { return comment(start..<start, next: start + 1) }
    if starts("->", at: start) { return comment(start..<start, next: start + 2) }
    var index = start
    while index < source.count {
      if source[index] == 0x2D, starts("--", at: index) {
        if starts(">", at: index + 2) { return comment(start..<index, next: index + 3) }
        if starts("!>", at: index + 2) { return comment(start..<index, next: index + 4) }
      }
      index += 1
    }
    // What may have begun the comment's end does not belong to it.
    var end = source.count
    if end - 3 >= start, starts("--!", at: end - 3) {
      end -= 3
    } else if end - 2 >= start, starts("--", at: end - 2) {
      end -= 2
    } else if end - 1 >= start, starts("-", at: end - 1) {
      end -= 1
    }
    comment(start..<end, next: source.count)
    sink.unfinished(at: begin)
  }

  private mutating func comment(_ range: Range<Int>, next: Int) {
    position = next
    sink.comment(replacing(range))
  }

  /// Source with U+FFFD in the place of zero bytes.
  private func replacing(_ range: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    for byte in source[range] {
      if byte == 0 { bytes += [UInt8].replacement } else { bytes.append(byte) }
    }
    return bytes
  }

  // MARK: Document types

  private mutating func doctype(from start: Int) {
    let begin = position
    var doctype = HTMLDoctype()
    position = start
    let isWhole = read(&doctype)
    if !isWhole { doctype.forcesQuirks = true }
    sink.doctype(doctype)
    if !isWhole { sink.unfinished(at: begin) }
  }

  /// Reads to behind the `>`; says whether there is one.
  private mutating func read(_ doctype: inout HTMLDoctype) -> Bool {
    skipSpace()
    guard position < source.count else { return false }
    if source[position] == 0x3E {
      position += 1
      doctype.forcesQuirks = true
      return true
    }
    var name: [UInt8] = []
    while position < source.count, !source[position].isHTMLSpace, source[position] != 0x3E {
      let byte = source[position]
      if byte == 0 { name += [UInt8].replacement } else { name.append(byte.lowercased) }
      position += 1
    }
    doctype.name = name
    skipSpace()
    guard position < source.count else { return false }
    if source[position] == 0x3E {
      position += 1
      return true
    }
    if starts("public", at: position, ignoresCase: true) {
      position += 6
      return readPublicID(&doctype)
    }
    if starts("system", at: position, ignoresCase: true) {
      position += 6
      return readSystemID(&doctype, isRequired: true)
    }
    doctype.forcesQuirks = true
    return skipDoctype()
  }

  private mutating func readPublicID(_ doctype: inout HTMLDoctype) -> Bool {
    skipSpace()
    guard position < source.count else { return false }
    let quote = source[position]
    guard quote == 0x22 || quote == 0x27 else {
      doctype.forcesQuirks = true
      if quote == 0x3E {
        position += 1
        return true
      }
      return skipDoctype()
    }
    guard readQuoted(quote, &doctype.publicID, &doctype.forcesQuirks) else { return false }
    // The identifier ended the document type itself.
    if source[position - 1] == 0x3E { return true }
    return readSystemID(&doctype, isRequired: false)
  }

  private mutating func readSystemID(_ doctype: inout HTMLDoctype, isRequired: Bool) -> Bool {
    skipSpace()
    guard position < source.count else { return false }
    let quote = source[position]
    guard quote == 0x22 || quote == 0x27 else {
      if quote == 0x3E {
        position += 1
        if isRequired { doctype.forcesQuirks = true }
        return true
      }
      doctype.forcesQuirks = true
      return skipDoctype()
    }
    guard readQuoted(quote, &doctype.systemID, &doctype.forcesQuirks) else { return false }
    if source[position - 1] == 0x3E { return true }
    skipSpace()
    // What follows the identifier is ignored.
    return skipDoctype()
  }

  /// Reads an identifier to behind its quote, or behind a `>` that ends it too early.
  private mutating func readQuoted(
    _ quote: UInt8, _ identifier: inout [UInt8]?, _ forcesQuirks: inout Bool
  ) -> Bool {
    position += 1
    var bytes: [UInt8] = []
    defer { identifier = bytes }
    while position < source.count {
      let byte = source[position]
      position += 1
      if byte == quote { return true }
      if byte == 0x3E {
        forcesQuirks = true
        return true
      }
      if byte == 0 { bytes += [UInt8].replacement } else { bytes.append(byte) }
    }
    return false
  }

  private mutating func skipDoctype() -> Bool {
    while position < source.count {
      position += 1
      if source[position - 1] == 0x3E { return true }
    }
    return false
  }

  private mutating func skipSpace() {
    while position < source.count, source[position].isHTMLSpace { position += 1 }
  }
}
