extension MarkdownInlineParser {
  /// Marks that may begin or end emphasis.
  mutating func readMarks(_ character: UInt8) {
    let start = position
    while position < source.count, source[position] == character { position += 1 }
    let count = position - start
    let before = start > 0 ? MarkdownCharacters.scalar(source, before: start) : 0x0A
    let after = position < source.count ? MarkdownCharacters.scalar(source, at: position) : 0x0A
    let isSpaceBefore = MarkdownCharacters.isSpace(before)
    let isSpaceAfter = MarkdownCharacters.isSpace(after)
    let isSignBefore = MarkdownCharacters.isPunctuation(before)
    let isSignAfter = MarkdownCharacters.isPunctuation(after)
    let isLeft = !isSpaceAfter && (!isSignAfter || isSpaceBefore || isSignBefore)
    let isRight = !isSpaceBefore && (!isSignBefore || isSpaceAfter || isSignAfter)
    var canOpen = isLeft
    var canClose = isRight
    if character == 0x5F {
      canOpen = isLeft && (!isRight || isSignBefore)
      canClose = isRight && (!isLeft || isSignAfter)
    }
    addPiece(.marks(character, count))
    guard canOpen || canClose, character != 0x7E || count <= 2 else { return }
    delimiters.append(
      MarkdownDelimiter(
        piece: pieces.count - 1, character: character, count: count, originalCount: count,
        canOpen: canOpen, canClose: canClose, previous: lastDelimiter, next: -1))
    let index = delimiters.count - 1
    if lastDelimiter >= 0 { delimiters[lastDelimiter].next = index }
    lastDelimiter = index
  }

  /// Finds out which marks behind a place among them are emphasis.
  ///
  /// For each kind of closing marks it is kept how far down none that open has been found, so that
  /// nothing is looked for twice.
  mutating func matchEmphasis(above bottom: Int) {
    var floors = [Int](repeating: bottom, count: 18)
    var closer = lastDelimiter
    while closer >= 0, delimiters[closer].previous > bottom, delimiters[closer].previous >= 0 {
      closer = delimiters[closer].previous
    }
    if closer <= bottom { closer = -1 }
    while closer >= 0 {
      guard delimiters[closer].canClose else {
        closer = delimiters[closer].next
        continue
      }
      let kind = Self.kind(of: delimiters[closer])
      var opener = delimiters[closer].previous
      while opener > bottom, opener > floors[kind], !matches(opener, closer) {
        opener = delimiters[opener].previous
      }
      if opener > bottom, opener > floors[kind] {
        closer = match(opener, closer)
      } else {
        floors[kind] = delimiters[closer].previous
        let next = delimiters[closer].next
        if !delimiters[closer].canOpen { unlink(closer) }
        closer = next
      }
    }
    // None of what is left means anything any more.
    while lastDelimiter > bottom { unlink(lastDelimiter) }
  }

  private static func kind(of closer: MarkdownDelimiter) -> Int {
    let character = closer.character == 0x2A ? 0 : closer.character == 0x5F ? 1 : 2
    let rest = closer.character == 0x7E ? closer.count : closer.originalCount % 3
    return character * 6 + (closer.canOpen ? 3 : 0) + rest
  }

  private func matches(_ opener: Int, _ closer: Int) -> Bool {
    let first = delimiters[opener]
    let last = delimiters[closer]
    guard first.character == last.character, first.canOpen else { return false }
    if first.character == 0x7E { return first.count == last.count }
    // Marks that both begin and end have to make sense as a whole.
    return !(first.canClose || last.canOpen) || last.originalCount % 3 == 0
      || (first.originalCount + last.originalCount) % 3 != 0
  }

  /// Makes emphasis of two marks; gives those to go on with.
  private mutating func match(_ opener: Int, _ closer: Int) -> Int {
    let isStruck = delimiters[closer].character == 0x7E
    let used =
      isStruck || (delimiters[opener].count >= 2 && delimiters[closer].count >= 2)
      ? (isStruck ? delimiters[closer].count : 2) : 1
    let meaning: MarkdownEmphasis = isStruck ? .strikeThrough : used == 2 ? .strong : .emphasis
    take(used, from: opener)
    take(used, from: closer)
    pieces[delimiters[opener].piece].opened.append(meaning)
    pieces[delimiters[closer].piece].closed.append(meaning)
    // Marks between the two mean nothing.
    var between = delimiters[closer].previous
    while between != opener {
      let previous = delimiters[between].previous
      unlink(between)
      between = previous
    }
    if delimiters[opener].count == 0 { unlink(opener) }
    guard delimiters[closer].count == 0 else { return closer }
    let next = delimiters[closer].next
    unlink(closer)
    return next
  }

  private mutating func take(_ count: Int, from delimiter: Int) {
    delimiters[delimiter].count -= count
    pieces[delimiters[delimiter].piece].kind = .marks(
      delimiters[delimiter].character, delimiters[delimiter].count)
  }

  private mutating func unlink(_ delimiter: Int) {
    let (previous, next) = (delimiters[delimiter].previous, delimiters[delimiter].next)
    if previous >= 0 { delimiters[previous].next = next }
    if next >= 0 { delimiters[next].previous = previous } else { lastDelimiter = previous }
  }
}
