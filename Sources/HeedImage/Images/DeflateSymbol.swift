/// The symbol that stands for a length or a distance, with the bits that say where in its range.
struct DeflateSymbol {
  let symbol: Int
  let extra: UInt64
  let extraBits: UInt64

  /// The symbol of a length from 3 to 258 bytes.
  @inline(__always)
  init(length: Int) {
    let value = UInt64(truncatingIfNeeded: length &- 3)
    guard value >= 8, length < 258 else {
      symbol = length == 258 ? 285 : 257 &+ Int(value)
      (extra, extraBits) = (0, 0)
      return
    }
    extraBits = UInt64(truncatingIfNeeded: 61 &- value.leadingZeroBitCount)
    symbol = 257 &+ Int(4 &* extraBits &+ value &>> extraBits)
    extra = value & (1 &<< extraBits &- 1)
  }

  /// The symbol of a distance from 1 to 32 768 bytes.
  @inline(__always)
  init(distance: Int) {
    let value = UInt64(truncatingIfNeeded: distance &- 1)
    guard value >= 4 else {
      symbol = Int(value)
      (extra, extraBits) = (0, 0)
      return
    }
    extraBits = UInt64(truncatingIfNeeded: 62 &- value.leadingZeroBitCount)
    symbol = Int(2 &* extraBits &+ value &>> extraBits)
    extra = value & (1 &<< extraBits &- 1)
  }
}
