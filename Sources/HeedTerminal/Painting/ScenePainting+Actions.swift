import Heed

extension ScenePainting {
  /// How an action looks.
  private struct ActionStyle {
    var ground: CellColor?
    var letters: CellStyle
  }

  /// The colour that an action stands out with: its own, the tint, or the text's.
  private func accent(of node: Node) -> RGBA {
    if let color = CellPalette.color(of: node.fill), color.alpha > 0.5 { return color }
    let title = scene[node.id / "title"]?.text?.request.runs.first?.color
    return title ?? label
  }

  private func isEnabled(_ node: Node) -> Bool { node.accessibility?.isEnabled ?? true }

  private func isBusy(_ node: Node) -> Bool { interaction.busy == node.id }

  /// Fills an action's cells. What has the focus is filled with its own colour; what only stands out
  /// keeps a trace of it, so that there is never a doubt which one Return chooses.
  mutating func paintAction(_ node: Node, _ area: CellArea) {
    let below = canvas.background(area.x, area.y)
    if palette.hasGrounds {
      canvas.fill(area, CellStyle(background: actionGround(node, over: below)))
    }
    guard area.width >= 4 else { return }
    let row = area.y + (area.height - 1) / 2
    let style = actionLetters(node, canvas.background(area.x, row))
    if !palette.hasGrounds {
      canvas.put("[", style, area.x + 1, row)
      canvas.put("]", style, area.maxX - 2, row)
    }
    if isFocused(node) {
      if !palette.hasGrounds {
        canvas.restyle(
          CellArea(x: area.x + 1, y: area.y, width: area.width - 2, height: area.height)
        ) {
          $0.foreground = style.foreground
          $0.attributes.formUnion([.reverse, .bold])
        }
      }
      let inset = palette.hasGrounds ? 1 : 0
      let mark = style.without(.reverse).with(.bold)
      canvas.put(marks.focus.before, mark, area.x + inset, row)
      canvas.put(marks.focus.after, mark, area.maxX - 1 - inset, row)
    }
  }

  private func actionGround(_ node: Node, over below: CellColor?) -> CellColor? {
    var ground = below
    let accent = accent(of: node)
    if isFocused(node), isEnabled(node) {
      ground = palette.mixed(accent, over: below)
    } else if let color = CellPalette.color(of: node.fill) {
      let isSolid = color.alpha > 0.5
      ground = palette.mixed(isSolid ? color.opacity(0.45) : color, over: below)
    }
    if node.opacity < 1, !isFocused(node) {
      ground = palette.mixed(secondary.opacity(0.15), over: below)
    }
    if interaction.pressed == node.id { return palette.mixed(label.opacity(0.3), over: ground) }
    if interaction.hovered == node.id, isEnabled(node) {
      return palette.mixed(label.opacity(0.15), over: ground)
    }
    return ground
  }

  /// The letters of an action on its ground.
  private func actionLetters(_ node: Node, _ ground: CellColor?) -> CellStyle {
    let own = scene[node.id / "title"]?.text?.request.runs.first
    let isDisabled = !isEnabled(node) && !isBusy(node)
    guard palette.hasGrounds else {
      // A solid ground is left out here: its colour is that of the letters.
      let solid = CellPalette.color(of: node.fill).flatMap { $0.alpha > 0.5 ? $0 : nil }
      var style = palette.letters(solid ?? own?.color ?? label, on: nil)
      style.attributes.remove(.dim)
      if isDisabled { style = CellStyle(.dim) }
      if own?.font.weight.isHeavy == true { style.attributes.insert(.bold) }
      if interaction.hovered == node.id, !isDisabled { style.attributes.insert(.underline) }
      if isFocused(node) { style.attributes.formUnion([.reverse, .bold]) }
      if interaction.pressed == node.id { style.attributes.insert(.reverse) }
      return style
    }
    var style: CellStyle
    if isDisabled {
      style = palette.letters(label.opacity(0.42), on: ground, opacity: 0.99)
    } else if isFocused(node) {
      style = palette.letters(CellPalette.readable(on: (ground ?? palette.base).rgba), on: ground)
      style.attributes.insert(.bold)
    } else {
      style = legible(own?.color ?? label, on: ground)
    }
    if own?.font.weight.isHeavy == true { style.attributes.insert(.bold) }
    return style
  }

  /// Letters that can be read on a ground that is not the one that their colour was meant for.
  private func legible(_ color: RGBA, on ground: CellColor?) -> CellStyle {
    let below = (ground ?? palette.base).rgba
    let text = label.over(below)
    var shown = color.over(below)
    // Nearer to the text's colour, the hue is still seen.
    for part in [0.3, 0.5, 0.7, 1] where CellPalette.contrast(shown, below) < 4.5 {
      shown = text.opacity(part).over(color.over(below))
    }
    return palette.letters(shown, on: ground)
  }

  /// The title and the mark of an action, in the action's own style.
  mutating func paintActionPart(_ node: Node, _ area: CellArea, of action: Node) {
    let ground = canvas.background(area.x, area.y)
    let style = actionLetters(action, ground)
    paintText(node, area) { part in
      let kept = part.attributes.intersection([.italic, .underline, .strike])
      part = style.with(kept)
    }
    underlineKey(of: action, in: area)
  }

  /// The letter of the title that chooses the action, where it has one and the title holds it.
  private mutating func underlineKey(of action: Node, in area: CellArea) {
    guard isEnabled(action),
      let key = alert.actionEntries.first(where: { "action/\($0.id)" == action.id })?.action.key
    else { return }
    for row in area.y..<area.maxY {
      for column in area.x..<area.maxX
      where Name(canvas.grid[column, row].text).matchesIgnoringCase(key) {
        let cell = CellArea(x: column, y: row, width: 1, height: 1)
        return canvas.restyle(cell) { $0.attributes.insert(.underline) }
      }
    }
  }

  /// The mark of a danger before a title, or the spinner of work that is running.
  mutating func paintActionMark(_ node: Node, _ area: CellArea) {
    guard let action = parent(of: node), action.role == .action else { return }
    var style = actionLetters(action, canvas.background(area.x, area.y))
    if isBusy(action) {
      let steps = Double(marks.spinner.count)
      let turn = (time * 10).truncatingRemainder(dividingBy: steps)
      let step = Int(turn < 0 ? turn + steps : turn)
      canvas.put(marks.spinner[min(step, marks.spinner.count - 1)], style, area.x, area.y)
    } else {
      style.attributes.insert(.bold)
      canvas.put("!", style, area.x, area.y)
    }
  }
}
