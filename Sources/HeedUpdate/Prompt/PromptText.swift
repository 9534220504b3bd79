internal import Heed

/// Makes texts of documents fit to be shown: they are hostile until then.
enum PromptText {
  /// The most bytes of notes that are shown.
  static let longestNotes = 20_000
  /// The most bytes of a name, version or title.
  static let longestLine = 200
  /// The most bytes of a message.
  static let longestMessage = 1_000

  /// A text without control characters and without marks that turn the direction of what follows; one
  /// that is too long ends with an ellipsis.
  ///
  /// - Parameters:
  ///   - text: As a document has it.
  ///   - limit: The most bytes that are kept.
  ///   - isLine: Whether line ends become spaces.
  /// - Returns: The text, without white space at its ends.
  static func cleaned(_ text: String, limit: Int, isLine: Bool = false) -> String {
    var result: [UInt8] = []
    var newlines = 0
    // What is far too long is not even looked at.
    let bytes = Array(text.utf8.prefix(limit * 2))
    var index = 0
    while index < bytes.count, result.count < limit {
      let byte = bytes[index]
      if byte == 0x0A || byte == 0x0D {
        if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
        newlines += 1
        // More than one empty line would only push the rest away.
        if isLine {
          if newlines == 1 { result.append(0x20) }
        } else if newlines <= 2 {
          result.append(0x0A)
        }
        index += 1
        continue
      }
      let dropped = droppedLength(bytes, at: index)
      if dropped > 0 {
        index += dropped
        continue
      }
      if byte != 0x20 && byte != 0x09 { newlines = 0 }
      result.append(byte == 0x09 ? 0x20 : byte)
      index += 1
    }
    let isCut = index < bytes.count || text.utf8.count > bytes.count
    if isCut {
      // A letter that was cut through goes with the rest.
      while let last = result.last, last & 0xC0 == 0x80 { result.removeLast() }
      if let last = result.last, last & 0x80 != 0 { result.removeLast() }
      result += "…".bytes
    }
    return String(bytes: trimmed(result))
  }

  /// How many bytes from a place on make something that is not shown; 0 for what is.
  private static func droppedLength(_ bytes: [UInt8], at index: Int) -> Int {
    let byte = bytes[index]
    if byte < 0x20 && byte != 0x09 || byte == 0x7F { return 1 }
    func next(_ offset: Int) -> UInt8 {
      index + offset < bytes.count ? bytes[index + offset] : 0
    }
    // The second row of control characters.
    if byte == 0xC2, (0x80...0x9F).contains(next(1)) { return 2 }
    // Embeddings and overrides, isolates: U+202A to U+202E, U+2066 to U+2069.
    if byte == 0xE2, next(1) == 0x80, (0xAA...0xAE).contains(next(2)) { return 3 }
    if byte == 0xE2, next(1) == 0x81, (0xA6...0xA9).contains(next(2)) { return 3 }
    return 0
  }

  private static func trimmed(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    var slice = bytes[...]
    while let first = slice.first, first == 0x20 || first == 0x0A { slice.removeFirst() }
    while let last = slice.last, last == 0x20 || last == 0x0A { slice.removeLast() }
    return slice
  }

  /// The letters of HTML alone, for an app that reads no markup: tags are dropped, those that end a
  /// line end one, and the commonest references are read.
  static func withoutTags(_ html: String) -> String {
    let bytes = Array(html.utf8.prefix(longestNotes * 2))
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "<"), index + 1 < bytes.count, beginsTag(bytes[index + 1]) {
        var end = index + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: ">") { end += 1 }
        let name = tagName(bytes[(index + 1)..<end])
        if WordList("p br li div h1 h2 h3 h4 h5 h6 ul ol tr").index(of: name) != nil,
          result.last != 0x0A, !result.isEmpty
        {
          result.append(0x0A)
        }
        let isListItem =
          WordList("li").index(of: name) != nil && bytes[index + 1] != UInt8(ascii: "/")
        if isListItem { result += "• ".bytes }
        index = end + 1
      } else if byte == UInt8(ascii: "&"), let (letters, length) = reference(bytes, at: index) {
        result += letters
        index += length
      } else {
        // Line ends of the source are no more than spaces.
        let isSpace = byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
        if !isSpace {
          result.append(byte)
        } else if result.last != 0x20, result.last != 0x0A {
          result.append(0x20)
        }
        index += 1
      }
    }
    return String(bytes: result)
  }

  private static func beginsTag(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "!")
  }

  private static func tagName(_ tag: ArraySlice<UInt8>) -> [UInt8] {
    let start = tag.first == UInt8(ascii: "/") ? tag.dropFirst() : tag
    return start.prefix(10).prefix {
      (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0)
    }.map { $0 | 0x20 }
  }

  private static func reference(_ bytes: [UInt8], at index: Int) -> ([UInt8], Int)? {
    let rest = bytes[(index + 1)...].prefix(6)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let letters = WordList("& < > \" ' '")
    let name = Array(rest[..<end])
    guard let place = WordList("amp lt gt quot apos #39 nbsp").index(of: name) else { return nil }
    let length = end - index + 1
    return (place == 6 ? [0x20] : letters[place].bytes, length)
  }
}
