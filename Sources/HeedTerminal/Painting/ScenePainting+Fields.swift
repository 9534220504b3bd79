import Heed

extension ScenePainting {
  /// The field of a node, with its value.
  private func field(of node: Node) -> Field? {
    let parts = node.id.string.utf8.split(separator: UInt8(ascii: "/"))
    guard parts.count == 2, let index = Int(String(parts[1]) ?? ""),
      alert.content.indices.contains(index), case .field(let field) = alert.content[index].kind
    else { return nil }
    return field
  }

  private func rows(of field: Field, in area: CellArea) -> FieldRows {
    let isMultiline = field.input == .multiline
    var shown = field.value
    if field.input == .secure {
      shown = String(repeating: marks.bullet, count: CellWidth.clusters(of: field.value).count)
    }
    return FieldRows(
      shown, size: (max(1, area.width - 2), max(1, area.height)), isMultiline: isMultiline,
      direction: scene.direction, edit: edit?.field == field.id ? edit : nil)
  }

  mutating func paintField(_ node: Node, _ area: CellArea) {
    let below = canvas.background(area.x, area.y)
    let hasFault = node.border != nil
    let red = node.border?.color ?? label
    let isFocused = isFocused(node)
    var ground = palette.ground(node.fill, over: below)
    if hasFault { ground = palette.mixed(red.opacity(0.18), over: ground) }
    if isFocused { ground = palette.mixed(label.opacity(0.08), over: ground) }
    let blank: CellStyle =
      palette.hasGrounds ? CellStyle(background: ground) : CellStyle(.underline)
    canvas.fill(area, blank)
    if !palette.hasGrounds { paintFieldEnds(area, hasFault ? red : nil) }
    if isFocused { paintFieldMark(area, hasFault ? red : nil) }
    guard let field = field(of: node) else { return }
    let inner = CellArea(x: area.x + 1, y: area.y, width: area.width - 2, height: area.height)
    let rows = rows(of: field, in: area)
    if field.value.isEmpty {
      paintPlaceholder(of: node, inner, blank)
    } else {
      paint(rows, inner, blank)
    }
    guard isFocused, let caret = rows.caret else { return }
    fieldScroll = rows.scroll
    let place = CellFrame.Place(column: inner.x + caret.column, row: inner.y + caret.row)
    if canvas.clip.contains(place.column, place.row) { cursor = place }
  }

  /// Brackets instead of a ground.
  private mutating func paintFieldEnds(_ area: CellArea, _ color: RGBA?) {
    let style = color.map { palette.letters($0, on: nil) } ?? .plain
    for row in area.y..<area.maxY {
      canvas.put("[", style, area.x, row)
      canvas.put("]", style, area.maxX - 1, row)
    }
  }

  private mutating func paintFieldMark(_ area: CellArea, _ color: RGBA?) {
    let isRightToLeft = scene.direction == .rightToLeft
    let style = palette.letters(color ?? label, on: canvas.background(area.x, area.y)).with(.bold)
    // Without a ground both ends are marked, as those of an action are: one bracket alone looks torn.
    if !isRightToLeft || !palette.hasGrounds {
      canvas.put(marks.focus.before, style, area.x, area.y)
    }
    if isRightToLeft || !palette.hasGrounds {
      canvas.put(marks.focus.after, style, area.maxX - 1, area.y)
    }
  }

  private mutating func paintPlaceholder(of node: Node, _ inner: CellArea, _ blank: CellStyle) {
    guard let text = scene[node.id / "text"] else { return }
    paintText(text, area(of: text)) { style in
      style.attributes.formUnion(blank.attributes)
    }
  }

  private mutating func paint(_ rows: FieldRows, _ inner: CellArea, _ blank: CellStyle) {
    let selection = edit?.selection
    let plain = palette.letters(label, on: blank.background).with(blank.attributes)
    for (index, row) in rows.rows.enumerated() {
      var column = inner.x + row.x
      for part in row.line.parts {
        var style = plain
        if let selection, rows.hasEdit,
          selection.contains(part.cluster)
        {
          style.attributes.insert(.reverse)
        }
        canvas.put(part.text, width: part.width, style, column, inner.y + index)
        column += part.width
      }
    }
    guard rows.rowCount > inner.height else { return }
    let style = palette.letters(secondary, on: blank.background)
    let column = scene.direction == .rightToLeft ? inner.x - 1 : inner.maxX
    if rows.firstRow > 0 { canvas.put(marks.more.up, style, column, inner.y) }
    if rows.firstRow + inner.height < rows.rowCount {
      canvas.put(marks.more.down, style, column, inner.maxY - 1)
    }
  }

  /// Where a click goes in a field's text.
  func caret(at place: CellFrame.Place) -> FieldEdit? {
    for node in scene.nodes.reversed() where node.role == .field {
      let area = area(of: node)
      guard area.contains(place.column, place.row),
        clip(of: node).contains(place.column, place.row), let field = field(of: node)
      else { continue }
      let rows = rows(of: field, in: area)
      let caret = rows.cluster(
        atColumn: place.column - area.x - 1, row: place.row - area.y)
      return FieldEdit(
        field: field.id, caret: caret, scroll: edit?.field == field.id ? edit?.scroll ?? 0 : 0)
    }
    return nil
  }
}
