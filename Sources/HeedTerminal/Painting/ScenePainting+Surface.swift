import Heed

/// The panel and what is around it.
extension ScenePainting {
  /// Fills the surface with the terminal's own background, darkened: only where that is known.
  mutating func paintBackdrop() {
    guard palette.hasGrounds, look.background != nil else { return }
    let color = scene.backdrop.color.opacity(scene.moment.backdropOpacity)
    guard color.alpha > 0, let ground = palette.mixed(color, over: nil) else { return }
    canvas.fill(canvas.bounds, CellStyle(background: ground))
  }

  /// Darkens a row beneath the panel and two columns beside it.
  mutating func paintShadow(_ panel: CellArea) {
    guard palette.hasGrounds, look.background != nil, alert.style != .banner else { return }
    let dark = RGBA(hex: 0, alpha: look.isDark ? 0.45 : 0.22)
    let shadows = [
      CellArea(x: panel.maxX, y: panel.y + 1, width: 2, height: panel.height),
      CellArea(x: panel.x + 2, y: panel.maxY, width: panel.width - 2, height: 1),
    ]
    for shadow in shadows {
      let seen = shadow.intersection(canvas.bounds)
      guard !seen.isEmpty else { continue }
      let below = canvas.background(seen.x, seen.y)
      canvas.fill(seen, CellStyle(background: palette.mixed(dark, over: below)))
    }
  }

  mutating func paintPanel(_ node: Node, _ area: CellArea) {
    canvas.fill(
      area,
      CellStyle(background: palette.ground(node.fill, over: canvas.background(area.x, area.y))))
    guard area.width > 1, area.height > 1 else { return }
    let color = node.border?.color ?? RGBA(hex: 0x808080)
    let style = palette.edge(color, on: canvas.background(area.x, area.y))
    let right = area.maxX - 1
    let bottom = area.maxY - 1
    for column in area.x + 1..<max(area.x + 1, right) {
      canvas.put(marks.horizontal, style, column, area.y)
      canvas.put(marks.horizontal, style, column, bottom)
    }
    for row in area.y + 1..<max(area.y + 1, bottom) {
      canvas.put(marks.vertical, style, area.x, row)
      canvas.put(marks.vertical, style, right, row)
    }
    canvas.put(marks.topLeft, style, area.x, area.y)
    canvas.put(marks.topRight, style, right, area.y)
    canvas.put(marks.bottomLeft, style, area.x, bottom)
    canvas.put(marks.bottomRight, style, right, bottom)
  }

  /// What a picture across the top shows, in words.
  mutating func paintHeader(_ node: Node, _ area: CellArea) {
    guard let label = node.accessibility?.label else { return }
    let color = node.picture?.tint ?? secondary
    var style = palette.letters(color, on: canvas.background(area.x, area.y))
    style.attributes.insert(.italic)
    paint(
      line: "[\(label)]", style,
      in: CellArea(x: area.x + 2, y: area.y, width: area.width - 4, height: 1),
      isCentered: false)
  }

  /// A grey that matters less than the text.
  var secondary: RGBA {
    isDark ? RGBA(hex: 0xEBEBF5, alpha: 0.6) : RGBA(hex: 0x3C3C43, alpha: 0.6)
  }

  /// The colour of text.
  var label: RGBA { isDark ? RGBA(hex: 0xFFFFFF) : RGBA(hex: 0) }

  /// Whether the alert is dark, which it may ask for itself.
  var isDark: Bool { alert.appearance.map { $0 == .dark } ?? look.isDark }

  mutating func paintClose(_ node: Node, _ area: CellArea) {
    let color = CellPalette.color(of: node.fill) ?? secondary
    var style = palette.letters(
      isFocused(node) ? label : color, on: canvas.background(area.x, area.y))
    style.attributes.remove(.dim)
    if isFocused(node) { style.attributes.formUnion([.bold, .reverse]) }
    if interaction.hovered == node.id { style.attributes.insert(.underline) }
    canvas.put(marks: marks.close, style, area.x, area.y)
    if isFocused(node) {
      canvas.put(marks.focus.before, style.without(.reverse), area.x - 1, area.y)
      canvas.put(marks.focus.after, style.without(.reverse), area.maxX, area.y)
    }
  }

