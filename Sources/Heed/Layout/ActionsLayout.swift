/// Arranges actions side by side or one beneath the other.
struct ActionsLayout {
  let context: LayoutContext
  /// The panel's width in points.
  let width: Double

  private var hasRows: Bool {
    if case .rows = context.metrics.actionLook { true } else { false }
  }

  /// Lays out actions; a line parts them from what stands above where the look has lines.
  func block(_ entries: [ActionEntry], isBelowContent: Bool) -> ActionsBlock {
    guard !entries.isEmpty else { return ActionsBlock() }
    #if !hasFeature(Embedded)
      if context.countsCells {
        return CellActionsLayout(context: context, width: width).block(entries)
      }
    #endif
    let cells = ordered(entries, isHorizontal: true).map { ActionCell(context, $0) }
    if let columns = columns(for: cells) {
      return row(of: cells, columns, isBelowContent: isBelowContent)
    }
    let stacked = ordered(entries, isHorizontal: false).map { ActionCell(context, $0) }
    return stack(of: stacked, isBelowContent: isBelowContent)
  }

  /// The actions with the way out at its place: first side by side, else last.
  @inline(never)
  private func ordered(_ entries: [ActionEntry], isHorizontal: Bool) -> [ActionEntry] {
    guard context.metrics.placesCancel else { return entries }
    let cancel = entries.filter { $0.isCancel }
    let others = entries.filter { !$0.isCancel }
    return isHorizontal ? cancel + others : others + cancel
  }

  // MARK: Side by side

  /// Where each action begins and how wide it is, or nothing where they have to be stacked.
  private func columns(for cells: [ActionCell]) -> [(x: Double, width: Double)]? {
    let isLarge = context.environment.textSize.isAccessibilitySize
    let isAutomatic: Bool
    switch context.alert.arrangement.kind {
    case .vertical: return nil
    case .horizontal: isAutomatic = false
    case .automatic: isAutomatic = true
    }
    if isAutomatic {
      guard cells.count == 2, !isLarge, context.alert.style != .sheet else { return nil }
    }
    let columns = evenColumns(for: cells)
    for (cell, column) in zip(cells, columns) {
      // Too narrow to touch, or to read without breaking the line.
      if column.width < min(44, width) { return nil }
      if isAutomatic, cell.naturalWidth > column.width + 0.001 { return nil }
      // Letters of an accessibility size do not fit beside each other just because usual ones do.
      if isLarge, !FittedAction.keepsWordsWhole(cell, width: column.width) { return nil }
    }
    return columns
  }

  private func evenColumns(for cells: [ActionCell]) -> [(x: Double, width: Double)] {
    let edges = context.metrics.actionsInset
    let leading = cells.first?.action.inset?.leading ?? edges.leading
    let trailing = cells.last?.action.inset?.trailing ?? edges.trailing
    var gaps = zip(cells, cells.dropFirst()).map { gapBeside($0, $1) }
    let room = max(0, width - leading - trailing)
    let asked = cells.map { $0.action.width?.resolved(in: width) }
    let fixed = asked.reduce(0) { $0 + ($1 ?? 0) }
    let open = asked.filter { $0 == nil }.count
    if open == 0, !gaps.isEmpty {
      // All widths are given: what is left stands between them.
      let gap = max(0, (room - fixed) / Double(gaps.count))
      gaps = gaps.map { _ in gap }
    }
    let taken = gaps.reduce(fixed, +)
    let share = open > 0 ? max(0, (room - taken) / Double(open)) : 0
    var columns: [(x: Double, width: Double)] = []
    // One that is narrower than its room stands in the middle.
    var x = leading + (cells.count == 1 && open == 0 ? max(0, (room - fixed) / 2) : 0)
    for (index, width) in asked.enumerated() {
      let start = context.pixel(x)
      x += width ?? share
      columns.add((start, max(0, context.pixel(min(x, self.width)) - start)))
      if index < gaps.count { x += gaps[index] }
    }
    return columns
  }

  @inline(never)
  private func gapBeside(_ first: ActionCell, _ second: ActionCell) -> Double {
    if let gap = second.action.gap { return gap }
    if hasLine(between: first, second) { return context.hairline }
    let asked = max(first.action.inset?.trailing ?? 0, second.action.inset?.leading ?? 0)
    return max(asked, hasRows ? 8 : context.metrics.actionGap)
  }

