internal import Heed

/// Writes numbers in plain digits, as a format asks for.
enum DecimalText {
  /// A number with so many digits behind the point; half goes to the even digit.
  ///
  /// Nothing where the text is no number.
  static func fixed(_ text: String, digits: Int) -> String? {
    guard var parts = parts(text) else { return nil }
    let digits = min(digits, 100)
    while parts.fraction.count < digits { parts.fraction.append(UInt8(ascii: "0")) }
    var all = parts.whole + parts.fraction.prefix(digits)
    let rest = parts.fraction.dropFirst(digits)
    if let first = rest.first {
      let isMore = rest.dropFirst().contains { $0 != UInt8(ascii: "0") }
      let isOdd = (all.last ?? 0) & 1 == 1
      let half = UInt8(ascii: "5")
      if first > half || first == half && (isMore || isOdd) { all = addingOne(all) }
    }
    let whole = all.dropLast(digits)
    var bytes: [UInt8] = parts.isNegative ? [UInt8(ascii: "-")] : []
    bytes += whole
    if digits > 0 { bytes += [UInt8(ascii: ".")] + all.suffix(digits) }
    return String(bytes: bytes)
  }

  /// The whole number that a text is; nothing where it is none, or has something behind the point.
  static func whole(_ text: String) -> Int64? {
    guard let parts = parts(text), parts.whole.count <= 19,
      parts.fraction.allSatisfy({ $0 == UInt8(ascii: "0") })
    else { return nil }
    var value: Int64 = 0
    for digit in parts.whole {
      let (tens, isOver) = value.multipliedReportingOverflow(by: 10)
      let (sum, isOverToo) = tens.addingReportingOverflow(Int64(digit - UInt8(ascii: "0")))
      if isOver || isOverToo { return nil }
      value = sum
    }
    return parts.isNegative ? -value : value
  }

  private static func parts(
    _ text: String
  ) -> (isNegative: Bool, whole: [UInt8], fraction: [UInt8])? {
    var bytes = text.bytes[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative || bytes.first == UInt8(ascii: "+") { bytes = bytes.dropFirst() }
    if bytes.count > 400 { return nil }
    if bytes.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
      // An exponent: 1e3 is 1000.0 then, and what is too large for that has no other form.
      guard let value = Double(text), value.isFinite else { return nil }
      let plain = value.description
      if plain.bytes.contains(UInt8(ascii: "e")) { return nil }
      return parts(plain)
    }
    let point = bytes.firstIndex(of: UInt8(ascii: ".")) ?? bytes.endIndex
    var whole = Array(bytes[..<point].drop { $0 == UInt8(ascii: "0") })
    let fraction = Array(bytes[point...].dropFirst())
    if bytes.count == (point < bytes.endIndex ? 1 : 0) { return nil }
    for digit in whole + fraction where digit < UInt8(ascii: "0") || digit > UInt8(ascii: "9") {
      return nil
    }
    if whole.isEmpty { whole = [UInt8(ascii: "0")] }
    return (isNegative, whole, fraction)
  }

  private static func addingOne(_ digits: [UInt8]) -> [UInt8] {
    var digits = digits
    var place = digits.count
    while place > 0 {
      place -= 1
      if digits[place] < UInt8(ascii: "9") {
        digits[place] += 1
        return digits
      }
      digits[place] = UInt8(ascii: "0")
    }
    return [UInt8(ascii: "1")] + digits
  }
}
