/// The nodes that can have the focus, in order, and the one that has it first.
struct FocusOrder {
  private(set) var order: [Name] = []
  private(set) var initial: Name?

  /// Content comes first as it is read, then the actions as they stand, then the close button.
  init(nodes: [Node], actions: [Name], entries: [ActionEntry], preferred: Name?) {
    var field: Name?
    var close: Name?
    for node in nodes {
      switch node.role.kind {
      case .field:
        field = field ?? node.id
        order.add(node.id)
      case .choice, .toggle, .slot: order.add(node.id)
      case .close: close = "close"
      default: break
      }
    }
    order.add(contentsOf: actions)
    if let close { order.add(close) }
    initial = field ?? Self.initial(actions, entries, preferred: preferred) ?? close
  }

  /// Where there is no field, the preferred action; else, where something may be lost, the way out;
  /// else the last ordinary action. Something that may lose data never has the focus first.
  private static func initial(
    _ actions: [Name], _ entries: [ActionEntry], preferred: Name?
  ) -> Name? {
    func node(_ index: Int?) -> Name? {
      guard let index, entries[index].action.isEnabled else { return nil }
      return entries[index].nodeID
    }
    var wanted: Int?
    var cancel: Int?
    var mayLoseSomething = false
    for (index, entry) in entries.enumerated() {
      if let preferred, wanted == nil, entry.id == preferred { wanted = index }
      if entry.isCancel { cancel = index }
      if entry.isDestructive { mayLoseSomething = true }
    }
    return node(wanted) ?? (mayLoseSomething ? node(cancel) : nil)
      ?? lastSafe(actions, entries) ?? node(cancel)
  }

  /// The last action that can be pressed and loses nothing.
  private static func lastSafe(_ actions: [Name], _ entries: [ActionEntry]) -> Name? {
    // But for the way out actions stand in the order of the entries, so that one look is enough for
    // most; searching for each would take long for hundreds.
    var index = entries.count - 1
    var place = actions.count
    while place > 0 {
      place -= 1
      let id = actions[place]
      while index >= 0, entries[index].isCancel { index -= 1 }
      let entry: ActionEntry?
      if index >= 0, entries[index].nodeID == id {
        entry = entries[index]
        index -= 1
      } else {
        entry = entries.first { $0.nodeID == id }
      }
      guard let entry else { continue }
      if entry.action.isEnabled, !entry.isDestructive, !entry.isCancel { return id }
    }
    return nil
  }
}
