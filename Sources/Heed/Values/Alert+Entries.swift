extension Alert {
  /// The actions in the order they are listed, each with the id it answers by.
  ///
  /// Ids not given are `cancel`, `destructive`, `destructive2`…, and `action1`, `action2`… for the
  /// others; a number that is taken is passed over.
  public var actionEntries: [ActionEntry] {
    let actions = actions
    let cancel = cancel
    var taken: [Name] = []
    for action in actions { if let id = action.id { taken.add(id) } }
    if let id = cancel?.id { taken.add(id) }
    @inline(never)
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
    let position = min(max(0, cancelPosition ?? actions.count), actions.count)
    for index in 0...actions.count {
      if index == position, let cancel, let cancelID {
        entries.add(ActionEntry(id: cancelID, action: cancel, isCancel: true))
      }
      if index == actions.count { break }
      let action = actions[index]
      let isDestructive = action.role == .destructive
      if isDestructive { destructives += 1 } else { others += 1 }
      let id =
        action.id
        ?? (isDestructive
          ? free("destructive", from: destructives, bare: true)
          : free("action", from: others, bare: false))
      entries.add(ActionEntry(id: id, action: action, isCancel: false))
    }
    return entries
  }

  /// The actions as they are counted in an answer: the way out, the destructive ones, the others.
  public var countedEntries: [ActionEntry] {
    let entries = actionEntries
    var counted: [ActionEntry] = []
    for rank in 0..<3 {
      for entry in entries where (entry.isCancel ? 0 : entry.isDestructive ? 1 : 2) == rank {
        counted.add(entry)
      }
    }
    return counted
  }
}
