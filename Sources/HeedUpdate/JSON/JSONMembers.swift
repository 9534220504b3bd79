internal import HeedDocument
internal import Heed

/// The members of an object whose keys have been checked.
struct JSONMembers<Keys: NamedKind> {
  fileprivate var nodes: [JSONNode?]

  /// The value of a key, if there is one.
  subscript(key: Keys) -> JSONNode? { nodes[key.index] }
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
      nodes: Array(repeating: nil, count: Keys.allCases.count))
    for child in tree.children(of: node) {
      let name = tree.keyText(child)
      guard let index = Keys.names.index(of: name.bytes) else {
        noteUnknownKey(child, name, Keys.names.words)
        continue
      }
      if members.nodes[index] == nil {
        members.nodes[index] = child
      } else {
        note(child.keyOffset, "the key '\(name)' is here twice; remove one of the two")
      }
    }
    return members
  }

  /// The members of an object whose keys can be anything.
  mutating func entries(_ node: JSONNode) -> [(key: String, value: JSONNode)] {
    var entries: [(key: String, value: JSONNode)] = []
    for child in tree.children(of: node) { entries.append((tree.keyText(child), child)) }
    return entries
  }
}
