internal import Heed

/// A word for a POSIX shell.
enum ShellWord {
  /// The text as one word, in single quotation marks unless it needs none; nothing inside is expanded.
  static func quoted(_ text: String) -> [UInt8] {
    let bytes = text.bytes
    var isPlain = !bytes.isEmpty
    for byte in bytes where !isSafe(byte) { isPlain = false }
    if isPlain { return bytes }
    var word: [UInt8] = [0x27]
    for byte in bytes {
      if byte == 0x27 {
        // It ends the quotation, stands for itself, and begins another.
        word += [0x27, 0x5C, 0x27, 0x27]
      } else {
        word.append(byte)
      }
    }
    word.append(0x27)
    return word
  }

  /// Whether a text can stand on a command line: some terminals act on control characters even where
  /// the shell does not, and marks of direction would show another line than is run.
  static func canHold(_ text: String) -> Bool {
    var hasNewline = false
    var hasMark = false
    for scalar in text.unicodeScalars {
      if scalar.value == 0x0A {
        hasNewline = true
      } else if Invisible.contains(scalar.value) {
        return false
      }
      if scalar.value == 0x21 { hasMark = true }
    }
    // Old shells look for their history in the later lines of a quotation.
    return !(hasNewline && hasMark)
  }

  private static func isSafe(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2C, 0x2D, 0x2E, 0x2F, 0x3A, 0x40, 0x5F: true
    default: false
    }
  }
}
