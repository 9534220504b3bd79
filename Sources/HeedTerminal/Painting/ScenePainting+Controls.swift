import Heed

/// What the person works with beside the actions.
extension ScenePainting {
  private func isPicked(_ node: Node?) -> Bool { node?.accessibility?.isSelected ?? false }

  // MARK: Rows

  /// A line of a list or a switch: a mark at its start and a ground where it has the focus.
  mutating func paintRow(_ node: Node, _ area: CellArea) {
    let isHovered = interaction.hovered == node.id
    guard isFocused(node) || isHovered || interaction.pressed == node.id else { return }
    if palette.hasGrounds {
      let strength = interaction.pressed == node.id ? 0.26 : isFocused(node) ? 0.16 : 0.08
      let below = canvas.background(area.x, area.y)
      let ground = palette.mixed(label.opacity(strength), over: below)
      canvas.restyle(area) { $0.background = ground }
    } else if isHovered {
      canvas.restyle(area) { $0.attributes.insert(.underline) }
    }
    if isFocused(node) {
      paintFocusMark(area)
    }
  }

  /// The mark before what has the focus; on the side where the line begins.
  private mutating func paintFocusMark(_ area: CellArea) {
    let isRightToLeft = scene.direction == .rightToLeft
    let column = isRightToLeft ? area.maxX - 1 : area.x
    let style = palette.letters(label, on: canvas.background(column, area.y)).with(.bold)
    canvas.put(isRightToLeft ? marks.focus.after : marks.focus.before, style, column, area.y)
  }

  mutating func paintMark(_ node: Node, _ area: CellArea) {
    let item = parent(of: node)
    let mark = item?.accessibility?.role == .radio ? marks.radio : marks.check
    let color = CellPalette.color(of: node.fill) ?? secondary
    var style = palette.letters(color, on: canvas.background(area.x, area.y)).without(.dim)
    if isPicked(item) { style.attributes.insert(.bold) }
    canvas.put(marks: isPicked(item) ? mark.on : mark.off, style, area.x, area.y)
  }

  mutating func paintToggle(_ node: Node, _ area: CellArea) {
    let isOn = isPicked(parent(of: node))
    let color = CellPalette.color(of: node.fill) ?? secondary
    var style = palette.letters(color, on: canvas.background(area.x, area.y)).without(.dim)
    if isOn { style.attributes.insert(.bold) }
    canvas.put(marks: isOn ? marks.toggle.on : marks.toggle.off, style, area.x, area.y)
  }

  // MARK: Progress

  /// A bar with its part in figures beside it; work of unknown length shows a stretch that moves.
  mutating func paintProgress(_ node: Node, _ area: CellArea) {
    let ground = canvas.background(area.x, area.y)
    let tint = CellPalette.color(of: scene[node.id / "bar"]?.fill) ?? label
    let isRightToLeft = scene.direction == .rightToLeft
    let value = node.accessibility?.value
    let room = value == nil ? area.width : max(1, area.width - 5)
    let bar = CellArea(
      x: isRightToLeft ? area.maxX - room : area.x, y: area.y, width: room, height: 1)
    var filled = palette.letters(tint, on: ground).without(.dim)
    var track = palette.letters(secondary, on: ground)
    if palette.hasGrounds {
      let fill = CellPalette.color(of: node.fill)
      filled.background = palette.mixed(fill ?? secondary.opacity(0.3), over: ground)
      track = CellStyle(background: filled.background)
    }
    let empty = palette.hasGrounds ? " " : marks.track
    func column(_ index: Int) -> Int { isRightToLeft ? bar.maxX - 1 - index : bar.x + index }
    guard let value, let percent = Int(value.dropLast()) else {
      let length = max(1, room * 2 / 5)
      let span = Double(room + length)
      // Not empty at the start, for whoever draws it once.
      let phase = (time * 0.6 + 0.5).truncatingRemainder(dividingBy: 1)
      let start = Int((phase < 0 ? phase + 1 : phase) * span) - length
      for index in 0..<room {
        let isFilled = index >= start && index < start + length
        canvas.put(
          isFilled ? marks.blocks[marks.blocks.count - 1] : empty, isFilled ? filled : track,
          column(index), bar.y)
      }
      return
    }
    let eighths = room * 8 * max(0, min(100, percent)) / 100
    for index in 0..<room {
      let part = max(0, min(8, eighths - index * 8))
      // Parts of a cell are filled from the left, which is wrong where the bar grows from the right.
      let isWhole = marks.blocks.count == 1 || isRightToLeft
      let block = isWhole ? (part >= 4 ? 8 : 0) : part
      let mark = block == 0 ? empty : marks.blocks[min(block, marks.blocks.count) - 1]
      canvas.put(mark, block == 0 ? track : filled, column(index), bar.y)
    }
    let figures = String(repeating: " ", count: max(0, 4 - value.utf8.count)) + value
    canvas.put(
      marks: isRightToLeft ? value : figures, palette.letters(secondary, on: ground),
      isRightToLeft ? area.x : area.maxX - 4, area.y)
  }

  // MARK: Badge

  mutating func paintBadge(_ node: Node, _ area: CellArea) {
    guard palette.hasGrounds else {
      let color = look.depth == .ansi16 ? CellPalette.color(of: node.fill) : nil
      canvas.fill(area, CellStyle(.reverse))
      return paintText(node, area) { style in
        style.foreground = color.flatMap { CellPalette.hasHue($0) ? CellColor($0) : nil }
        style.attributes = [.reverse, .bold]
      }
    }
    paintGround(node, area)
    paintText(node, area)
  }
}
