/// Writes bytes as text.
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The letters of some bytes, filled up with `=`.
  static func text(of bytes: [UInt8]) -> [UInt8] {
    let count = (bytes.count + 2) / 3 * 4
    return [UInt8](unsafeUninitializedCapacity: count) { text, written in
      for group in 0..<count / 4 {
        let start = group * 3
        let rest = bytes.count - start
        let word =
          UInt32(bytes[start]) << 16 | UInt32(rest > 1 ? bytes[start + 1] : 0) << 8
          | UInt32(rest > 2 ? bytes[start + 2] : 0)
        for place in 0..<4 {
          let isFilled = place <= rest
          let digit = digits[Int(word >> UInt32(18 - 6 * place)) & 63]
          text[group * 4 + place] = isFilled ? digit : UInt8(ascii: "=")
        }
      }
      written = count
    }
  }
}
