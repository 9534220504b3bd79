/// Whole numbers as text: less code than the standard library's, which knows every radix.
package enum Digits {
  /// The decimal digits of a number, after a minus sign where it is less than zero.
  @inline(never)
  package static func of(_ number: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = number.magnitude
    repeat {
      bytes.add(0x30 + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    if number < 0 { bytes.add(0x2D) }
    var first = 0
    var last = bytes.count - 1
    while first < last {
      bytes.swapAt(first, last)
      first += 1
      last -= 1
    }
    return bytes
  }
}
