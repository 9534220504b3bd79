#if !hasFeature(Embedded)
  /// Arranges actions in cells: side by side in one row where they fit, else one beneath the other.
  struct CellActionsLayout {
    let context: LayoutContext
    /// The columns inside the panel's edge.
    let width: Double

    private var inset: Insets { context.metrics.actionsInset }

    func block(_ entries: [ActionEntry]) -> ActionsBlock {
      guard !entries.isEmpty else { return ActionsBlock() }
      let cells = ordered(entries, isHorizontal: true).map { ActionCell(context, $0) }
      if !isVertical(entries), let block = row(of: cells) { return block }
      return stack(of: ordered(entries, isHorizontal: false).map { ActionCell(context, $0) })
    }

    /// The columns of all actions side by side, or of the widest of them where they are too many for
    /// that, and of the space around them.
    func naturalWidth(_ entries: [ActionEntry]) -> Double {
      let widths = entries.map { naturalWidth(ActionCell(context, $0)) }
      let gaps = Double(max(0, entries.count - 1)) * context.metrics.actionGap
      let all = widths.reduce(gaps + inset.horizontal, +)
      return isVertical(entries) || all > width ? widths.reduce(0, max) + inset.horizontal : all
    }

    private func isVertical(_ entries: [ActionEntry]) -> Bool {
      guard entries.count > 1 else { return false }
      return context.alert.arrangement == .vertical
        || (context.alert.style == .sheet && context.alert.arrangement != .horizontal)
    }

    private func ordered(_ entries: [ActionEntry], isHorizontal: Bool) -> [ActionEntry] {
      let cancel = entries.filter { $0.isCancel }
      let others = entries.filter { !$0.isCancel }
      return isHorizontal ? cancel + others : others + cancel
    }

    /// The columns before a title: the mark of a danger, or the spinner of work that is running.
    private func before(_ cell: ActionCell) -> Double {
      cell.entry.isDestructive || cell.action.image != nil ? CellFigures.warning : 0
    }

    private func naturalWidth(_ cell: ActionCell) -> Double {
      context.width(of: cell.title()) + before(cell) + 2 * cell.padding
    }

    /// At the end of the row, as wide as the widest of them where there is room for that.
    private func row(of cells: [ActionCell]) -> ActionsBlock? {
      let room = max(0, width - inset.horizontal)
      let gap = context.metrics.actionGap
      let gaps = Double(cells.count - 1) * gap
      var widths = cells.map { naturalWidth($0) }
      let widest = widths.reduce(0, max)
      guard widths.reduce(gaps, +) <= room else { return nil }
      let even = max(widest, 10)
      if Double(cells.count) * even + gaps <= room { widths = widths.map { _ in even } }
      var block = ActionsBlock()
      var x = width - inset.trailing - widths.reduce(gaps, +)
      // A title may have a line break of its own.
      var height = 1.0
      for (cell, width) in zip(cells, widths) {
        let frame = Rect(x: x, y: inset.top, width: width, height: 1)
        height = max(height, add(cell, frame, to: &block))
        x += width + gap
      }
      block.height = inset.top + height + inset.bottom
      block.leastHeight = block.height
      return block
    }

    /// Two of them are always seen: the one that has the focus and one more.
    private func stack(of cells: [ActionCell]) -> ActionsBlock {
      var block = ActionsBlock()
      let room = max(1, width - inset.horizontal)
      var y = inset.top
      for (index, cell) in cells.enumerated() {
        let frame = Rect(x: inset.leading, y: y, width: room, height: 1)
        y += add(cell, frame, to: &block)
        // The first, and a row of the second.
        if index == 0 { block.leastHeight = cells.count > 1 ? y + 1 : y }
      }
      block.height = y + inset.bottom
      return block
    }

    /// Adds an action; gives its height, which is that of its title.
    private func add(_ cell: ActionCell, _ frame: Rect, to block: inout ActionsBlock) -> Double {
      let look = cell.look
      let besides = before(cell)
      let room = max(1, frame.width - 2 * cell.padding - besides)
      var setting = cell.title()
      setting.lineLimit = setting.lineLimit == 0 ? 2 : setting.lineLimit
      var text = context.layout(setting, width: room)
      if text.isTruncated {
        setting.lineLimit = 1
        setting.truncation = .middle
        text = context.layout(setting, width: room)
      }
      var frame = frame
      frame.height = max(1, text.height)
      // The mark and the title stand in the middle together.
      let free = max(0, room - text.widestLine)
      let start = context.pixelDown(free / 2)
      for index in text.lines.indices {
        text.lines[index].x =
          start + context.pixelDown((text.widestLine - text.lines[index].width) / 2)
      }
      let x = frame.x + cell.padding
      block.nodes.add(
        Node(cell.nodeID, .action, frame)
          .with(fill: look.fill)
          .with(opacity: look.opacity)
          .with(accessibility: cell.accessibility))
      if besides > 0 {
        block.nodes.add(
          Node(
            cell.nodeID / "image", .decoration,
            Rect(x: x + start, y: frame.y, width: 1, height: 1)
          )
          .with(fill: .color(context.styler.rgba(look.color))))
      }
      block.nodes.add(
        Node(
          cell.nodeID / "title", .decoration,
          Rect(x: x + besides, y: frame.y, width: room, height: frame.height)
        )
        .with(text: text)
        .with(opacity: look.opacity))
      block.order.add(cell.nodeID)
      return frame.height
    }
  }
#endif
