extension SessionParts {
  /// The nodes that stand for something, in the order they are read.
  struct Nodes: Sendable {
    private var ids: [Name] = []
    private(set) var targets: [Target] = []

    mutating func add(_ id: Name, _ target: Target) {
      ids.add(id)
      targets.add(target)
    }

    @inline(never)
    func target(_ id: Name) -> Target? {
      for index in ids.indices where ids[index] == id { return targets[index] }
      return nil
    }

    @inline(never)
    func id(_ target: Target) -> Name? {
      for index in ids.indices where targets[index] == target { return ids[index] }
      return nil
    }
  }
}
