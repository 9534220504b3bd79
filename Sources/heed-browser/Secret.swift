/// A word that cannot be guessed.
struct Secret: Hashable {
  let text: String

  /// Makes one of 128 bits from the system's source of chance.
  init() {
    var source = SystemRandomNumberGenerator()
    let digits = Array("0123456789abcdef".utf8)
    var bytes: [UInt8] = []
    for _ in 0..<2 {
      var bits: UInt64 = source.next()
      for _ in 0..<16 {
        bytes.append(digits[Int(bits & 15)])
        bits >>= 4
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a text is the word; how long it takes says nothing about where it differs.
  func matches<Text: StringProtocol>(_ other: Text) -> Bool {
    guard other.utf8.count == text.utf8.count else { return false }
    return zip(text.utf8, other.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
