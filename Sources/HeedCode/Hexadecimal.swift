/// Numbers as hexadecimal digits.
enum Hexadecimal {
  /// The digits of a number in capitals, at least as many as asked for.
  static func digits(_ value: UInt32, atLeast least: Int = 1) -> [UInt8] {
    var rest = value
    var digits: [UInt8] = []
    while rest > 0 || digits.count < least {
      let digit = UInt8(rest & 15)
      digits.append(digit < 10 ? 0x30 + digit : 0x37 + digit)
      rest >>= 4
    }
    return digits.reversed()
  }
}
