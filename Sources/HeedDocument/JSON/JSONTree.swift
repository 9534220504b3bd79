internal import Heed

/// A parsed text: its values in the order in which they stand, each followed by what is inside.
///
/// A value is a few numbers. Handing values on costs nothing then, and their texts are taken from
/// the bytes when they are needed.
package struct JSONTree {
  package let bytes: [UInt8]
  package let nodes: [JSONNode]

  package var root: JSONNode { nodes[0] }

  /// The elements of a list or the members of an object; none of other values.
  @inline(never)
  package func children(of node: JSONNode) -> [JSONNode] {
    var children: [JSONNode] = []
    var index = node.index + 1
    while index < node.end {
      children.append(nodes[index])
      index = nodes[index].end
    }
    return children
  }

  /// The first member with a key.
  @inline(never)
  func member(_ key: Key, of node: JSONNode) -> JSONNode? {
    guard node.kind == .object else { return nil }
    var index = node.index + 1
    while index < node.end {
      if nodes[index].key == key { return nodes[index] }
      index = nodes[index].end
    }
    return nil
  }

  /// The text of a number, as it stands.
  func numberText(_ node: JSONNode) -> String {
    var parser = JSONParser(bytes: bytes, at: node.offset)
    _ = try? parser.number()
    return String(bytes: bytes[node.offset..<parser.index])
  }

  /// The text of a string.
  package func string(_ node: JSONNode) -> String { string(at: node.offset) }

  /// The key of a member, whether it is known or not.
  package func keyText(_ node: JSONNode) -> String { string(at: node.keyOffset) }

  @inline(never)
  private func string(at offset: Int) -> String {
    var parser = JSONParser(bytes: bytes, at: offset)
    // It was parsed before, so it is one.
    return (try? parser.string()).map { String(bytes: $0) } ?? ""
  }
}

/// A value of a tree, with its place in the text.
package struct JSONNode {
  package enum Kind: UInt8 {
    case null, `true`, `false`, number, string, array, object
  }

  package var kind: Kind
  /// The key of a member, where it is one that documents have.
  var key: Key?
  /// The bytes before the value in the text, by which it is also known within the document.
  package var offset: Int
  /// The bytes before a member's key; those before the value elsewhere.
  package var keyOffset: Int
  /// Its place in the tree, and the one behind everything inside it.
  package var index: Int
  package var end: Int
  /// What a number is.
  package var number: Double

  var place: JSONPlace { JSONPlace(index: index, key: nil) }
}

/// A value of a tree, or a member of an object that may be missing.
struct JSONPlace {
  let index: Int
  let key: Key?
}
