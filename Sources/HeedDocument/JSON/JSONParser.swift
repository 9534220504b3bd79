internal import Heed

/// Reads JSON as RFC 8259 defines it, and nothing more.
///
/// A key that occurs twice in an object is kept twice. Its functions say whether they found what has
/// to stand there; the first fault is kept.
package struct JSONParser {
  let bytes: [UInt8]
  var index: Int
  private let maxDepth: Int
  private var keepsHugeNumbers = false
  /// The values, as ``JSONTree`` keeps them; the end of one that is open is the one around it.
  private var cells: [Int] = []
  private var fault: JSONError?

  /// Parses a whole text; a number that is out of range is an error, or infinite where that is asked
  /// for, so that whoever reads it can refuse it alone.
  package static func parse(
    _ bytes: [UInt8], maxBytes: Int, maxDepth: Int, keepsHugeNumbers: Bool = false
  ) throws(JSONError) -> JSONTree {
    var parser = JSONParser(bytes: bytes, at: lengthOfMark(bytes), maxDepth: maxDepth)
    parser.keepsHugeNumbers = keepsHugeNumbers
    parser.document(maxBytes)
    if let fault = parser.fault { throw fault }
    return JSONTree(bytes: bytes, cells: parser.cells)
  }

  private mutating func document(_ maxBytes: Int) {
    if bytes.count > maxBytes {
      fail(.tooManyBytes, at: 0, limit: maxBytes)
    } else if let offset = UTF8Check.firstFault(in: bytes) {
      fail(.notUTF8, at: offset)
    } else if value() {
      skipSpace()
      if index < bytes.count { fail(.moreThanOne) }
    }
  }

  /// The length of a byte order mark at the start, which is passed over.
  static func lengthOfMark(_ bytes: [UInt8]) -> Int {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }

  init(bytes: [UInt8], at index: Int = 0, maxDepth: Int = 0) {
    self.bytes = bytes
    self.index = index
    self.maxDepth = min(maxDepth, 512)
  }

  /// The byte at hand; 0, which no value begins with, at the end.
  var byte: UInt8 {
    @inline(never) get { index < bytes.count ? bytes[index] : 0 }
  }

  /// Keeps what is wrong, here or at an offset.
  @inline(never)
  mutating func fail(_ fault: JSONError.Fault, at offset: Int? = nil, limit: Int = 0) {
    self.fault = JSONError(
      offset: offset ?? index, fault: fault, isAtEnd: offset == nil && index >= bytes.count,
      limit: limit, count: bytes.count)
  }

  @inline(never)
  mutating func skipSpace() {
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      index += 1
    }
  }

  /// Passes over a byte and the space behind it where that byte stands here.
  @inline(never)
  private mutating func takes(_ byte: UInt8) -> Bool {
    guard self.byte == byte else { return false }
    index += 1
    skipSpace()
    return true
  }

  /// Whether a word stands here, which is then passed over.
  @inline(never)
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

  /// Reads a value with all that is inside, in one loop so that no depth can use up the stack.
  private mutating func value() -> Bool {
    // The place of the list or object that is open; -1 where none is.
    var open = -1
    var depth = 0
    var key: Key?
    var keyOffset: Int?
    while true {
      // A value begins.
      skipSpace()
      let place = cells.count
      cells.add(
        Int(JSONNode.Kind.null.rawValue) | (key.map { Int($0.rawValue) } ?? JSONTree.noKey) << 8)
      cells.add(index)
      cells.add(keyOffset ?? index)
      cells.add(place + JSONTree.stride)
      key = nil
      keyOffset = nil
      let first = byte
      if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
        be(first == UInt8(ascii: "{") ? .object : .array, place)
        cells[place + 3] = open
        open = place
        depth += 1
        if depth > maxDepth {
          fail(.tooDeep, limit: maxDepth)
          return false
        }
        index += 1
      } else if !scalar(first, place) {
        return false
      }
      // What follows a value, or the bracket that has just opened.
      var isFirst = open == place
      while true {
        if open < 0 { return true }
        let isObject = bytes[cells[open + 1]] == UInt8(ascii: "{")
        let close = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
        skipSpace()
        if byte == close {
          index += 1
          depth -= 1
          let around = cells[open + 3]
          cells[open + 3] = cells.count
          open = around
          isFirst = false
          continue
        }
        if !isFirst {
          let comma = index
          if !takes(UInt8(ascii: ",")) {
            fail(isObject ? .noMemberEnd : .noElementEnd)
            return false
          }
          if byte == close {
            fail(.commaAtEnd, at: comma)
            return false
          }
        }
        if isObject {
          keyOffset = index
          if !self.key(&key) { return false }
        }
        break
      }
    }
  }

  /// Reads the key of a member and the colon behind it.
  @inline(never)
  private mutating func key(_ key: inout Key?) -> Bool {
    guard byte == UInt8(ascii: "\"") else {
      fail(.noKey)
      return false
    }
    guard let name = string() else { return false }
    key = KeyTable.key(name)
    skipSpace()
    if takes(UInt8(ascii: ":")) { return true }
    fail(.noColon)
    return false
  }

  /// Says of which kind a value is.
  @inline(never)
  private mutating func be(_ kind: JSONNode.Kind, _ place: Int) {
    cells[place] |= Int(kind.rawValue)
  }

  /// Reads a value that holds no others.
  @inline(never)
  private mutating func scalar(_ first: UInt8, _ place: Int) -> Bool {
    if first == UInt8(ascii: "\"") {
      be(.string, place)
      return skipString()
    }
    if first == UInt8(ascii: "-") || first >= UInt8(ascii: "0") && first <= UInt8(ascii: "9") {
      let start = index
      guard skipNumber() else { return false }
      be(.number, place)
      // Only a number with an exponent, or one of hundreds of digits, can be out of range.
      var digit = start
      while digit < index, index - start < 300, bytes[digit] | 0x20 != UInt8(ascii: "e") {
        digit += 1
      }
      if digit < index, !keepsHugeNumbers {
        index = start
        if let number = number(), number.isFinite { return true }
        fail(.outOfRange, at: start)
        return false
      }
      return true
    }
    if takes("true") {
      be(.true, place)
    } else if takes("false") {
      be(.false, place)
    } else if !takes("null") {
      fail(.noValue)
      return false
    }
    return true
  }
}
