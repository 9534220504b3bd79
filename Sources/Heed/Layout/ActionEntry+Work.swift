extension ActionEntry {
  /// The action with a spinner for its picture while its work is running.
  func showingWork(in interaction: Interaction) -> ActionEntry {
    guard let busy = interaction.busy, busy == nodeID else { return self }
    var action = action
    action.image = .symbol("spinner", size: Size(width: 20, height: 20))
    return ActionEntry(id: id, action: action, isCancel: isCancel)
  }
}
