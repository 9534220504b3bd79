/// Writes the markers of lists.
enum MarkerText {
  static func bullet(_ mark: ListRecord.Mark) -> String {
    switch mark {
    case .circle: "\u{25E6}"
    case .square: "\u{25AA}"
    default: "\u{2022}"
    }
  }

  static func checkbox(_ isOn: Bool) -> String { isOn ? "\u{2611}" : "\u{2610}" }

  /// A number in the form of a list, with a full stop.
  static func number(_ number: Int, _ mark: ListRecord.Mark) -> String {
    switch mark {
    case .lowerAlpha where number > 0: letters(number, from: 0x61) + "."
    case .upperAlpha where number > 0: letters(number, from: 0x41) + "."
    case .lowerRoman where (1..<4000).contains(number): roman(number, isUpper: false) + "."
    case .upperRoman where (1..<4000).contains(number): roman(number, isUpper: true) + "."
    default: number.description + "."
    }
  }

  /// a to z, then aa, ab and so on.
  private static func letters(_ number: Int, from first: UInt8) -> String {
    var bytes: [UInt8] = []
    var rest = number
    while rest > 0 {
      rest -= 1
      bytes.insert(first + UInt8(truncatingIfNeeded: rest % 26), at: 0)
      rest /= 26
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func roman(_ number: Int, isUpper: Bool) -> String {
    var bytes: [UInt8] = []
    var rest = number
    func take(_ value: Int, _ letters: StaticString) {
      while rest >= value {
        for index in 0..<letters.utf8CodeUnitCount {
          bytes.append(letters.utf8Start[index] | (isUpper ? 0 : 0x20))
        }
        rest -= value
      }
    }
    take(1000, "M")
    take(900, "CM")
    take(500, "D")
    take(400, "CD")
    take(100, "C")
    take(90, "XC")
    take(50, "L")
    take(40, "XL")
    take(10, "X")
    take(9, "IX")
    take(5, "V")
    take(4, "IV")
    take(1, "I")
    return String(decoding: bytes, as: UTF8.self)
  }
}
