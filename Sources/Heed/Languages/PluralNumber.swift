/// A number as it is written, for the choice of a plural form: in many languages `1` and `1.0` take
/// different ones.
public struct PluralNumber: Hashable, Sendable {
  /// The whole part without its sign; of a longer one its last fifteen digits, and 10 to the 15th.
  package var whole: UInt64
  /// How many digits stand behind the point, at most fifteen.
  package var digitCount: Int
  /// Those digits as a number, and the same without zeros at the end.
  package var fraction: UInt64
  package var trimmedFraction: UInt64

  private static let most: UInt64 = 1_000_000_000_000_000

  /// Makes a whole number.
  public init(_ number: Int) {
    whole = UInt64(number.magnitude)
    digitCount = 0
    fraction = 0
    trimmedFraction = 0
  }

  /// Reads a number such as `12`, `-1.50` or `.5`; nothing where it is none.
  public init?(_ text: String) {
    self.init(0)
    var digits = 0
    var isBehindPoint = false
    for (index, byte) in text.bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        if index > 0 { return nil }
      case UInt8(ascii: "."):
        if isBehindPoint { return nil }
        isBehindPoint = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        add(UInt64(byte - UInt8(ascii: "0")), isBehindPoint)
      default: return nil
      }
    }
    if digits == 0 { return nil }
    trimmedFraction = fraction
    while trimmedFraction > 0, trimmedFraction % 10 == 0 { trimmedFraction /= 10 }
  }

  private mutating func add(_ digit: UInt64, _ isBehindPoint: Bool) {
    if isBehindPoint {
      if digitCount == 15 { return }
      digitCount += 1
      fraction = fraction * 10 + digit
    } else {
      let isLong = whole >= Self.most / 10
      whole = (whole % (Self.most / 10)) * 10 + digit
      if isLong { whole += Self.most }
    }
  }

  /// The value, where nothing but zeros stands behind the point.
  var exact: UInt64? { trimmedFraction == 0 ? whole : nil }
}