  @inline(never)
  private func row(
    of cells: [ActionCell], _ columns: [(x: Double, width: Double)], isBelowContent: Bool
  ) -> ActionsBlock {
    var block = ActionsBlock()
    let isPlain = cells.allSatisfy { $0.isPlainRow }
    var top = context.pixel(
      cells.reduce(0) { max($0, $1.action.inset?.top ?? context.metrics.actionsInset.top) })
    if isPlain && isBelowContent && hasRows {
      block.nodes.add(line("actions", x: 0, y: 0, width: width, height: context.hairline))
      top = context.hairline
    }
    let fitted = zip(cells, columns).map { FittedAction($0, width: $1.width) }
    let height = fitted.reduce(0) { max($0, $1.height) }
    for (index, (action, column)) in zip(fitted, columns).enumerated() {
      let cell = action.cell
      if index > 0, hasLine(between: cells[index - 1], cell) {
        block.nodes.add(
          line(
            cell.entry.id, x: column.x - context.hairline, y: top, width: context.hairline,
            height: height))
      }
      // Cells side by side share a height unless one asks for its own.
      let own = cell.action.height == nil ? height : action.height
      let y = top + context.pixel((height - own) / 2)
      block.nodes += action.nodes(
        in: Rect(x: column.x, y: y, width: column.width, height: own))
      block.order.add(cell.nodeID)
    }
    let bottom = context.pixel(
      cells.reduce(0) { max($0, $1.action.inset?.bottom ?? context.metrics.actionsInset.bottom) })
    block.height = top + height + bottom
    block.leastHeight = least(block.height, from: top, isBelowContent: isBelowContent)
    return block
  }

  // MARK: One beneath the other

  private func stack(of cells: [ActionCell], isBelowContent: Bool) -> ActionsBlock {
    var block = ActionsBlock()
    var y = 0.0
    var firstTop = 0.0
    for (index, cell) in cells.enumerated() {
      let previous = index > 0 ? cells[index - 1] : nil
      if let previous {
        if hasLine(between: previous, cell) {
          block.nodes.add(
            line(cell.entry.id, x: 0, y: y, width: width, height: context.hairline))
          y += context.hairline
        } else {
          y += context.pixel(gapBeneath(previous, cell))
        }
      } else if cell.isPlainRow && hasRows {
        if isBelowContent {
          block.nodes.add(line("actions", x: 0, y: y, width: width, height: context.hairline))
          y += context.hairline
        }
      } else {
        y += context.pixel(cell.action.inset?.top ?? context.metrics.actionsInset.top)
      }
      let sides = stackedSides(of: cell)
      let action = FittedAction(cell, width: sides.width)
      let frame = Rect(
        x: sides.x, y: context.pixel(y), width: sides.width, height: action.height)
      block.nodes += action.nodes(in: frame)
      block.order.add(cell.nodeID)
      y = frame.maxY
      // One and a half rows: up to the middle of the second.
      if index == 0 { firstTop = frame.y }
      if index == 1 {
        block.leastHeight = least(frame.midY, from: firstTop, isBelowContent: isBelowContent)
      }
    }
    y += context.pixel(cells.last?.action.inset?.bottom ?? context.metrics.actionsInset.bottom)
    block.height = y
    if cells.count < 2 {
      block.leastHeight = least(y, from: firstTop, isBelowContent: isBelowContent)
    }
    return block
  }

  @inline(never)
  private func stackedSides(of cell: ActionCell) -> (x: Double, width: Double) {
    let inset = cell.action.inset ?? (cell.isPlainRow && hasRows ? 0 : context.metrics.actionsInset)
    let room = max(0, width - inset.horizontal)
    var asked = cell.action.width?.resolved(in: width) ?? room
    if context.environment.textSize.isAccessibilitySize, asked < room {
      // What was meant for letters of the usual size grows with them.
      asked = min(room, asked * DynamicType.factor(at: context.environment.textSize))
    }
    let taken = context.pixel(min(asked, width))
    let x = context.pixel(min(max(0, inset.leading + (room - taken) / 2), max(0, width - taken)))
    return (x, taken)
  }

  @inline(never)
  private func gapBeneath(_ upper: ActionCell, _ lower: ActionCell) -> Double {
    if let gap = lower.action.gap { return gap }
    if upper.action.inset != nil || lower.action.inset != nil {
      return max(upper.action.inset?.bottom ?? 0, lower.action.inset?.top ?? 0)
    }
    return hasRows ? 8 : context.metrics.actionGap
  }

  /// The least height to show of what reaches down to a bottom.
  ///
  /// Below content, titles of several lines do not count for more than one and a half usual rows: else
  /// nothing of the question would be seen on a small surface.
  private func least(_ bottom: Double, from top: Double, isBelowContent: Bool) -> Double {
    let usual = top + 1.5 * context.metrics.actionHeight
    return context.pixelUp(isBelowContent ? min(bottom, usual) : bottom)
  }

  // MARK: Lines

  @inline(never)
  private func hasLine(between first: ActionCell, _ second: ActionCell) -> Bool {
    hasRows && first.isPlainRow && second.isPlainRow
  }

  @inline(never)
  private func line(
    _ id: Name, x: Double, y: Double, width: Double, height: Double
  ) -> Node {
    Node("separator" / id, .separator, Rect(x: x, y: y, width: width, height: height))
      .with(fill: .color(context.styler.rgba(.separator)))
  }
}
