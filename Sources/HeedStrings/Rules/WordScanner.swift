internal import Heed

/// Finds the words of a text, without its places for values.
enum WordScanner {
  /// The words, as their bytes; digits and hyphens count to the word that they stand in.
  static func words(in text: String) -> [[UInt8]] {
    var words: [[UInt8]] = []
    for piece in FormatText(text, knowsOwn: true).pieces {
      guard case .words(let bytes) = piece else { continue }
      var word: [UInt8] = []
      for byte in bytes + [0x20] {
        if isPart(byte) {
          word.append(byte)
        } else if !word.isEmpty {
          if word.contains(where: isLetter) { words.append(word) }
          word = []
        }
      }
    }
    return words
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      || byte == UInt8(ascii: "-")
  }
}
