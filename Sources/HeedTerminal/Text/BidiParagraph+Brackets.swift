extension BidiParagraph {
  /// Pairs are found with a stack of 63 places, as the rule says.
  private func pairs(_ sequence: Sequence, _ scalars: [Unicode.Scalar]) -> [(Int, Int)] {
    var open: [(closer: UInt32, index: Int)] = []
    var pairs: [(Int, Int)] = []
    for (index, place) in sequence.places.enumerated() where classes[place] == .on {
      guard let bracket = UnicodeTables.brackets[scalars[place]] else { continue }
      if bracket.mark == 1 {
        if open.count == 63 { return [] }
        open.append((Self.canonical(bracket.other.value), index))
      } else {
        let closer = Self.canonical(scalars[place].value)
        guard let match = open.lastIndex(where: { $0.closer == closer }) else { continue }
        pairs.append((open[match].index, index))
        open.removeLast(open.count - match)
      }
    }
    return pairs.sorted { $0.0 < $1.0 }
  }

  /// Two pairs of angle brackets are the same by Unicode's equivalence.
  private static func canonical(_ value: UInt32) -> UInt32 {
    switch value {
    case 0x2329: 0x3008
    case 0x232A: 0x3009
    default: value
    }
  }

  private func strong(_ place: Int) -> BidiClass? {
    switch classes[place] {
    case .l: .l
    case .r, .en, .an: .r
    default: nil
    }
  }

  /// Gives brackets in pairs the direction of what they hold (rule N0).
  mutating func resolveBrackets(_ sequence: Sequence, _ scalars: [Unicode.Scalar]) {
    guard scalars.count == original.count else { return }
    let pairs = pairs(sequence, scalars)
    guard !pairs.isEmpty else { return }
    let places = sequence.places
    // The strong classes as they change with each pair, so that looking back is not quadratic.
    for (start, end) in pairs {
      var found: BidiClass?
      for index in start + 1..<max(start + 1, end) {
        guard let kind = strong(places[index]) else { continue }
        found = kind
        if kind == sequence.embedding { break }
      }
      guard var direction = found else { continue }
      if direction != sequence.embedding {
        var context = sequence.start
        var index = start - 1
        while index >= 0 {
          if let kind = strong(places[index]) {
            context = kind
            break
          }
          index -= 1
        }
        if context != direction { direction = sequence.embedding }
      }
      set(start, direction, places)
      set(end, direction, places)
    }
  }

  /// Gives a bracket its direction, and the marks on it.
  private mutating func set(_ index: Int, _ direction: BidiClass, _ places: [Int]) {
    classes[places[index]] = direction
    var next = index + 1
    while next < places.count, original[places[next]] == .nsm {
      classes[places[next]] = direction
      next += 1
    }
  }
}
