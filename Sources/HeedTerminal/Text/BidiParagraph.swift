/// The levels of a paragraph's characters by the Unicode Bidirectional Algorithm (UAX 9).
struct BidiParagraph {
  /// The level of the paragraph: 0 from left to right, 1 from right to left.
  let baseLevel: UInt8
  /// The level of each character. Those that the algorithm takes out have their neighbour's.
  private(set) var levels: [UInt8]

  let original: [BidiClass]
  var classes: [BidiClass]
  /// Where the isolate of an initiator ends, by the initiator's place.
  private var matches: [Int: Int] = [:]

  /// Levels deeper than this are not made.
  private static let deepest: UInt8 = 125

  /// Works out the levels.
  ///
  /// - Parameters:
  ///   - classes: The class of each character.
  ///   - level: The paragraph's level; nothing lets its first strong character decide.
  ///   - fallback: The level where there is no such character.
  ///   - scalars: The characters, for their brackets; nothing where they are not known.
  init(
    classes: [BidiClass], level: UInt8? = nil, fallback: UInt8 = 0, scalars: [Unicode.Scalar] = []
  ) {
    original = classes
    self.classes = classes
    levels = Array(repeating: 0, count: classes.count)
    matches = Self.isolates(in: classes)
    baseLevel =
      level ?? Self.firstStrong(in: classes, 0..<classes.count, matches: matches) ?? fallback
    resolveExplicit()
    for sequence in sequences() {
      resolveWeak(sequence)
      resolveBrackets(sequence, scalars)
      resolveNeutral(sequence)
    }
    resolveImplicit()
  }

  // MARK: Paragraph level (P2, P3)

  private static func isolates(in classes: [BidiClass]) -> [Int: Int] {
    var matches: [Int: Int] = [:]
    var open: [Int] = []
    for (index, kind) in classes.enumerated() {
      if kind.isIsolateInitiator {
        open.append(index)
      } else if kind == .pdi, let start = open.popLast() {
        matches[start] = index
      } else if kind == .b {
        open = []
      }
    }
    return matches
  }

