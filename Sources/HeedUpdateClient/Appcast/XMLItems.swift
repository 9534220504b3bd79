internal import Heed
internal import HeedDocument

/// The items of a feed as elements, whatever stands around them.
struct XMLItems {
  /// What is wrong in a place.
  struct Problem {
    var line: Int
    var reason: String
    var losesItem = false
  }

  private(set) var items: [XMLElement] = []
  private(set) var channel: [XMLElement] = []
  private(set) var problems: [Problem] = []
  /// Whether an `rss` or `channel` was there.
  private(set) var isFeed = false
  /// What the last comment with a signature says.
  private(set) var trailer: Range<Int>?

  /// How deep elements may be nested.
  static let deepest = 64
  /// The most items; each that follows is passed over and counted.
  static let most = 20_000

  private var scanner: XMLScanner
  private var open: [XMLElement] = []
  private var namespaces: [(depth: Int, prefix: String, space: XMLElement.Space)] = []
  private var itemDepth: Int?
  private var passedOver = 0
  private var counted = (offset: 0, line: 1)
  private var isTooDeep = false
  private var isForeign = false

  init(_ bytes: [UInt8]) {
    scanner = XMLScanner(bytes)
    while let event = scanner.next() {
      switch event {
      case .start(let tag):
        guard start(tag) else { break }
        if tag.isClosed { closeLast(at: scanner.index) }
      case .end(let name): end(String(bytes: name))
      case .text(let text): add(text)
      case .comment(let range): comment(range)
      }
      if open.count > XMLItems.deepest {
        isTooDeep = true
        note("elements are nested more than \(XMLItems.deepest) deep; the rest is not read")
        break
      }
    }
    finish()
  }

  // MARK: Tags

  private mutating func start(_ tag: XMLTag) -> Bool {
    let name = String(bytes: tag.name)
    let local = XMLItems.split(name).local.lowercased()
    // Where the end of an item was forgotten, the next one begins beside it.
    if local == "item", let depth = itemDepth, XMLItems.split(name).prefix.isEmpty {
      if open.count == depth + 1 || isUnclosed(below: depth) {
        note("an item begins before the one in front of it ends")
        while open.count > depth { closeLast(at: scanner.index) }
      }
    }
    declare(tag)
    var element = element(name, tag)
    element.content = scanner.index..<scanner.index
    open.append(element)
    if element.space == .plain {
      if local == "rss" || local == "channel" || local == "rdf" { isFeed = true }
      if local == "item", itemDepth == nil {
        itemDepth = open.count - 1
        open[open.count - 1].line = lineHere()
      }
    }
    return true
  }

  /// Whether what is open inside an item can hold no item, so that an end was forgotten.
  private func isUnclosed(below depth: Int) -> Bool {
    open.count > depth + 1 && open[depth + 1].name != "description"
  }

  private mutating func end(_ name: String) {
    let wanted = XMLItems.split(name).local.lowercased()
    guard let place = open.lastIndex(where: { XMLItems.split($0.name).local == wanted }) else {
      note("</\(name)> ends nothing")
      return
    }
    if place < open.count - 1 { note("<\(open[open.count - 1].name)> is not closed") }
    let start = endTagStart()
    while open.count > place { closeLast(at: start) }
  }

  /// The line at hand; counting goes on where it stopped, so that all items together cost one walk.
  private mutating func lineHere() -> Int {
    counted.line += scanner.bytes[counted.offset..<scanner.index].count { $0 == 0x0A }
    counted.offset = scanner.index
    return counted.line
  }

  private func endTagStart() -> Int {
    scanner.bytes[..<scanner.index].lastIndex(of: UInt8(ascii: "<")) ?? scanner.index
  }

