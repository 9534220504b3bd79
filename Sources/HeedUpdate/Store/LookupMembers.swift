internal import Heed
internal import HeedDocument

/// The members of an object by any key, where most are of no interest.
struct LookupMembers {
  private let tree: JSONTree
  private let members: [JSONNode]

  /// Takes the members of an object; of anything else there are none.
  init(_ node: JSONNode, in tree: JSONTree) {
    self.tree = tree
    members = node.kind == .object ? tree.children(of: node) : []
  }

  subscript(key: String) -> JSONNode? {
    members.first { isSameText(tree.keyText($0), key) }
  }

  /// A text; nothing where the value is of another type or empty.
  func text(_ key: String) -> String? {
    guard let node = self[key], node.kind == .string else { return nil }
    let text = tree.string(node)
    return text.utf8.isEmpty ? nil : text
  }

  /// A whole number, as its digits.
  func number(_ key: String) -> String? {
    guard let node = self[key], node.kind == .number else { return nil }
    return UInt64(exactly: node.number)?.description
  }
}
