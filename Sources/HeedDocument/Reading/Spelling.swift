internal import Heed

/// Finds the name that was probably meant.
enum Spelling {
  /// The nearest of the names, if it is near enough: at most two changes, and fewer than half of it.
  static func nearest(to word: String, among names: [String]) -> String? {
    let bytes = word.bytes
    if bytes.count > 40 { return nil }
    var best: String?
    var least = 3
    for name in names {
      let changes = distance(bytes, name.bytes)
      if changes < least, changes * 2 < max(bytes.count, name.utf8.count) {
        least = changes
        best = name
      }
    }
    return best
  }

  /// How many bytes have to be put in, left out or changed to make one of the other.
  ///
  /// Two neighbours that have changed places, and a letter in the other case, count as one change.
  private static func distance(_ lhs: [UInt8], _ rhs: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...rhs.count)
    for row in lhs.indices {
      var current = [row + 1]
      for column in rhs.indices {
        var changes = min(
          last[column] + (lhs[row] == rhs[column] ? 0 : 1), last[column + 1] + 1,
          current[column] + 1)
        if row > 0, column > 0, lhs[row] == rhs[column - 1], lhs[row - 1] == rhs[column] {
          changes = min(changes, beforeLast[column - 1] + 1)
        }
        current.append(changes)
      }
      beforeLast = last
      last = current
    }
    return last[rhs.count]
  }
}
