extension PictureComparison {
  /// What was expected, what is there, and what differs, beside each other: in the third picture
  /// different pixels are red on a faint copy.
  var picture: Pixels {
    let parts = [expected, actual, marked]
    let gap = 8
    let height = parts.map { $0.height }.max() ?? 1
    let width = parts.reduce(0) { $0 + $1.width } + gap * (parts.count - 1)
    var sheet = Pixels(width: width, height: height, word: 0xFF80_8080)
    var left = 0
    for part in parts {
      for row in 0..<part.height {
        let from = row * part.width
        let to = row * width + left
        sheet.words.replaceSubrange(
          to..<to + part.width, with: part.words[from..<from + part.width])
      }
      left += part.width + gap
    }
    return sheet
  }

  private static let red: UInt32 = 0xFFE0_0020

  /// A faint copy with what differs in red; where the sizes differ, what only one of them has.
  private var marked: Pixels {
    if hasSameSize {
      var marked = actual
      marked.words = marked.words.map { Self.faint($0) }
      for index in different { marked.words[index] = Self.red }
      return marked
    }
    var marked = Pixels(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height),
      word: Self.red)
    for row in 0..<min(expected.height, actual.height) {
      for column in 0..<min(expected.width, actual.width) {
        marked[column, row] = Self.faint(actual[column, row])
      }
    }
    return marked
  }

  /// A quarter of a pixel's brightness, on white.
  private static func faint(_ word: UInt32) -> UInt32 {
    let sum = (word >> 16 & 0xFF) + (word >> 8 & 0xFF) + (word & 0xFF)
    let grey = 191 + sum / 12
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }
}
