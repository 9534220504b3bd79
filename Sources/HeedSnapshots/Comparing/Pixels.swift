/// A picture as numbers, row by row from the top.
struct Pixels: Hashable, Sendable {
  let width: Int
  let height: Int
  /// One word a pixel, 0xAARRGGBB; the colours are multiplied by the opacity.
  var words: [UInt32]

  /// Makes a picture of one colour.
  init(width: Int, height: Int, word: UInt32 = 0xFFFF_FFFF) {
    self.init(
      width: width, height: height, words: [UInt32](repeating: word, count: width * height))
  }

  init(width: Int, height: Int, words: [UInt32]) {
    self.width = width
    self.height = height
    self.words = words
  }

  subscript(x: Int, y: Int) -> UInt32 {
    get { words[y * width + x] }
    set { words[y * width + x] = newValue }
  }
}