  private mutating func closeLast(at end: Int, isWhole: Bool = true) {
    guard var element = open.popLast() else { return }
    while let last = namespaces.last, last.depth > open.count { namespaces.removeLast() }
    element.content = element.content.lowerBound..<max(element.content.lowerBound, end)
    if itemDepth == open.count {
      itemDepth = nil
      if !isWhole {
        note(
          "the item that begins in line \(element.line) is cut off; it is not used", losesItem: true
        )
      } else if items.count < XMLItems.most {
        items.append(element)
      } else {
        passedOver += 1
      }
    } else if itemDepth != nil {
      open[open.count - 1].children.append(element)
    } else if let parent = open.last, parent.name == "channel" || parent.name == "rss",
      channel.count < 100
    {
      channel.append(element)
    }
  }

  private mutating func add(_ text: [UInt8]) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += text
  }

  private mutating func finish() {
    if let place = open.last, !isTooDeep { note("the feed ends inside <\(place.name)>") }
    while !open.isEmpty { closeLast(at: scanner.index, isWhole: false) }
    if passedOver > 0 {
      note("\(passedOver) items beyond the first \(XMLItems.most) are not read", losesItem: true)
    }
    for fault in scanner.faults {
      problems.append(Problem(line: scanner.line(of: fault.offset), reason: fault.reason))
    }
    if isForeign {
      problems.append(
        Problem(line: 1, reason: "the prefix “sparkle” stands for another namespace than Sparkle's")
      )
    }
  }

  private mutating func comment(_ range: Range<Int>) {
    let mark = Array("sparkle-signatures:".utf8)
    let body = scanner.bytes[range].drop { $0 <= 0x20 }
    if body.starts(with: mark) { trailer = range }
  }

  private mutating func note(_ reason: String, losesItem: Bool = false) {
    guard problems.count < 100 || losesItem else { return }
    problems.append(Problem(line: lineHere(), reason: reason, losesItem: losesItem))
  }

  // MARK: Names

  private static func split(_ name: String) -> (prefix: String, local: String) {
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return ("", name) }
    return (String(name[..<colon]), String(name[name.utf8.index(after: colon)...]))
  }

  private mutating func declare(_ tag: XMLTag) {
    for attribute in tag.attributes {
      let name = XMLItems.split(String(bytes: attribute.name))
      guard name.prefix == "xmlns", namespaces.count < 100 else { continue }
      namespaces.append(
        (open.count + 1, name.local, XMLItems.space(of: String(bytes: attribute.value))))
    }
  }

  private static func space(of address: String) -> XMLElement.Space {
    var text = address.lowercased()
    for scheme in ["http://", "https://"] where text.hasPrefix(scheme) {
      text.removeFirst(scheme.count)
    }
    while text.hasSuffix("/") { text.removeLast() }
    switch text {
    case "www.andymatuschak.org/xml-namespaces/sparkle", "andymatuschak.org/xml-namespaces/sparkle":
      return .sparkle
    case "github.com/pypt/fervor": return .fervor
    default: return .other
    }
  }

  private mutating func space(_ prefix: String) -> XMLElement.Space {
    if prefix.isEmpty { return .plain }
    let declared = namespaces.last { $0.prefix == prefix }?.space
    if let declared, declared != .other { return declared }
    // Nobody gives Sparkle's or Fervor's own prefix another meaning; the address was mistyped.
    switch prefix.lowercased() {
    case "sparkle":
      isForeign = true
      return .sparkle
    case "fervor": return .fervor
    default: return .other
    }
  }

  private mutating func element(_ name: String, _ tag: XMLTag) -> XMLElement {
    let parts = XMLItems.split(name)
    let space = space(parts.prefix)
    var element = XMLElement(
      space: space, name: space == .other ? name.lowercased() : parts.local.lowercased())
    guard itemDepth != nil || !tag.attributes.isEmpty else { return element }
    for attribute in tag.attributes {
      let whole = String(bytes: attribute.name)
      let parts = XMLItems.split(whole)
      if parts.prefix == "xmlns" || whole == "xmlns" { continue }
      let space = self.space(parts.prefix)
      element.attributes.append(
        XMLElement.Attribute(
          space: space, name: space == .other ? whole.lowercased() : parts.local.lowercased(),
          value: String(bytes: attribute.value)))
    }
    return element
  }
}
