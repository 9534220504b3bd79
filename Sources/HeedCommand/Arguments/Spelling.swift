/// Guesses what was meant by a word that is not known.
package enum Spelling {
  /// The word that is nearest, if any is near enough to have been meant.
  package static func closest(to word: String, among words: [String]) -> String? {
    var best: String?
    var least = max(1, word.utf8.count / 3) + 1
    for candidate in words {
      let distance = distance(Array(word.utf8), Array(candidate.utf8))
      if distance < least {
        least = distance
        best = candidate
      }
    }
    return best
  }

  /// The fewest letters to add, leave out, replace or swap with their neighbour, in any case.
  static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    let one = first.map(folded)
    let two = second.map(folded)
    var before = [Int](repeating: 0, count: two.count + 1)
    var above = Array(0...two.count)
    for row in one.indices {
      var current = [row + 1]
      for column in two.indices {
        let isSame = one[row] == two[column]
        var cost = min(
          above[column] + (isSame ? 0 : 1), above[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, one[row] == two[column - 1], one[row - 1] == two[column] {
          cost = min(cost, before[column - 1] + 1)
        }
        current.append(cost)
      }
      before = above
      above = current
    }
    return above[two.count]
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }
}
