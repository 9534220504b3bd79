/// The nodes that can have the focus, in order, and the one that has it first.
struct FocusOrder {
  private(set) var order: [Name] = []
  private(set) var initial: Name?

  /// Content comes first as it is read, then the actions as they stand, then the close button.
  init(nodes: [Node], actions: [Name], entries: [ActionEntry], preferred: Name?) {
    for node in nodes {
      switch node.role.kind {
      case .field, .choice, .toggle, .slot: order.add(node.id)
      default: break
      }
    }
    order += actions
    if nodes.contains(where: { $0.role == .close }) { order.add("close") }
    initial = Self.initial(nodes: nodes, actions: actions, entries: entries, preferred: preferred)
  }

  /// The first field; else the preferred action; else, where something may be lost, the way out; else
  /// the last ordinary action. Something that may lose data never has the focus first.
  private static func initial(
    nodes: [Node], actions: [Name], entries: [ActionEntry], preferred: Name?
  ) -> Name? {
    if let field = nodes.first(where: { $0.role == .field }) { return field.id }
    func node(_ entry: ActionEntry?) -> Name? {
      guard let entry, entry.action.isEnabled else { return nil }
      return "action" / entry.id
    }
    if let preferred,
      let id = node(entries.first(where: { $0.id == preferred }))
    {
      return id
    }
    if entries.contains(where: { $0.isDestructive }),
      let id = node(entries.first(where: { $0.isCancel }))
    {
      return id
    }
    return lastSafe(actions, entries) ?? node(entries.first { $0.isCancel })
      ?? (nodes.contains { $0.role == .close } ? "close" : nil)
  }

  /// The last action that can be pressed and loses nothing.
  private static func lastSafe(_ actions: [Name], _ entries: [ActionEntry]) -> Name? {
    // But for the way out actions stand in the order of the entries, so that one look is enough for
    // most; searching for each would take long for hundreds.
    var index = entries.count - 1
    for id in actions.reversed() {
      while index >= 0, entries[index].isCancel { index -= 1 }
      let entry: ActionEntry?
      if index >= 0, "action" / entries[index].id == id {
        entry = entries[index]
        index -= 1
      } else {
        entry = entries.first { "action" / $0.id == id }
      }
      guard let entry else { continue }
      if entry.action.isEnabled, !entry.isDestructive, !entry.isCancel { return id }
    }
    return nil
  }
}
