/// What a host with controls and views of its own has to know of the nodes in a scene.
extension Session {
  /// The field of a node, with what the person typed and what is shown to be wrong; nothing where
  /// the node is no field.
  public func field(of node: Name) -> Field? {
    guard case .field(let index)? = parts.target(node) else { return nil }
    var field = parts.fields[index].field
    field.error = parts.fields[index].shownMessage(options.texts)
    return field
  }

  /// The node of what can be used at a point of the surface: an action, the close button, a field, an
  /// item, a switch or a slot, with areas scrolled as they are.
  ///
  /// - Parameter point: Points from the surface's corner.
  /// - Returns: Its id; nothing where there is none of these.
  public func node(at point: Point) -> Name? {
    guard case .target(let target)? = hit(at: point) else { return nil }
    return parts.node(target)
  }

  /// Whether Return in a field goes on to another one, instead of choosing the preferred action or
  /// leaving the fields.
  public func leadsToAnotherField(_ node: Name) -> Bool {
    guard case .field(let index)? = parts.target(node), alert.preferred == nil,
      let place = focusOrder.firstIndex(of: .field(index)), place + 1 < focusOrder.count
    else { return false }
    if case .field = focusOrder[place + 1] { return true }
    return false
  }

  /// The id of a node's slot; nothing where the node is none.
  public func slot(of node: Name) -> Name? {
    guard case .slot(let index)? = parts.target(node) else { return nil }
    return parts.slots[index]
  }

  /// The action of a node; nothing where the node is none.
  public func action(of node: Name) -> ActionEntry? {
    guard case .action(let index)? = parts.target(node) else { return nil }
    let id = parts.actions[index].id
    return alert.actionEntries.first { $0.id == id }
  }
}
