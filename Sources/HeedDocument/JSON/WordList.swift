/// Words in one constant text, with a space between two.
struct WordList {
  private let text: StaticString

  init(_ text: StaticString) {
    self.text = text
  }

  /// The place of a word in the list, or nothing.
  @inline(never)
  func index(of word: [UInt8]) -> Int? {
    var index = 0
    var start = 0
    text.withUTF8Buffer { bytes in
      while start < bytes.count {
        let end = WordList.end(of: start, in: bytes)
        if end - start == word.count, bytes[start..<end].elementsEqual(word) { return }
        index += 1
        start = end + 1
      }
    }
    return start < text.utf8CodeUnitCount ? index : nil
  }

  /// The word at a place, which has to be in the list.
  subscript(index: Int) -> String {
    text.withUTF8Buffer { bytes in
      var start = 0
      for _ in 0..<index { start = WordList.end(of: start, in: bytes) + 1 }
      return String(decoding: bytes[start..<WordList.end(of: start, in: bytes)], as: UTF8.self)
    }
  }

  private static func end(of start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != 0x20 { end += 1 }
    return end
  }
}
