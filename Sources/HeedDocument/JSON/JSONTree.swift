internal import Heed

/// A parsed text: its values in the order in which they stand, each followed by what is inside.
///
/// Within the module a value is known by its index, so that handing it on costs nothing; its text is
/// taken from the bytes when it is needed.
package final class JSONTree: Sendable {
  package let bytes: [UInt8]
  private let cells: [JSONCell]

  init(bytes: [UInt8], cells: [JSONCell]) {
    self.bytes = bytes
    self.cells = cells
  }

  // MARK: By index

  @inline(never)
  func kind(_ value: Int) -> JSONNode.Kind { cells[value].kind }

  /// The key of a member, where it is one that documents have.
  @inline(never)
  func key(_ value: Int) -> Key? { cells[value].key }

  /// The bytes before the value in the text.
  @inline(never)
  func offset(_ value: Int) -> Int { cells[value].offset }

  /// The bytes before a member's key; those before the value elsewhere.
  @inline(never)
  func keyOffset(_ value: Int) -> Int { cells[value].keyOffset }

  /// The index behind everything inside a value.
  @inline(never)
  func end(_ value: Int) -> Int { cells[value].end }

  @inline(never)
  func number(_ value: Int) -> Double { cells[value].number }

  /// The first member with a key, or nothing.
  @inline(never)
  func member(_ key: Key, of value: Int) -> Int? {
    guard kind(value) == .object else { return nil }
    let end = end(value)
    var index = value + 1
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
    var text: [UInt8] = []
    // It was parsed before, so it is one.
    _ = parser.string(into: &text)
    return text
  }

  /// The text of a number, as it stands.
  func numberText(_ value: Int) -> String {
    var parser = JSONParser(bytes: bytes, at: offset(value))
    _ = parser.number()
    return String(bytes: bytes[offset(value)..<parser.index])
  }
}

/// What a tree keeps of a value.
struct JSONCell {
  var kind: JSONNode.Kind
  var key: Key?
  var offset: Int
  var keyOffset: Int
  /// While the value is open, the one around it.
  var end: Int
  var number: Double
}
