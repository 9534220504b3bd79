internal import HeedDocument
internal import Heed

/// The members of an object whose keys have been checked.
struct JSONMembers<Keys: NamedKind> {
  fileprivate var nodes: [JSONNode?]
  /// For each key, whether another one is there that was most likely meant to be it, or it is there
  /// twice.
  fileprivate var doubts: [Bool]

  /// The value of a key, if there is one.
  subscript(key: Keys) -> JSONNode? { nodes[key.index] }

  /// Whether it is in doubt what the object says by a key.
  func isDoubtful(_ key: Keys) -> Bool { doubts[key.index] }
}

extension JSONDecoder {
  /// The members of an object; notes a key that is not known or there twice.
  mutating func members<Keys: NamedKind>(
    _ node: JSONNode, _ keys: Keys.Type, or other: StaticString = ""
  ) -> JSONMembers<Keys>? {
    guard node.kind == .object else {
      noteType(node, "\(other)an object in braces, {…}")
      return nil
    }
    var members = JSONMembers<Keys>(
      nodes: Array(repeating: nil, count: Keys.allCases.count),
      doubts: Array(repeating: false, count: Keys.allCases.count))
    for child in tree.children(of: node) {
      let name = tree.keyText(child)
      guard let index = Keys.names.index(of: name.bytes) else {
        if let meant = noteUnknownKey(child, name, keys) { members.doubts[meant] = true }
        continue
      }
      if members.nodes[index] == nil {
        members.nodes[index] = child
      } else {
        members.doubts[index] = true
        note(child.keyOffset, "the key '\(name)' is here twice; remove one of the two")
      }
    }
    return members
  }
}
