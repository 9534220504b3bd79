internal import Heed

/// Takes XML apart, and goes on where a strict reader would stop.
///
/// Real feeds hold bare ampersands, tags that are never closed and characters named as in HTML. Each
/// is read as it was plainly meant and reported. A document type is passed over whole: no entity is
/// ever expanded and nothing is ever loaded, so neither can be used against the reader. The time is
/// in proportion to the length.
package struct XMLScanner {
  /// A part of the text.
  package enum Event {
    case start(XMLTag)
    case end([UInt8])
    case text([UInt8])
    case comment(Range<Int>)
  }

  /// What was put right.
  package struct Fault {
    package var offset: Int
    package var reason: String
  }

  package let bytes: [UInt8]
  package private(set) var index = 0
  package private(set) var faults: [Fault] = []
  private var faultCount = 0

  /// Faults beyond this number are counted and not kept.
  private static let mostFaults = 50
  private static let mostAttributes = 200

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    skipFront()
  }

  /// The next part, or nothing at the end.
  package mutating func next() -> Event? {
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else { return .text(text()) }
      if has("<!--") {
        guard let range = skip(past: "-->", from: index + 4) else { return nil }
        return .comment(range)
      }
      if has("<![CDATA[") {
        let start = index + 9
        guard let range = skip(past: "]]>", from: start) else { return nil }
        if range.isEmpty { continue }
        return .text(Array(bytes[range]))
      }
      if has("<?") {
        guard skip(past: "?>", from: index + 2) != nil else { return nil }
        continue
      }
      if has("<!") {
        skipDeclaration()
        continue
      }
      if let event = tag() { return event }
      fault("a bare < stands in a text")
      index += 1
      return .text([UInt8(ascii: "<")])
    }
    return nil
  }

  mutating func fault(_ reason: String) { fault(at: index, reason) }

  mutating func fault(at offset: Int, _ reason: String) {
    faultCount += 1
    if faults.count < XMLScanner.mostFaults { faults.append(Fault(offset: offset, reason: reason)) }
  }

  /// The line of an offset, from 1.
  package func line(of offset: Int) -> Int {
    1 + bytes[..<min(offset, bytes.count)].count { $0 == 0x0A }
  }

  // MARK: Parts

  /// What stands in front of the first tag, such as the header of a page generator.
  private mutating func skipFront() {
    let first = bytes.firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    if bytes[..<first].contains(where: { $0 > 0x20 }) {
      fault(at: 0, "text stands in front of the document")
    }
    index = first
  }

  private mutating func text() -> [UInt8] {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    return unescape(start..<index)
  }

  private mutating func tag() -> Event? {
    var position = index + 1
    let isEnd = position < bytes.count && bytes[position] == UInt8(ascii: "/")
    if isEnd { position += 1 }
    let nameStart = position
    guard position < bytes.count, XMLScanner.beginsName(bytes[position]) else { return nil }
    while position < bytes.count, XMLScanner.isName(bytes[position]) { position += 1 }
    var tag = XMLTag(name: Array(bytes[nameStart..<position]))
    let start = index
    index = position
    if isEnd {
      // What is behind the name of an end tag means nothing.
      while index < bytes.count, bytes[index] != UInt8(ascii: ">"),
        bytes[index] != UInt8(ascii: "<")
      {
        index += 1
      }
      close(from: start)
      return .end(tag.name)
    }
    attributes(of: &tag)
    close(from: start)
    return .start(tag)
  }

  private mutating func close(from start: Int) {
    if index < bytes.count, bytes[index] == UInt8(ascii: ">") {
      index += 1
    } else {
      fault(at: start, "a tag is not closed")
    }
  }

  private mutating func attributes(of tag: inout XMLTag) {
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<") { return }
      if byte <= 0x20 {
        index += 1
        continue
      }
      if byte == UInt8(ascii: "/") {
        tag.isClosed = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: ">")
        index += 1
        continue
      }
      attribute(of: &tag)
    }
  }

  private mutating func attribute(of tag: inout XMLTag) {
    let start = index
    while index < bytes.count, !XMLScanner.endsName(bytes[index]) { index += 1 }
    let name = Array(bytes[start..<index])
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
      fault(at: start, "an attribute has no value")
      // One byte at least, so that this comes to an end.
      if index == start { index += 1 }
      return
    }
    index += 1
    skipSpace()
    guard index < bytes.count else { return }
    let quote = bytes[index]
    let value: Range<Int>
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let first = index + 1
      // No value holds a <, so a quote that is missing spoils one tag and not the rest.
      let end = bytes[first...].firstIndex { $0 == quote || $0 == UInt8(ascii: "<") } ?? bytes.count
      if end < bytes.count, bytes[end] == quote, !isMisplaced(end, first) {
        value = first..<end
        index = end + 1
      } else {
        fault(at: start, "the value of an attribute has no end")
        index = first
        while index < bytes.count, !XMLScanner.endsValue(bytes[index]) { index += 1 }
        value = first..<index
      }
    } else {
      fault(at: start, "the value of an attribute has no quotes")
      let first = index
      while index < bytes.count, !XMLScanner.endsValue(bytes[index]) { index += 1 }
      value = first..<index
    }
    guard tag.attributes.count < XMLScanner.mostAttributes else {
      fault(at: start, "a tag has too many attributes")
      return
    }
    tag.attributes.append((name, unescape(value)))
  }

  /// Whether a quote begins the next value because the one that ends this value is missing: a name
  /// and `=` stand in front of it and no space behind it.
  private func isMisplaced(_ end: Int, _ first: Int) -> Bool {
    guard end + 1 < bytes.count, end > first, bytes[end - 1] == UInt8(ascii: "=") else {
      return false
    }
    let next = bytes[end + 1]
    return next > 0x20 && !XMLScanner.endsName(next) && next != UInt8(ascii: "?")
      && bytes[first..<end].contains { $0 <= 0x20 }
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }

  private func has(_ word: StaticString) -> Bool {
    bytes.count - index >= word.utf8CodeUnitCount
      && (0..<word.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == word.utf8Start[$0] }
  }

  /// Goes behind a mark and says what lies before it.
  private mutating func skip(past mark: StaticString, from start: Int) -> Range<Int>? {
    let opening = index
    index = start
    while index < bytes.count {
      if bytes[index] == mark.utf8Start[0], has(mark) {
        let range = start..<index
        index += mark.utf8CodeUnitCount
        return range
      }
      index += 1
    }
    fault(at: opening, "a part that begins here has no end")
    return nil
  }

  /// A document type with all that it declares.
  private mutating func skipDeclaration() {
    let start = index
    var depth = 0
    var quote: UInt8?
    while index < bytes.count {
      if quote == nil, index > start, has("<!--") {
        guard skip(past: "-->", from: index + 4) != nil else { break }
        continue
      }
      let byte = bytes[index]
      index += 1
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return
      default: break
      }
    }
    fault(at: start, "a declaration has no end")
    index = bytes[start...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
  }

  private static func beginsName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
      || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
  }

  private static func isName(_ byte: UInt8) -> Bool {
    beginsName(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "/")
  }

  private static func endsValue(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<")
  }
}
