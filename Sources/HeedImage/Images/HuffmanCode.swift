/// A prefix code for symbols by how often each occurs, as the Deflate format numbers its codes.
struct HuffmanCode {
  /// Bits of each symbol's code; 0 for a symbol that does not occur.
  let lengths: [UInt8]
  /// The code of each symbol, its first bit the lowest.
  let codes: [UInt16]

  /// Makes the code that takes the fewest bits, none longer than the limit.
  ///
  /// At least two symbols have a code, since some readers want a whole tree.
  init(counts: [UInt32], limit: Int) {
    var counts = counts
    for symbol in 0..<2 where counts.lazy.filter({ $0 > 0 }).count < 2 {
      counts[symbol] = max(counts[symbol], 1)
    }
    var lengths = HuffmanCode.lengths(counts)
    while lengths.contains(where: { $0 > limit }) {
      // Rare symbols become less rare, which makes the tree flatter; soon it fits.
      counts = counts.map { $0 > 0 ? ($0 >> 1) + 1 : 0 }
      lengths = HuffmanCode.lengths(counts)
    }
    self.lengths = lengths
    codes = HuffmanCode.codes(lengths)
  }

  private static func lengths(_ counts: [UInt32]) -> [UInt8] {
    // Leaves come by their count, then branches in the order they are made, which is by count too.
    let leaves = counts.indices.filter { counts[$0] > 0 }.sorted {
      counts[$0] == counts[$1] ? $0 < $1 : counts[$0] < counts[$1]
    }
    var weights = leaves.map { UInt64(counts[$0]) }
    var parents = [Int](repeating: 0, count: max(0, 2 * leaves.count - 1))
    var leaf = 0
    var branch = leaves.count
    func next() -> Int {
      let isLeaf =
        leaf < leaves.count && (branch >= weights.count || weights[leaf] <= weights[branch])
      defer { if isLeaf { leaf += 1 } else { branch += 1 } }
      return isLeaf ? leaf : branch
    }
    for _ in 1..<max(1, leaves.count) {
      let first = next()
      let second = next()
      parents[first] = weights.count
      parents[second] = weights.count
      weights.append(weights[first] + weights[second])
    }
    var depths = [UInt8](repeating: 0, count: weights.count)
    for index in stride(from: weights.count - 2, through: 0, by: -1) {
      depths[index] = depths[parents[index]] + 1
    }
    var lengths = [UInt8](repeating: 0, count: counts.count)
    for (index, symbol) in leaves.enumerated() { lengths[symbol] = depths[index] }
    return lengths
  }

  private static func codes(_ lengths: [UInt8]) -> [UInt16] {
    var counts = [UInt16](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var starts = [UInt16](repeating: 0, count: 17)
    for length in 1..<16 { starts[length + 1] = (starts[length] &+ counts[length]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      let code = starts[Int(length)]
      starts[Int(length)] &+= 1
      return reversed(code, bits: Int(length))
    }
  }

  private static func reversed(_ code: UInt16, bits: Int) -> UInt16 {
    var (rest, result) = (code, UInt16(0))
    for _ in 0..<bits {
      result = result << 1 | rest & 1
      rest >>= 1
    }
    return result
  }
}
