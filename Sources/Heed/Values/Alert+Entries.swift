extension Alert {
  /// The actions in the order they are listed, each with the id it answers by.
  ///
  /// Ids not given are `cancel`, `destructive`, `destructive2`…, and `action1`, `action2`… for the
  /// others; a number that is taken is passed over.
  public var actionEntries: [ActionEntry] {
    var taken: [Name] = actions.compactMap { $0.id }
    if let id = cancel?.id { taken.add(id) }
    func free(_ stem: Name, from start: Int, bare: Bool) -> Name {
      var number = start
      while true {
        let name = bare && number == 1 ? stem : stem.followed(by: number)
        if !taken.contains(name) {
          taken.add(name)
          return name
        }
        number += 1
      }
    }
    // The way out is named first: it is the one that others rely on.
    let cancelID = cancel.map { $0.id ?? free("cancel", from: 1, bare: true) }
    var destructives = 0
    var others = 0
    var entries: [ActionEntry] = []
    for action in actions {
      let isDestructive = action.role == .destructive
      if isDestructive { destructives += 1 } else { others += 1 }
      let id =
        action.id
        ?? (isDestructive
          ? free("destructive", from: destructives, bare: true)
          : free("action", from: others, bare: false))
      entries.add(ActionEntry(id: id, action: action, isCancel: false))
    }
    if let cancel, let cancelID {
      let position = min(max(0, cancelPosition ?? entries.count), entries.count)
      entries.insert(ActionEntry(id: cancelID, action: cancel, isCancel: true), at: position)
    }
    return entries
  }

  /// The actions as they are counted in an answer: the way out, the destructive ones, the others.
  public var countedEntries: [ActionEntry] {
    let entries = actionEntries
    return entries.filter { $0.isCancel } + entries.filter { $0.isDestructive }
      + entries.filter { !$0.isCancel && !$0.isDestructive }
  }
}
