internal import Heed

/// A value of a tree, with its place in the text.
package struct JSONNode {
  package enum Kind: UInt8, Sendable {
    case null, `true`, `false`, number, string, array, object
  }

  package let kind: Kind
  /// The bytes before the value in the text, by which it is also known within the document.
  package let offset: Int
  /// The bytes before a member's key; those before the value elsewhere.
  package let keyOffset: Int
  /// What a number is.
  package let number: Double
  fileprivate let index: Int
}

extension JSONTree {
  package var root: JSONNode { node(0) }

  /// The elements of a list or the members of an object; none of other values.
  package func children(of node: JSONNode) -> [JSONNode] {
    var children: [JSONNode] = []
    var index = first(node.index)
    let last = end(node.index)
    while index < last {
      children.append(self.node(index))
      index = end(index)
    }
    return children
  }

  private func node(_ value: Int) -> JSONNode {
    let kind = kind(value)
    return JSONNode(
      kind: kind, offset: offset(value), keyOffset: keyOffset(value),
      number: kind == .number ? number(value) : 0, index: value)
  }

  /// The text of a string.
  package func string(_ node: JSONNode) -> String { String(bytes: text(at: node.offset)) }

  /// The key of a member, whether it is known or not.
  package func keyText(_ node: JSONNode) -> String { String(bytes: text(at: node.keyOffset)) }
}
