/// Finds the name that was probably meant.
package enum Spelling {
  /// The nearest of the names, if it is near enough to have been meant: at most two changes, and
  /// fewer than half of the longer of the two.
  @inline(never)
  package static func closest(to word: String, among names: [String]) -> String? {
    let bytes = word.bytes
    // A longer one was not a slip, and a hostile document may hold many.
    if bytes.count > 40 { return nil }
    var best: String?
    var least = 3
    for name in names {
      // So many changes are needed at least, and there may be thousands of names.
      let lengths = name.utf8.count - bytes.count
      if lengths >= least || -lengths >= least { continue }
      let other = name.bytes
      let changes = distance(bytes, other)
      if changes < least, changes * 2 < max(bytes.count, other.count) {
        least = changes
        best = name
      }
    }
    return best
  }

  /// How many bytes have to be put in, left out or changed to make one of the other.
  ///
  /// Two neighbours that have changed places count as one change, the case of a letter as none.
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let isSame = folded(first[row]) == folded(second[column])
        var changes = min(
          last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, folded(first[row]) == folded(second[column - 1]),
          folded(first[row - 1]) == folded(second[column])
        {
          changes = min(changes, beforeLast[column - 1] + 1)
        }
        current.append(changes)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }
}
