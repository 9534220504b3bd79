import Heed
import HeedDocument
import HeedPlayground
import HeedTesting

/// A report read back, with what tests ask of it.
struct JSONReport {
  let text: String
  private let tree: JSONTree

  init(_ document: String, on surface: String = "{}") throws {
    try self.init(Array(document.utf8), on: surface)
  }

  init(_ document: [UInt8], on surface: String = "{}") throws {
    let bytes = PlaygroundReport.json(
      of: document, on: Array(surface.utf8), measurer: FixedMeasurer.measurer)
    text = String(decoding: bytes, as: UTF8.self)
    tree = try JSONParser.parse(bytes, maxBytes: 1 << 26, maxDepth: 16)
  }

  var keys: [String] { tree.children(of: tree.root).map { tree.keyText($0) } }

  /// The text, number or truth at a path of keys and places; nothing where there is none.
  func value(_ path: String) -> String? { node(path).map { words(of: $0) } }

  func count(_ path: String) -> Int { node(path).map { tree.children(of: $0).count } ?? 0 }

  /// What each element of a list has at a key.
  func values(_ path: String, _ key: String) -> [String] {
    guard let list = node(path) else { return [] }
    return tree.children(of: list).compactMap { element in
      tree.children(of: element).first { tree.keyText($0) == key }.map { words(of: $0) }
    }
  }

  private func node(_ path: String) -> JSONNode? {
    var node = tree.root
    for step in path.split(separator: ".") {
      let children = tree.children(of: node)
      if let place = Int(step) {
        guard children.indices.contains(place) else { return nil }
        node = children[place]
      } else {
        guard let child = children.first(where: { tree.keyText($0) == step }) else { return nil }
        node = child
      }
    }
    return node
  }

  private func words(of node: JSONNode) -> String {
    switch node.kind {
    case .string: tree.string(node)
    case .number: "\(node.number)"
    case .true: "true"
    case .false: "false"
    case .null: "null"
    case .array, .object: "\(tree.children(of: node).count)"
    }
  }
}
