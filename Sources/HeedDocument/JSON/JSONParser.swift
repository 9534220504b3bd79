internal import Heed

/// Reads JSON as RFC 8259 defines it, and nothing more.
///
/// A key that occurs twice in an object is kept twice.
package struct JSONParser {
  let bytes: [UInt8]
  var index: Int
  private let maxDepth: Int
  private var depth = 0
  private(set) var keepsHugeNumbers = false

  private var nodes: [JSONNode] = []

  /// Parses a whole text; a number that is out of range is an error, or infinite where that is asked
  /// for, so that whoever reads it can refuse it alone.
  package static func parse(
    _ bytes: [UInt8], maxBytes: Int, maxDepth: Int, keepsHugeNumbers: Bool = false
  ) throws(JSONError) -> JSONTree {
    if bytes.count > maxBytes {
      throw JSONError(
        offset: 0,
        reason:
          "the document has \(bytes.count) bytes; shorten it to \(maxBytes) or raise the limit"
      )
    }
    if let offset = UTF8Check.firstFault(in: bytes) {
      throw JSONError(offset: offset, reason: "this is not UTF-8; save the document in UTF-8")
    }
    var parser = JSONParser(bytes: bytes, at: lengthOfMark(bytes), maxDepth: maxDepth)
    parser.keepsHugeNumbers = keepsHugeNumbers
    try parser.value(key: nil, keyOffset: nil)
    parser.skipSpace()
    if parser.index < bytes.count {
      throw parser.fault("nothing may follow the document; remove this")
    }
    return JSONTree(bytes: bytes, nodes: parser.nodes)
  }

  /// The length of a byte order mark at the start, which is passed over.
  static func lengthOfMark(_ bytes: [UInt8]) -> Int {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }

  init(bytes: [UInt8], at index: Int = 0, maxDepth: Int = 0) {
    self.bytes = bytes
    self.index = index
    // Each level takes room on the stack, which is small in a web page.
    self.maxDepth = min(maxDepth, 512)
  }

  /// The byte at hand; 0, which no value begins with, at the end.
  var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

  @inline(never)
  func fault(_ reason: Phrase) -> JSONError {
    JSONError(
      offset: index, reason: index < bytes.count ? reason : "the document ends too early; \(reason)"
    )
  }

  mutating func skipSpace() {
    while byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private mutating func value(key: Key?, keyOffset: Int?) throws(JSONError) {
    skipSpace()
    let place = nodes.count
    nodes.append(
      JSONNode(
        kind: .null, key: key, offset: index, keyOffset: keyOffset ?? index, index: place, end: 0,
        number: 0))
    switch byte {
    case UInt8(ascii: "{"):
      nodes[place].kind = .object
      try object()
    case UInt8(ascii: "["):
      nodes[place].kind = .array
      try array()
    case UInt8(ascii: "\""):
      nodes[place].kind = .string
      _ = try string()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      nodes[place].kind = .number
      nodes[place].number = try number()
    default:
      if takes("true") {
        nodes[place].kind = .true
      } else if takes("false") {
        nodes[place].kind = .false
      } else if !takes("null") {
        throw fault(
          "a value has to stand here: text in double quotes, a number, true, false, null, [ or {")
      }
    }
    nodes[place].end = nodes.count
  }

  /// Whether a word stands here, which is then passed over.
  private mutating func takes(_ word: StaticString) -> Bool {
    let end = index + word.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    for position in 0..<word.utf8CodeUnitCount
    where bytes[index + position] != word.utf8Start[position] {
      return false
    }
    index = end
    return true
  }

  // MARK: Lists and objects

  private mutating func enter() throws(JSONError) {
    depth += 1
    if depth > maxDepth {
      throw fault("this is more than \(maxDepth) levels deep; nest less or raise the limit")
    }
    index += 1
    skipSpace()
  }

  /// Whether another element follows; passes over the comma before it or the bracket at the end.
  private mutating func continues(to close: UInt8, isFirst: Bool) throws(JSONError) -> Bool {
    skipSpace()
    if byte == close {
      index += 1
      depth -= 1
      return false
    }
    if isFirst { return true }
    let isList = close == UInt8(ascii: "]")
    guard byte == UInt8(ascii: ",") else {
      throw fault(isList ? "a comma or ] has to stand here" : "a comma or } has to stand here")
    }
    let comma = index
    index += 1
    skipSpace()
    if byte == close {
      throw JSONError(offset: comma, reason: "nothing follows this comma; remove it")
    }
    return true
  }

  private mutating func array() throws(JSONError) {
    try enter()
    var isFirst = true
    while try continues(to: UInt8(ascii: "]"), isFirst: isFirst) {
      try value(key: nil, keyOffset: nil)
      isFirst = false
    }
  }

  private mutating func object() throws(JSONError) {
    try enter()
    var isFirst = true
    while try continues(to: UInt8(ascii: "}"), isFirst: isFirst) {
      let start = index
      guard byte == UInt8(ascii: "\"") else {
        throw fault("a key in double quotes has to stand here")
      }
      let key = Key(try string())
      skipSpace()
      guard byte == UInt8(ascii: ":") else {
        throw fault("a colon has to stand here, between the key and its value")
      }
      index += 1
      try value(key: key, keyOffset: start)
      isFirst = false
    }
  }
}
