internal import Heed

/// The pieces in which a long paragraph is broken into lines.
///
/// Pango takes time that grows faster than the length of what has no spaces, and a line of more than
/// two million points is more than it can count.
struct ParagraphPieces {
  private let paragraph: Range<Int>
  private let bytes: [UInt8]
  /// The most bytes that Pango can count the width of.
  private let most: Int
  private let isOneLine: Bool
  private var start: Int
  private var length = 0

  /// A paragraph without a space for as many bytes is taken in small pieces.
  private static let longWord = 256

  init(of paragraph: Range<Int>, in shaper: TextShaper) {
    self.paragraph = paragraph
    bytes = shaper.bytes
    let request = shaper.request
    // An em and a half for each byte is more than letters take.
    most = min(65_536, Int(ParagraphLayout.widest / (shaper.largestSize * 1.5)))
    isOneLine = request.lineLimit == 1 || request.width >= ParagraphLayout.widest
    start = paragraph.lowerBound
    begin()
  }

  /// The piece to break next.
  var next: Range<Int> {
    guard paragraph.upperBound - start > length else { return start..<paragraph.upperBound }
    var end = start + length
    // Not within a character.
    while end > start + 1, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return start..<end
  }

  /// Goes on behind what has been broken.
  mutating func advance(to byte: Int) {
    start = byte
    begin()
  }

  /// Takes more at once, where that is possible.
  mutating func grow() -> Bool {
    guard length < most else { return false }
    length = min(most, length * 2)
    return true
  }

  private mutating func begin() {
    let usual = isOneLine ? most : 8_192
    length = min(most, usual)
    if !isOneLine, hasLongWord { length = min(most, 512) }
  }

  private var hasLongWord: Bool {
    var letters = 0
    for byte in bytes[start..<min(paragraph.upperBound, start + length)] {
      letters = byte == 0x20 ? 0 : letters + 1
      if letters > Self.longWord { return true }
    }
    return false
  }
}
