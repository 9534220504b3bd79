internal import Heed

// Keys of boxes with a list and buttons.
extension TerminalHost {
  /// Puts the focus where a box has it at first.
  func startInBox() {
    guard let first = box?.first, scene?[first] != nil else { return }
    presentation?.send(.focusMoved(first))
    reveal(first)
  }

  /// Moves about as in a box; says whether the key was meant for that.
  func moveInBox(_ key: KeyPress) -> Bool {
    guard let box, let scene, let session = presentation?.session, !scene.focusOrder.isEmpty else {
      return false
    }
    let order = scene.focusOrder
    let list = order.filter { scene[$0]?.role == .choice }
    let here = session.focus ?? scene.initialFocus
    if let here, let place = list.firstIndex(of: here) {
      boxItem = here
      if let target = self.place(after: key, from: place, in: list, box) {
        move(to: list[target], in: box)
        return true
      }
    }
    if let letter = key.typed, letter != " " {
      let place = here.flatMap { order.firstIndex(of: $0) } ?? order.count - 1
      if let target = next(with: letter, from: place, in: order) {
        move(to: order[target], in: box)
      }
      return true
    }
    guard let step = self.step(of: key) else { return false }
    // The list counts as one stop, at the item where the person was last.
    let stops = order.filter { node in
      guard list.contains(node) else { return true }
      return node == (boxItem.flatMap { list.contains($0) ? $0 : nil } ?? list.first)
    }
    guard let place = here.flatMap({ stops.firstIndex(of: $0) }) else { return false }
    let goesRound = key.key == .tab
    let next = place + step
    guard goesRound || stops.indices.contains(next) else { return true }
    move(to: stops[(next + stops.count) % stops.count], in: box)
    return true
  }

  /// The item to which a key moves; nothing where the key leaves the list or means something else.
  private func place(
    after key: KeyPress, from place: Int, in list: [Name], _ box: BoxManner
  ) -> Int? {
    guard key.modifiers.isSubset(of: .shift) else { return nil }
    func within(_ target: Int) -> Int { min(list.count - 1, max(0, target)) }
    switch key.key {
    case .up: return within(place - 1)
    case .down: return within(place + 1)
    case .left where !box.isMenu: return within(place - 1)
    case .right where !box.isMenu: return within(place + 1)
    case .pageUp: return within(place - page(box))
    case .pageDown: return within(place + page(box))
    case .home: return 0
    case .end: return list.count - 1
    case .character(" "): return nil
    default: return key.typed.map { self.next(with: $0, from: place, in: list) ?? place }
    }
  }

  /// The next node after a place, round and round, that begins with a letter.
  private func next(with letter: Unicode.Scalar, from place: Int, in nodes: [Name]) -> Int? {
    guard let session = presentation?.session else { return nil }
    return (1...nodes.count).map { (place + $0) % nodes.count }.first { candidate in
      initial(of: nodes[candidate], session).map { isSame($0, letter) } ?? false
    }
  }

  private func step(of key: KeyPress) -> Int? {
    switch key.key {
    case .tab: key.modifiers.contains(.shift) ? -1 : 1
    case .up, .left: key.modifiers.isEmpty ? -1 : nil
    case .down, .right: key.modifiers.isEmpty ? 1 : nil
    default: nil
    }
  }

  private func page(_ box: BoxManner) -> Int {
    if let page = box.page, page > 0 { return page }
    return max(1, Int(scene?.scrollAreas.first?.viewport.height ?? 8) - 1)
  }

  private func move(to node: Name, in box: BoxManner) {
    presentation?.send(.focusMoved(node))
    reveal(node)
    redraw()
    guard scene?[node]?.role == .choice else { return }
    boxItem = node
    if box.isMenu { pick(node) }
  }

  /// Picks the item of a node.
  private func pick(_ node: Name) {
    guard let session = presentation?.session else { return }
    for (index, block) in session.displayed.content.enumerated() {
      guard case .choices(let choices) = block.kind else { continue }
      for item in choices.items where Name("content/\(index)") / item.id == node {
        presentation?.send(.picked(list: choices.id, item: item.id))
      }
    }
  }

  /// Writes the line above everything else, where the panel leaves its row free.
  func addCaption(to frame: inout CellFrame) {
    guard let caption = box?.caption, !caption.isEmpty, let scene,
      scene.nodes.first(where: { $0.role == .panel }).map({ $0.frame.y >= 1 }) ?? false
    else { return }
    var column = 0
    for cluster in CellWidth.clusters(of: PlainText.line(caption)) {
      guard column + cluster.width <= frame.grid.columns else { return }
      let style = CellStyle(background: frame.grid[column, 0].style.background, .bold)
      frame.grid.put(cluster.text, width: cluster.width, style: style, column: column, row: 0)
      column += cluster.width
    }
  }
}
