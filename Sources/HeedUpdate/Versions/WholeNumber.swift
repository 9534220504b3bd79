/// A whole number of any length, not below zero.
struct WholeNumber: Hashable, Comparable, Sendable {
  /// The number where it has at most 18 digits.
  private let short: UInt64
  /// The digits, without leading zeros, where there are more.
  private let long: [UInt8]

  static let zero = WholeNumber(0)

  init(_ value: UInt64) {
    short = value
    long = []
  }

  /// Makes the number that these ASCII digits write; leading zeros do not count.
  init(digits: ArraySlice<UInt8>) {
    let digits = digits.drop { $0 == UInt8(ascii: "0") }
    if digits.count <= 18 {
      var value: UInt64 = 0
      for digit in digits { value = value * 10 + UInt64(digit - UInt8(ascii: "0")) }
      short = value
      long = []
    } else {
      short = .max
      long = Array(digits)
    }
  }

  var isZero: Bool { short == 0 }

  var text: String { long.isEmpty ? short.description : String(decoding: long, as: UTF8.self) }

  static func < (first: WholeNumber, second: WholeNumber) -> Bool {
    if first.long.isEmpty || second.long.isEmpty { return first.short < second.short }
    if first.long.count != second.long.count { return first.long.count < second.long.count }
    for index in first.long.indices where first.long[index] != second.long[index] {
      return first.long[index] < second.long[index]
    }
    return false
  }
}
