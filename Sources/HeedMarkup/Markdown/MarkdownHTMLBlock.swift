internal import Heed

/// Where blocks of HTML begin and end in Markdown.
enum MarkdownHTMLBlock {
  /// The type, 1 to 7 as CommonMark numbers them, of a block that begins with a line.
  static func type(in source: [UInt8], _ line: Range<Int>) -> Int? {
    let start = line.lowerBound + 1
    guard start < line.upperBound else { return nil }
    switch source[start] {
    case 0x21:
      if starts("!--", source, start..<line.upperBound) { return 2 }
      if starts("![cdata[", source, start..<line.upperBound) {
        return source[(start + 2)..<(start + 7)] == "CDATA" ? 5 : nil
      }
      return start + 1 < line.upperBound && source[start + 1].isLetter ? 4 : nil
    case 0x3F: return 3
    default: break
    }
    let isEnd = source[start] == 0x2F
    let nameStart = isEnd ? start + 1 : start
    var nameEnd = nameStart
    while nameEnd < line.upperBound, source[nameEnd].isLetter || source[nameEnd].isDigit {
      nameEnd += 1
    }
    let name = source[nameStart..<nameEnd].map { $0.lowercased }
    let after = nameEnd < line.upperBound ? source[nameEnd] : 0x20
    let isSpace = after == 0x20 || after == 0x09
    if !isEnd, isSpace || after == 0x3E,
      name == "script" || name == "pre" || name == "style" || name == "textarea"
    {
      return 1
    }
    let closesItself =
      after == 0x2F && nameEnd + 1 < line.upperBound && source[nameEnd + 1] == 0x3E
    if isSpace || after == 0x3E || closesItself, blocks.index(of: name) != nil { return 6 }
    guard let end = MarkdownTag.end(in: source, line.lowerBound..<line.upperBound),
      source[end..<line.upperBound].allSatisfy({ $0 == 0x20 || $0 == 0x09 })
    else { return nil }
    return 7
  }

  /// Whether a line ends a block of a type from 1 to 5.
  static func ends(_ type: Int, in source: [UInt8], _ line: Range<Int>) -> Bool {
    for index in line {
      let rest = index..<line.upperBound
      switch type {
      case 1:
        if source[index] == 0x3C,
          starts("</script>", source, rest) || starts("</pre>", source, rest)
            || starts("</style>", source, rest) || starts("</textarea>", source, rest)
        {
          return true
        }
      case 2: if source[index] == 0x2D, starts("-->", source, rest) { return true }
      case 3: if source[index] == 0x3F, starts("?>", source, rest) { return true }
      case 4: if source[index] == 0x3E { return true }
      default: if source[index] == 0x5D, starts("]]>", source, rest) { return true }
      }
    }
    return false
  }

  private static func starts(_ word: StaticString, _ source: [UInt8], _ range: Range<Int>) -> Bool {
    let count = word.utf8CodeUnitCount
    guard range.count >= count else { return false }
    for offset in 0..<count
    where source[range.lowerBound + offset].lowercased != word.utf8Start[offset] {
      return false
    }
    return true
  }

  private static let blocks: WordList =
    """
    address article aside base basefont blockquote body caption center col colgroup dd details dialog \
    dir div dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header \
    hr html iframe legend li link main menu menuitem nav noframes ol optgroup option p param search \
    section summary table tbody td tfoot th thead title tr track ul
    """
}
