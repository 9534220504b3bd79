internal import Heed
internal import HeedDocument

/// The members of an object of JSON by their names; the first of two counts.
struct JSONFields {
  private let tree: JSONTree
  private var nodes: [String: JSONNode] = [:]

  init(_ tree: JSONTree, _ node: JSONNode? = nil) {
    self.tree = tree
    let node = node ?? tree.root
    guard node.kind == .object else { return }
    for child in tree.children(of: node) where nodes[tree.keyText(child)] == nil {
      nodes[tree.keyText(child)] = child
    }
  }

  subscript(name: String) -> JSONNode? { nodes[name] }

  func text(_ name: String) -> String? {
    nodes[name].flatMap { $0.kind == .string ? tree.string($0) : nil }
  }

  func number(_ name: String) -> Double? {
    nodes[name].flatMap { $0.kind == .number ? $0.number : nil }
  }
}
