/// A tag that has just been read: its name and attributes in one buffer, which the next tag uses
/// again.
struct HTMLTag {
  struct Attribute {
    var name: Range<Int>
    var value: Range<Int>
  }

  /// The name, then each attribute's name and value.
  var bytes: [UInt8] = []
  var nameLength = 0
  var attributes: [Attribute] = []
  var isSelfClosing = false
  /// Where it begins and ends in the source.
  var source = 0..<0

  mutating func reset(at start: Int) {
    bytes.removeAll(keepingCapacity: true)
    if !attributes.isEmpty { attributes.removeAll(keepingCapacity: true) }
    nameLength = 0
    isSelfClosing = false
    source = start..<start
  }

  /// Whether the name is this one.
  func hasName(_ name: [UInt8]) -> Bool {
    guard nameLength == name.count else { return false }
    for index in 0..<nameLength where bytes[index] != name[index] { return false }
    return true
  }

  /// The place of an attribute's value, of the first where there are several.
  func value(of name: StaticString) -> Range<Int>? {
    let count = name.utf8CodeUnitCount
    for attribute in attributes where attribute.name.count == count {
      var index = 0
      while index < count, bytes[attribute.name.lowerBound + index] == name.utf8Start[index] {
        index += 1
      }
      if index == count { return attribute.value }
    }
    return nil
  }

  func has(_ name: StaticString) -> Bool { value(of: name) != nil }

  /// An attribute's value, its letters in lower case and white space at its ends left out.
  func word(_ name: StaticString) -> [UInt8]? {
    guard let range = value(of: name) else { return nil }
    var word = bytes[range]
    while let first = word.first, first.isHTMLSpace { word.removeFirst() }
    while let last = word.last, last.isHTMLSpace { word.removeLast() }
    return word.map { $0.lowercased }
  }
}
