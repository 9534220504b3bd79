internal import Heed

/// A version as Siren 7 reads one: pieces between dots, of which those that are no whole number of 64
/// bits count as zero and empty ones not at all.
struct SirenVersion: Hashable, Sendable {
  /// The pieces without the zeros at the end.
  private let pieces: [Int64]

  init(_ bytes: [UInt8]) {
    var pieces: [Int64] = []
    for piece in bytes.split(separator: UInt8(ascii: ".")) {
      pieces.append(SirenVersion.value(of: piece) ?? 0)
    }
    while let last = pieces.last, last == 0 { pieces.removeLast() }
    self.pieces = pieces
  }

  subscript(place: Int) -> Int64 { place < pieces.count ? pieces[place] : 0 }

  /// How the version stands to another, and the first place where they differ.
  func order(to other: SirenVersion) -> (order: VersionOrder, place: Int) {
    for place in 0..<max(pieces.count, other.pieces.count) {
      let order = VersionOrder.of(self[place], other[place])
      if order != .same { return (order, place) }
    }
    return (.same, 0)
  }

  /// What Swift's `Int` reads: a sign perhaps, then digits alone, within 64 bits.
  private static func value(of piece: ArraySlice<UInt8>) -> Int64? {
    var digits = piece
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
    if digits.isEmpty { return nil }
    var value: Int64 = 0
    for byte in digits {
      guard byte >= 0x30 && byte <= 0x39 else { return nil }
      let digit = Int64(byte - 0x30)
      // Counted downwards, because there is one number more below zero.
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (difference, isBelow) = product.subtractingReportingOverflow(digit)
      if isTooLarge || isBelow { return nil }
      value = difference
    }
    if isNegative { return value }
    return value == .min ? nil : -value
  }
}