  private static func firstStrong(
    in classes: [BidiClass], _ range: Range<Int>, matches: [Int: Int]
  ) -> UInt8? {
    var index = range.lowerBound
    while index < range.upperBound {
      switch classes[index] {
      case .l: return 0
      case .r, .al: return 1
      case .lri, .rli, .fsi: index = matches[index] ?? range.upperBound
      case .b: return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  // MARK: Explicit levels (X1 to X8)

  private struct Status {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  private mutating func resolveExplicit() {
    var stack = [Status(level: baseLevel, override: nil, isIsolate: false)]
    var overflowIsolates = 0
    var overflowEmbeddings = 0
    var validIsolates = 0

    func next(isOdd: Bool) -> UInt8? {
      let level = stack[stack.count - 1].level
      let next = isOdd ? (level + 1) | 1 : (level + 2) & ~1
      let fits = next <= Self.deepest && overflowIsolates == 0 && overflowEmbeddings == 0
      return fits ? next : nil
    }

    for index in classes.indices {
      let top = stack[stack.count - 1]
      let kind = original[index]
      switch kind {
      case .rle, .lre, .rlo, .lro:
        levels[index] = top.level
        if let level = next(isOdd: kind == .rle || kind == .rlo) {
          let override: BidiClass? = kind == .rlo ? .r : kind == .lro ? .l : nil
          stack.append(Status(level: level, override: override, isIsolate: false))
        } else if overflowIsolates == 0 {
          overflowEmbeddings += 1
        }
      case .rli, .lri, .fsi:
        levels[index] = top.level
        if let override = top.override { classes[index] = override }
        var isOdd = kind == .rli
        if kind == .fsi {
          let end = matches[index] ?? classes.count
          isOdd = Self.firstStrong(in: original, index + 1..<end, matches: matches) == 1
        }
        if let level = next(isOdd: isOdd) {
          validIsolates += 1
          stack.append(Status(level: level, override: nil, isIsolate: true))
        } else {
          overflowIsolates += 1
        }
      case .pdi:
        if overflowIsolates > 0 {
          overflowIsolates -= 1
        } else if validIsolates > 0 {
          overflowEmbeddings = 0
          while stack.count > 1, !stack[stack.count - 1].isIsolate { stack.removeLast() }
          stack.removeLast()
          validIsolates -= 1
        }
        let status = stack[stack.count - 1]
        levels[index] = status.level
        if let override = status.override { classes[index] = override }
      case .pdf:
        levels[index] = top.level
        if overflowIsolates == 0 {
          if overflowEmbeddings > 0 {
            overflowEmbeddings -= 1
          } else if !top.isIsolate, stack.count > 1 {
            stack.removeLast()
          }
        }
      case .b: levels[index] = baseLevel
      case .bn: levels[index] = top.level
      default:
        levels[index] = top.level
        if let override = top.override { classes[index] = override }
      }
    }
  }

  // MARK: Isolating run sequences (X10)

  /// Characters that are ordered together.
  struct Sequence {
    var places: [Int] = []
    var level: UInt8 = 0
    var start = BidiClass.l
    var end = BidiClass.l
    /// The direction of the sequence's own level.
    var embedding: BidiClass { level % 2 == 1 ? .r : .l }
  }

  private func sequences() -> [Sequence] {
    // Runs of one level without what rule X9 takes out.
    var runs: [[Int]] = []
    for index in original.indices where !original[index].isRemoved {
      if let last = runs.last?.last, levels[last] == levels[index] {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
      }
    }
    var runOfPlace: [Int: Int] = [:]
    for (number, run) in runs.enumerated() {
      if let first = run.first, original[first] == .pdi { runOfPlace[first] = number }
    }
    let continued = Set(matches.values)
    var sequences: [Sequence] = []
    for run in runs {
      guard let first = run.first else { continue }
      if original[first] == .pdi, continued.contains(first) { continue }
      var sequence = Sequence(places: run, level: levels[first])
      var last = run[run.count - 1]
      while original[last].isIsolateInitiator, let match = matches[last],
        let next = runOfPlace[match], let end = runs[next].last
      {
        sequence.places += runs[next]
        last = end
      }
      bound(&sequence)
      sequences.append(sequence)
    }
    return sequences
  }

  /// The directions at both ends of a sequence.
  private func bound(_ sequence: inout Sequence) {
    let first = sequence.places[0]
    let last = sequence.places[sequence.places.count - 1]
    var before = baseLevel
    var index = first - 1
    while index >= 0 {
      if !original[index].isRemoved {
        before = levels[index]
        break
      }
      index -= 1
    }
    var after = baseLevel
    if !(original[last].isIsolateInitiator && matches[last] == nil) {
      index = last + 1
      while index < original.count {
        if !original[index].isRemoved {
          after = levels[index]
          break
        }
        index += 1
      }
    }
    sequence.start = max(before, sequence.level) % 2 == 1 ? .r : .l
    sequence.end = max(after, sequence.level) % 2 == 1 ? .r : .l
  }

  // MARK: Weak types (W1 to W7)

  private mutating func resolveWeak(_ sequence: Sequence) {
    let places = sequence.places
    // W1: a mark is like what it stands on.
    var previous = sequence.start
    for place in places {
      if classes[place] == .nsm { classes[place] = previous }
      let kind = classes[place]
      previous = kind.isIsolateInitiator || kind == .pdi ? .on : kind
    }
    // W2 and W3: numbers after Arabic letters.
    var strong = sequence.start
    for place in places {
      switch classes[place] {
      case .l, .r, .al: strong = classes[place]
      case .en: if strong == .al { classes[place] = .an }
      default: break
      }
    }
    for place in places where classes[place] == .al { classes[place] = .r }
    // W4: a single separator between two numbers.
    if places.count > 2 {
      for index in 1..<places.count - 1 {
        let kind = classes[places[index]]
        let before = classes[places[index - 1]]
        guard before == classes[places[index + 1]] else { continue }
        if before == .en, kind == .es || kind == .cs { classes[places[index]] = .en }
        if before == .an, kind == .cs { classes[places[index]] = .an }
      }
    }
    // W5 and W6: signs beside European numbers; what is left of them is neutral.
    var index = 0
    while index < places.count {
      guard classes[places[index]] == .et else {
        index += 1
        continue
      }
      var end = index
      while end < places.count, classes[places[end]] == .et { end += 1 }
      let isBeside =
        (index > 0 && classes[places[index - 1]] == .en)
        || (end < places.count && classes[places[end]] == .en)
      for place in places[index..<end] { classes[place] = isBeside ? .en : .on }
      index = end
    }
    for place in places {
      switch classes[place] {
      case .es, .et, .cs: classes[place] = .on
      default: break
      }
    }
    // W7: European numbers after left-to-right letters.
    strong = sequence.start
    for place in places {
      switch classes[place] {
      case .l, .r: strong = classes[place]
      case .en: if strong == .l { classes[place] = .l }
      default: break
      }
    }
  }

  // MARK: Neutral types (N1, N2) and levels (I1, I2)

  private mutating func resolveNeutral(_ sequence: Sequence) {
    let places = sequence.places
    var before = sequence.start
    var index = 0
    while index < places.count {
      let kind = classes[places[index]]
      guard kind.isNeutral else {
        before = kind == .l ? .l : .r
        index += 1
        continue
      }
      var end = index
      while end < places.count, classes[places[end]].isNeutral { end += 1 }
      var after = sequence.end
      if end < places.count { after = classes[places[end]] == .l ? .l : .r }
      let direction = before == after ? before : sequence.embedding
      for place in places[index..<end] { classes[place] = direction }
      index = end
    }
  }

  private mutating func resolveImplicit() {
    var last = baseLevel
    for index in original.indices {
      if original[index].isRemoved {
        levels[index] = last
        continue
      }
      let level = levels[index]
      switch (level % 2, classes[index]) {
      case (0, .r): levels[index] = level + 1
      case (0, .an), (0, .en): levels[index] = level + 2
      case (1, .l), (1, .en), (1, .an): levels[index] = level + 1
      default: break
      }
      last = levels[index]
    }
  }
}
