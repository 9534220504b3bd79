/// The nodes that can have the focus, in order, and the one that has it first.
struct FocusOrder {
  private(set) var order: [Name] = []
  private(set) var initial: Name?

  /// Content comes first as it is read, then the actions as they stand, then the close button.
  init(nodes: [Node], actions: [Name], entries: [ActionEntry], preferred: Name?) {
    for node in nodes {
      switch node.role.kind {
      case .field, .choice, .toggle, .slot: order.append(node.id)
      default: break
      }
    }
    order += actions
    if nodes.contains(where: { $0.role == .close }) { order.append("close") }
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
    let safe = actions.filter { id in
      entries.contains { node($0) == id && !$0.isDestructive && !$0.isCancel }
    }
    return safe.last ?? node(entries.first { $0.isCancel })
      ?? (nodes.contains { $0.role == .close } ? "close" : nil)
  }
}