  /// A line from side to side; it joins the panel's edge where it reaches it.
  mutating func paintSeparator(_ node: Node, _ area: CellArea) {
    let color = CellPalette.color(of: node.fill) ?? secondary
    let edge = scene.nodes.first { $0.role == .panel }?.border?.color
    let reachesEdge = panel.map { area.x == $0.x + 1 && area.maxX == $0.maxX - 1 } ?? false
    let style = palette.edge(
      reachesEdge ? edge ?? color : color, on: canvas.background(area.x, area.y))
    for row in area.y..<area.maxY {
      for column in area.x..<area.maxX { canvas.put(marks.horizontal, style, column, row) }
      guard reachesEdge, row >= canvas.clip.y, row < canvas.clip.maxY else { continue }
      let clip = canvas.clip
      canvas.clip = canvas.bounds
      canvas.put(marks.leftJoin, style, area.x - 1, row)
      canvas.put(marks.rightJoin, style, area.maxX, row)
      canvas.clip = clip
    }
  }

  // MARK: Scrolling

  /// A thumb in the panel's edge beside what can be scrolled, and an arrow where there is more.
  mutating func paintScrollBars() {
    for (index, scrollArea) in scene.scrollAreas.enumerated() {
      let viewport = CellArea(scrollArea.viewport)
      let content = Int(scrollArea.contentHeight.rounded())
      guard content > viewport.height, viewport.height > 0 else { continue }
      var column = scene.direction == .rightToLeft ? viewport.x - 1 : viewport.maxX
      column = max(0, min(column, canvas.grid.columns - 1))
      let ground = canvas.background(column, viewport.y)
      let style = palette.edge(label, on: ground)
      let offset = offsets[index]
      let most = content - viewport.height
      let length = max(1, viewport.height * viewport.height / content)
      let free = viewport.height - length
      let start = most > 0 ? (free * offset + most / 2) / most : 0
      for row in start..<start + length {
        canvas.put(marks.thumb, style, column, viewport.y + row)
      }
      if offset > 0 { canvas.put(marks.more.up, style, column, viewport.y) }
      if offset < most { canvas.put(marks.more.down, style, column, viewport.maxY - 1) }
    }
  }

  // MARK: Motion

  /// Puts the panel where it is on its way, over what was there before.
  mutating func compose(over below: CellCanvas) {
    let layer = canvas
    canvas = below
    let moment = scene.moment
    func cell(_ value: Double) -> Int { Int(max(-4000, min(4000, value.rounded()))) }
    let dx = cell(moment.offset.x)
    let dy = cell(moment.offset.y)
    for node in scene.nodes where node.role == .panel {
      let area = CellArea(node.frame)
      let scale = max(0, min(1, moment.scale))
      let width = max(1, cell(Double(area.width) * scale))
      let height = max(1, cell(Double(area.height) * scale))
      let seen = CellArea(
        x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width: width,
        height: height
      ).intersection(canvas.bounds)
      for row in seen.y..<seen.maxY {
        for column in seen.x..<seen.maxX {
          let cell = layer.grid[column, row]
          guard cell.width > 0, column + Int(cell.width) <= seen.maxX else { continue }
          canvas.put(
            cell.text, width: Int(cell.width), faded(cell.style, by: moment.opacity), column + dx,
            row + dy)
        }
      }
    }
  }

  /// A style on its way from what lies behind.
  private func faded(_ style: CellStyle, by opacity: Double) -> CellStyle {
    guard palette.hasGrounds, opacity < 1 else { return style }
    var style = style
    let base = palette.base
    func mixed(_ color: CellColor) -> CellColor {
      CellColor(color.rgba.opacity(opacity).over(base.rgba))
    }
    style.foreground = style.foreground.map { mixed($0) }
    style.background = style.background.map { mixed($0) }
    return style
  }
}
