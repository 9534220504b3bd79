internal import Heed

/// Colours as they are typed.
enum ColorName {
  /// The colour of a name such as `red`, or of `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
  static func color(_ text: String) -> Color? {
    if let named = Color.Named(name: Name(text)) { return Color(named: named) }
    guard text.utf8.first == 0x23 else { return nil }
    var digits: [UInt32] = []
    for byte in text.utf8.dropFirst() {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      digits.append(UInt32(digit))
    }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    let value = digits.prefix(6).reduce(0) { $0 << 4 | $1 }
    let alpha = digits.dropFirst(6).reduce(0) { $0 << 4 | $1 }
    return Color(hex: value, alpha: digits.count == 8 ? Double(alpha) / 255 : 1)
  }
}
