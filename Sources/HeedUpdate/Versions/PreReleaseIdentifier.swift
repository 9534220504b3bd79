/// A part of a pre-release between two dots.
enum PreReleaseIdentifier: Hashable, Comparable, Sendable {
  case number(WholeNumber)
  case word([UInt8])

  /// Numbers by value, words by their bytes, a number before a word.
  static func < (first: PreReleaseIdentifier, second: PreReleaseIdentifier) -> Bool {
    switch (first, second) {
    case (.number(let first), .number(let second)): first < second
    case (.number, .word): true
    case (.word, .number): false
    case (.word(let first), .word(let second)): first.lexicographicallyPrecedes(second)
    }
  }
}
