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
    for action in actions { order.add(action) }
    if let close { order.add(close) }
    initial = field ?? Self.initial(actions, entries, preferred: preferred) ?? close
  }

  /// Where there is no field, the preferred action; else, where something may be lost, the way out;
  /// else the last ordinary action. Something that may lose data never has the focus first.
  private static func initial(
    _ actions: [Name], _ entries: [ActionEntry], preferred: Name?
  ) -> Name? {
    func node(_ entry: ActionEntry?) -> Name? {
      guard let entry, entry.action.isEnabled else { return nil }
      return "action" / entry.id
    }
    var wanted: ActionEntry?
    var cancel: ActionEntry?
    var mayLoseSomething = false
    for entry in entries {
      if let preferred, wanted == nil, entry.id == preferred { wanted = entry }
      if entry.isCancel { cancel = entry }
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
