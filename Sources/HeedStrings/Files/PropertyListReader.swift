internal import Heed
internal import HeedDocument

/// Reads property lists in XML, without recursion and without expanding any entity.
struct PropertyListReader {
  private(set) var root: PropertyList?
  private(set) var problems: [FileProblem] = []

  /// A dictionary or list that is not closed yet.
  private struct Open {
    var isDictionary: Bool
    var offset: Int
    var members: [PropertyList.Member] = []
    var places: [Name: Int] = [:]
    /// The key whose value is awaited.
    var key: (text: String, offset: Int)?
  }

  /// What the text at hand belongs to.
  private enum Leaf { case none, key, text, other }

  private var scanner: XMLScanner
  private var open: [Open] = []
  private var leaf = Leaf.none
  private var leafOffset = 0
  private var leafName: [UInt8] = []
  private var text: [UInt8] = []

  /// Reads a list, which is UTF-8 without a mark.
  init(_ bytes: [UInt8]) {
    scanner = XMLScanner(bytes)
    var start = scanner.index
    while let event = scanner.next() {
      if open.count > PropertyList.deepest {
        note(start, "Values are nested more than \(PropertyList.deepest) deep.", "Nest less.")
        break
      }
      switch event {
      case .start(let tag): begin(tag, start)
      case .end(let name): end(name)
      case .text(let part): add(part, start)
      case .comment: break
      }
      start = scanner.index
    }
    if !open.isEmpty {
      note(bytes.count, "The list ends before it is closed.", "Add what is missing at the end.")
    }
    while !open.isEmpty { close() }
    for fault in scanner.faults {
      note(fault.offset, "The XML is not in order: \(fault.reason).", "Put it right.")
    }
    if root == nil, problems.isEmpty {
      note(0, "There is no dictionary here.", "Save the file as a property list.")
    }
  }

  private mutating func note(_ offset: Int, _ reason: String, _ remedy: String) {
    if problems.count == FileProblem.most { return }
    problems.append(FileProblem(offset: offset, reason: reason, remedy: remedy))
  }

  private mutating func begin(_ tag: XMLTag, _ start: Int) {
    let names: WordList = "plist dict array key string"
    if leaf != .none {
      if names.index(of: tag.name) == nil {
        note(start, "A tag stands within a text.", "Write &lt; for <.")
        return
      }
      endUnclosedLeaf()
    }
    leafOffset = start
    leafName = tag.name
    text = []
    switch names.index(of: tag.name) {
    case 0: return
    case 1, 2:
      open.append(Open(isDictionary: names.index(of: tag.name) == 1, offset: start))
      if tag.isClosed { close() }
    case 3: leaf = .key
    case 4: leaf = .text
    default: leaf = .other
    }
    if tag.isClosed, leaf != .none { endLeaf() }
  }

  private mutating func end(_ name: [UInt8]) {
    switch WordList("plist dict array").index(of: name) {
    case 0: break
    case 1, 2:
      if leaf != .none { endUnclosedLeaf() }
      if !open.isEmpty { close() }
    default: if leaf != .none, name == leafName { endLeaf() }
    }
  }

  private mutating func add(_ part: [UInt8], _ start: Int) {
    if leaf != .none {
      text += part
    } else if !open.isEmpty, part.contains(where: { $0 > 0x20 }) {
      note(start, "Words stand between the tags.", "Put them into a <string> or a comment.")
    }
  }

  private mutating func endUnclosedLeaf() {
    note(leafOffset, "This tag is not closed.", "Close it with </\(String(bytes: leafName))>.")
    endLeaf()
  }

  private mutating func endLeaf() {
    let ended = leaf
    leaf = .none
    let string = String(bytes: text)
    text = []
    guard ended == .key else {
      add(PropertyList(value: ended == .text ? .text(string) : .other, offset: leafOffset))
      return
    }
    guard let last = open.indices.last, open[last].isDictionary else {
      return note(leafOffset, "A key stands outside of a dictionary.", "Put it into a <dict>.")
    }
    if let key = open[last].key { noteMissing(key) }
    open[last].key = (string, leafOffset)
  }

  private mutating func close() {
    guard let closed = open.popLast() else { return }
    if let key = closed.key { noteMissing(key) }
    add(
      PropertyList(
        value: closed.isDictionary ? .dictionary(closed.members) : .other, offset: closed.offset))
  }

  private mutating func noteMissing(_ key: (text: String, offset: Int)) {
    note(key.offset, "The key “\(key.text)” has no value.", "Add one, such as a <string>.")
  }

  /// Puts a value where it belongs.
  private mutating func add(_ value: PropertyList) {
    guard let last = open.indices.last else {
      if root == nil { root = value }
      return
    }
    guard open[last].isDictionary else { return }
    guard let key = open[last].key else {
      return note(value.offset, "A value stands here without a key.", "Put a <key> before it.")
    }
    open[last].key = nil
    let name = Name(key.text)
    if let first = open[last].places[name] {
      if problems.count < FileProblem.most {
        problems.append(
          .duplicate(
            key.text, key.offset, open[last].members[first].offset, isSame: false,
            level: open.count))
      }
      open[last].members[first].value = value
      return
    }
    open[last].places[name] = open[last].members.count
    open[last].members.append(
      PropertyList.Member(key: key.text, offset: key.offset, value: value))
  }
}
