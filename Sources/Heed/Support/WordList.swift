/// Words in one constant text, with a space between two.
package struct WordList: ExpressibleByStringLiteral, Sendable {
  private let text: StaticString

  package init(stringLiteral text: StaticString) {
    self.text = text
  }

  /// The place of a word in the list, or nothing.
  @inline(never)
  package func index(of word: [UInt8]) -> Int? {
    var index = 0
    var start = 0
    text.withUTF8Buffer { bytes in
      while start < bytes.count {
        let end = WordList.end(of: start, in: bytes)
        if end - start == word.count {
          var place = 0
          while place < word.count, bytes[start + place] == word[place] { place += 1 }
          if place == word.count { return }
        }
        index += 1
        start = end + 1
      }
    }
    return start < text.utf8CodeUnitCount ? index : nil
  }

  /// The word at a place, which has to be in the list.
  package subscript(index: Int) -> String {
    @inline(never) get { String(bytes: bytes(at: index)) }
  }

  /// The bytes of the word at a place, which has to be in the list.
  @inline(never)
  package func bytes(at index: Int) -> [UInt8] {
    var word: [UInt8] = []
    var left = index
    for place in 0..<text.utf8CodeUnitCount {
      let byte = text.utf8Start[place]
      if byte == 0x20 {
        if left == 0 { break }
        left -= 1
      } else if left == 0 {
        word.add(byte)
      }
    }
    precondition(left == 0)
    return word
  }

  /// All the words.
  package var words: [String] {
    var words: [String] = []
    for index in 0..<count { words.append(self[index]) }
    return words
  }

  private var count: Int {
    var count = 1
    for index in 0..<text.utf8CodeUnitCount where text.utf8Start[index] == 0x20 { count += 1 }
    return count
  }

  private static func end(of start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != 0x20 { end += 1 }
    return end
  }
}
