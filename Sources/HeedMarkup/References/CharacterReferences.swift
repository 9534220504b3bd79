/// The names of characters that markup may use, such as `&eacute;`.
///
/// ``common`` is built in. The whole list is `CharacterReferences.all` of HeedMarkupEntities, a
/// library of its own, so that a web page need not carry it.
public struct CharacterReferences: Sendable {
  /// The graph of the names: per letter six characters of six bits, with the letter, whether it is
  /// the last of its siblings, whether a name ends here, the place of the letters that may follow,
  /// and the number of names that begin with an earlier sibling.
  private let nodes: StaticString
  /// Per name three characters with a scalar, and one with the number of a second scalar or 0.
  private let values: StaticString
  /// Three characters for each scalar that comes second.
  private let marks: StaticString

  /// Makes a list from tables that the package's script has made.
  package init(nodes: StaticString, values: StaticString, marks: StaticString) {
    self.nodes = nodes
    self.values = values
    self.marks = marks
  }

  /// A name that has been found.
  struct Match {
    /// The number of its bytes.
    var length: Int
    /// Its place among all names.
    var index: Int
  }

  /// The longest name that stands at a place.
  func longestMatch(in source: UnsafeBufferPointer<UInt8>, at start: Int) -> Match? {
    var best: Match?
    var place = 0
    var names = 0
    var index = start
    while index < source.count, let letter = Self.code(of: source[index]),
      let node = self.node(letter, from: place)
    {
      index += 1
      names += Int(node & 0xFFF)
      if node >> 25 & 1 == 1 {
        best = Match(length: index - start, index: names)
        names += 1
      }
      place = Int(node >> 12 & 0x1FFF)
      if place == 0 { break }
    }
    return best
  }

  /// Adds what a name stands for, in UTF-8.
  func append(_ match: Match, to bytes: inout [UInt8]) {
    bytes.append(scalar: Self.number(values, match.index * 4, 3))
    let mark = Int(Self.number(values, match.index * 4 + 3, 1))
    if mark > 0 { bytes.append(scalar: Self.number(marks, (mark - 1) * 3, 3)) }
  }

  /// The node of a letter among the siblings that begin at a place, without its letter.
  private func node(_ letter: UInt8, from place: Int) -> UInt32? {
    var offset = place * 6
    while offset + 6 <= nodes.utf8CodeUnitCount {
      let first = nodes.utf8Start[offset] &- 0x30
      let second = nodes.utf8Start[offset + 1] &- 0x30
      // The letter has the six highest of 33 bits.
      if first << 3 | second >> 3 == letter {
        return Self.number(nodes, offset + 1, 5) & 0x7FF_FFFF
      }
      if second >> 2 & 1 == 1 { return nil }
      offset += 6
    }
    return nil
  }

  private static func number(_ text: StaticString, _ offset: Int, _ count: Int) -> UInt32 {
    var number: UInt32 = 0
    for index in offset..<offset + count {
      number = number << 6 | UInt32(text.utf8Start[index] &- 0x30)
    }
    return number
  }

  private static func code(of byte: UInt8) -> UInt8? {
    switch byte {
    case 0x41...0x5A: byte - 0x41
    case 0x61...0x7A: byte - 0x61 + 26
    case 0x30...0x39: byte - 0x30 + 52
    case 0x3B: 62
    default: nil
    }
  }
}
