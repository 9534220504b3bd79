internal import HeedDocument

/// Finds where a path such as `apps[0].releases[3].rollout` stands in JSON.
struct JSONPlace {
  private let tree: JSONTree?
  private let bytes: [UInt8]

  /// Takes a text; of one that cannot be read everything stands at its start.
  init(in bytes: [UInt8]) {
    self.bytes = bytes
    tree = try? JSONParser.parse(bytes, maxBytes: max(1, bytes.count), maxDepth: 64)
  }

  /// The line and the column of a value, or of the nearest one around it, both counted from 1.
  func position(of path: String) -> (line: Int, column: Int) {
    guard let tree else { return (1, 1) }
    var node = tree.root
    for step in Self.steps(of: path) {
      let children = tree.children(of: node)
      switch step {
      case .key(let key):
        guard node.kind == .object, let child = children.first(where: { tree.keyText($0) == key })
        else { return position(of: node) }
        node = child
      case .place(let place):
        guard node.kind == .array, children.indices.contains(place) else {
          return position(of: node)
        }
        node = children[place]
      }
    }
    return position(of: node)
  }

  private func position(of node: JSONNode) -> (line: Int, column: Int) {
    let position = SourcePosition(of: node.offset, in: bytes)
    return (position.line, position.column)
  }

  private enum Step {
    case key(String)
    case place(Int)
  }

  private static func steps(of path: String) -> [Step] {
    path.split(separator: ".").flatMap { part -> [Step] in
      let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
      let keys = pieces.prefix(1).filter { !$0.isEmpty }.map { Step.key(String($0)) }
      return keys
        + pieces.dropFirst().compactMap { Int($0.prefix { $0 != "]" }) }.map { .place($0) }
    }
  }
}
