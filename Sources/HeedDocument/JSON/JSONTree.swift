internal import Heed

/// A parsed text: its values in the order in which they stand, each followed by what is inside.
///
/// Within the module a value is known by its place in one list of numbers, so that handing it on
/// costs nothing; its text is taken from the bytes when it is needed.
package final class JSONTree: Sendable {
  package let bytes: [UInt8]
  /// Of each value its kind and key in one number, the bytes before it, the bytes before its key, and
  /// the place behind all that is inside it.
  private let cells: [Int]

  /// How many numbers a value has.
  static var stride: Int { 4 }
  /// What stands instead of a key where a value has none that documents have.
  static var noKey: Int { 0xFF }

  init(bytes: [UInt8], cells: [Int]) {
    self.bytes = bytes
    self.cells = cells
  }

  // MARK: By place

  @inline(never)
  func kind(_ value: Int) -> JSONNode.Kind {
    JSONNode.Kind(rawValue: UInt8(truncatingIfNeeded: cells[value])) ?? .null
  }

  /// The key of a member, where it is one that documents have.
  @inline(never)
  func key(_ value: Int) -> Key? { Key(rawValue: UInt8(truncatingIfNeeded: cells[value] >> 8)) }

  /// The bytes before the value in the text.
  @inline(never)
  func offset(_ value: Int) -> Int { cells[value + 1] }

  /// The bytes before a member's key; those before the value elsewhere.
  @inline(never)
  func keyOffset(_ value: Int) -> Int { cells[value + 2] }

  /// The place behind everything inside a value.
  @inline(never)
  func end(_ value: Int) -> Int { cells[value + 3] }

  /// The place of the first value inside another one, which is its end where there is none.
  func first(_ value: Int) -> Int { value + JSONTree.stride }

  /// What a number is.
  @inline(never)
  func number(_ value: Int) -> Double {
    var parser = JSONParser(bytes: bytes, at: offset(value))
    return parser.number() ?? 0
  }

  /// The first member with a key, or nothing.
  @inline(never)
  func member(_ key: Key, of value: Int) -> Int? {
    guard kind(value) == .object else { return nil }
    let end = end(value)
    var index = first(value)
    while index < end {
      if self.key(index) == key { return index }
      index = self.end(index)
    }
    return nil
  }

  /// The text of a string.
  @inline(never)
  func string(_ value: Int) -> String { String(bytes: text(at: offset(value))) }

  /// The bytes of the string that stands at an offset.
  @inline(never)
  func text(at offset: Int) -> [UInt8] {
    var parser = JSONParser(bytes: bytes, at: offset)
    // It was parsed before, so it is one.
    return parser.string() ?? []
  }

  /// The text of a number, as it stands.
  func numberText(_ value: Int) -> String {
    var parser = JSONParser(bytes: bytes, at: offset(value))
    _ = parser.skipNumber()
    return String(bytes: bytes[offset(value)..<parser.index])
  }
}
