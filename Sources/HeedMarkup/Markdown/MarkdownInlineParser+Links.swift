extension MarkdownInlineParser {
  mutating func push(isImage: Bool) {
    if let last = brackets.indices.last { brackets[last].isFollowed = true }
    brackets.append(
      MarkdownBracket(
        piece: pieces.count - 1, end: position, isImage: isImage, delimiter: lastDelimiter))
  }

  /// A `]`, which may end a link or a picture.
  mutating func readClosingBracket() {
    let start = position
    position += 1
    guard let opener = brackets.last else { return addText(start..<position) }
    guard opener.isActive else {
      brackets.removeLast()
      return addText(start..<position)
    }
    guard let target = inlineTarget() ?? referenceTarget(opener, closing: start) else {
      brackets.removeLast()
      position = start + 1
      return addText(start..<position)
    }
    pieces[opener.piece].kind = opener.isImage ? .imageStart(target) : .linkStart(target)
    matchEmphasis(above: opener.delimiter)
    addPiece(opener.isImage ? .imageEnd : .linkEnd)
    brackets.removeLast()
    if !opener.isImage {
      // Links do not stand in links.
      var index = brackets.count - 1
      while index >= 0, brackets[index].isActive || brackets[index].isImage {
        if !brackets[index].isImage { brackets[index].isActive = false }
        index -= 1
      }
    }
  }

  /// An address and a title in parentheses.
  private mutating func inlineTarget() -> MarkdownReferences.Target? {
    guard position < source.count, source[position] == 0x28 else { return nil }
    var index = skipSpace(position + 1)
    var destination: [UInt8] = []
    if index < source.count, source[index] != 0x29 || source[index] == 0x3C {
      guard let found = MarkdownLinkParts.destination(source, index) else { return nil }
      (destination, index) = found
    }
    var title: [UInt8]?
    let behind = skipSpace(index)
    if behind > index, let found = MarkdownLinkParts.title(source, behind) {
      title = found.text
      index = found.end
    }
    index = skipSpace(index)
    guard index < source.count, source[index] == 0x29 else { return nil }
    position = index + 1
    return MarkdownReferences.Target(destination: destination, title: title)
  }

  private func skipSpace(_ start: Int) -> Int {
    var index = start
    while index < source.count, source[index].isHTMLSpace { index += 1 }
    return index
  }

  /// What a label behind the brackets, or what is in them, is defined as.
  private mutating func referenceTarget(
    _ opener: MarkdownBracket, closing: Int
  ) -> MarkdownReferences.Target? {
    let start = position
    if start < source.count, source[start] == 0x5B,
      let end = MarkdownLinkParts.labelEnd(source, start)
    {
      if end > start + 2 {
        guard let target = references.target(of: source[(start + 1)..<(end - 1)]) else {
          return nil
        }
        position = end
        return target
      }
      // Empty brackets stand for the text before them.
      guard let target = target(opener, closing: closing) else { return nil }
      position = end
      return target
    }
    return target(opener, closing: closing)
  }

  private func target(_ opener: MarkdownBracket, closing: Int) -> MarkdownReferences.Target? {
    if opener.isFollowed || closing - opener.end > 1000 { return nil }
    return references.target(of: source[opener.end..<closing])
  }
}
