internal import Heed

/// Turns places in a text between UTF-8 bytes, in which the core counts, and UTF-16 units, in which
/// TextKit does.
struct TextRangeMap {
  /// How many units stand before each byte, and at the end; nothing for ASCII, where both are equal.
  private let units: [Int]?
  /// The text's length in bytes.
  let byteCount: Int
  /// The text's length in units.
  let unitCount: Int

  init(_ text: String) {
    let bytes = text.utf8
    byteCount = bytes.count
    guard bytes.contains(where: { $0 >= 0x80 }) else {
      units = nil
      unitCount = byteCount
      return
    }
    var before = 0
    var last = 0
    var units: [Int] = []
    units.reserveCapacity(byteCount + 1)
    for byte in bytes {
      // A byte that goes on with a letter stands where the letter begins.
      if byte & 0xC0 != 0x80 {
        before += last
        last = byte >= 0xF0 ? 2 : 1
      }
      units.append(before)
    }
    units.append(before + last)
    self.units = units
    unitCount = before + last
  }

  /// The place in units of a place in bytes; one inside a letter counts as the letter's beginning.
  func unit(ofByte byte: Int) -> Int {
    let byte = min(max(0, byte), byteCount)
    return units?[byte] ?? byte
  }

  /// The place in bytes of a place in units; one inside a letter counts as the letter's end.
  func byte(ofUnit unit: Int) -> Int {
    let unit = min(max(0, unit), unitCount)
    guard let units else { return unit }
    var (low, high) = (0, byteCount)
    while low < high {
      let middle = (low + high) / 2
      if units[middle] < unit { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A range in units of a range in bytes.
  func units(ofBytes bytes: Range<Int>) -> Range<Int> {
    let start = unit(ofByte: bytes.lowerBound)
    return start..<max(start, unit(ofByte: bytes.upperBound))
  }

  /// A range in bytes of a range in units.
  func bytes(ofUnits units: Range<Int>) -> Range<Int> {
    let start = byte(ofUnit: units.lowerBound)
    return start..<max(start, byte(ofUnit: units.upperBound))
  }
}
