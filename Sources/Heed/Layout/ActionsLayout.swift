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
    let sideBySide = cells(of: entries, isHorizontal: true)
    if let columns = columns(for: sideBySide) {
      return row(of: sideBySide, columns, isBelowContent: isBelowContent)
    }
    return stack(of: cells(of: entries, isHorizontal: false), isBelowContent: isBelowContent)
  }

  /// The actions with the way out at its place: first side by side, else last.
  @inline(never)
  private func cells(of entries: [ActionEntry], isHorizontal: Bool) -> [ActionCell] {
    var cells: [ActionCell] = []
    for turn in 0..<2 {
      for entry in entries {
        let isLate = context.metrics.placesCancel && entry.isCancel != isHorizontal
        if isLate == (turn == 1) { cells.add(ActionCell(context, entry)) }
      }
    }
    return cells
  }

  // MARK: Side by side

  /// Where actions that stand side by side begin, and how wide they are.
  private struct Columns {
    var starts: [Double] = []
    var widths: [Double] = []
  }

  /// The column of each action, or nothing where they have to be stacked.
  private func columns(for cells: [ActionCell]) -> Columns? {
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
    for (index, cell) in cells.enumerated() {
      let room = columns.widths[index]
      // Too narrow to touch, or to read without breaking the line.
      if room < min(44, width) { return nil }
      if isAutomatic, cell.naturalWidth > room + 0.001 { return nil }
      // Letters of an accessibility size do not fit beside each other just because usual ones do.
      if isLarge, !FittedAction.keepsWordsWhole(cell, width: room) { return nil }
    }
    return columns
  }

  private func evenColumns(for cells: [ActionCell]) -> Columns {
    let edges = context.metrics.actionsInset
    let leading = cells[0].inset?.leading ?? edges.leading
    let trailing = cells[cells.count - 1].inset?.trailing ?? edges.trailing
    let room = max(0, width - leading - trailing)
    var fixed = 0.0
    var open = 0
    for cell in cells {
      if let asked = cell.width { fixed += asked.resolved(in: width) } else { open += 1 }
    }
    var taken = fixed
    for index in 1..<cells.count { taken += gapBeside(cells[index - 1], cells[index]) }
    let share = open > 0 ? max(0, (room - taken) / Double(open)) : 0
    var columns = Columns()
    // One that is narrower than its room stands in the middle.
    var x = leading + (cells.count == 1 && open == 0 ? max(0, (room - fixed) / 2) : 0)
    for (index, cell) in cells.enumerated() {
      if index > 0 {
        // Where all widths are given, what is left stands between them.
        x +=
          open == 0
          ? max(0, (room - fixed) / Double(cells.count - 1)) : gapBeside(cells[index - 1], cell)
      }
      let start = context.pixel(x)
      x += cell.width?.resolved(in: width) ?? share
      columns.starts.add(start)
      columns.widths.add(max(0, context.pixel(min(x, width)) - start))
    }
    return columns
  }

  @inline(never)
  private func gapBeside(_ first: ActionCell, _ second: ActionCell) -> Double {
    if let gap = second.action.gap { return gap }
    if hasLine(between: first, second) { return context.hairline }
    let asked = max(first.inset?.trailing ?? 0, second.inset?.leading ?? 0)
    return max(asked, hasRows ? 8 : context.metrics.actionGap)
  }

  @inline(never)
  private func row(
    of cells: [ActionCell], _ columns: Columns, isBelowContent: Bool
  ) -> ActionsBlock {
    var block = ActionsBlock()
    let edges = context.metrics.actionsInset
    var isPlain = true
    var top = 0.0
    var bottom = 0.0
    var height = 0.0
    var fitted: [FittedAction] = []
    for (index, cell) in cells.enumerated() {
      isPlain = isPlain && cell.isPlainRow
      top = max(top, cell.inset?.top ?? edges.top)
      bottom = max(bottom, cell.inset?.bottom ?? edges.bottom)
      let action = FittedAction(cell, width: columns.widths[index])
      height = max(height, action.height)
      fitted.add(action)
    }
    top = context.pixel(top)
    if isPlain && isBelowContent && hasRows {
      block.nodes.add(line("actions", x: 0, y: 0, width: width, height: context.hairline))
      top = context.hairline
    }
    for (index, action) in fitted.enumerated() {
      let cell = action.cell
      let start = columns.starts[index]
      if index > 0, hasLine(between: cells[index - 1], cell) {
        block.nodes.add(
          line(
            cell.entry.id, x: start - context.hairline, y: top, width: context.hairline,
            height: height))
      }
      // Cells side by side share a height unless one asks for its own.
      let own = cell.action.height == nil ? height : action.height
      let y = top + context.pixel((height - own) / 2)
      action.draw(
        in: Rect(x: start, y: y, width: columns.widths[index], height: own), &block.nodes)
      block.order.add(cell.nodeID)
    }
    block.height = top + height + context.pixel(bottom)
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
        y += context.pixel(cell.inset?.top ?? context.metrics.actionsInset.top)
      }
      let sides = stackedSides(of: cell)
      let action = FittedAction(cell, width: sides.width)
      let frame = Rect(
        x: sides.x, y: context.pixel(y), width: sides.width, height: action.height)
      action.draw(in: frame, &block.nodes)
      block.order.add(cell.nodeID)
      y = frame.maxY
      // One and a half rows: up to the middle of the second.
      if index == 0 { firstTop = frame.y }
      if index == 1 {
        block.leastHeight = least(frame.midY, from: firstTop, isBelowContent: isBelowContent)
      }
    }
    y += context.pixel(
      cells[cells.count - 1].inset?.bottom ?? context.metrics.actionsInset.bottom)
    block.height = y
    if cells.count < 2 {
      block.leastHeight = least(y, from: firstTop, isBelowContent: isBelowContent)
    }
    return block
  }

  @inline(never)
  private func stackedSides(of cell: ActionCell) -> (x: Double, width: Double) {
    let inset = cell.inset ?? (cell.isPlainRow && hasRows ? 0 : context.metrics.actionsInset)
    let room = max(0, width - inset.horizontal)
    var asked = cell.width?.resolved(in: width) ?? room
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
    if upper.inset != nil || lower.inset != nil {
      return max(upper.inset?.bottom ?? 0, lower.inset?.top ?? 0)
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
