#if !hasFeature(Embedded)
  // Documents count points. Here they become columns and rows, or are left out where a terminal can do
  // nothing with them: sizes of letters, fixed tops, corners, shadows and pictures without words.
  extension Alert {
    /// The alert with cells for its unit.
    func inCells() -> Alert {
      var alert = self
      alert.title = title.map { $0.inCells() }
      alert.message = message.map { $0.inCells() }
      alert.header = header.flatMap { $0.inCells() }
      alert.content = content.map { $0.inCells() }
      if title == nil, message == nil {
        // Nothing is above the first part that is seen.
        let first = alert.content.firstIndex { $0.kind != .space(0) }
        if let first, first > 0 { alert.content[first].box.gap = 0 }
      }
      alert.actions = actions.map { $0.inCells() }
      alert.cancel = cancel.map { $0.inCells() }
      alert.background = background.flatMap { $0.inCells() }
      alert.border = border.flatMap { $0.width > 0 ? Border(width: 1, color: $0.color) : nil }
      alert.shadow = nil
      alert.corners = nil
      alert.frame = frame.map {
        Frame(width: $0.width.map { CellFigures.length($0) }, edge: $0.edge)
      }
      return alert
    }
  }

  extension PlacedText {
    fileprivate func inCells() -> PlacedText { PlacedText(text, font: font, color: color) }
  }

  extension Header {
    /// What the picture shows, in words; nothing where there are none.
    fileprivate func inCells() -> Header? {
      guard let label = image.label, !label.isEmpty else { return nil }
      return Header(image, height: 1)
    }
  }

  extension Paint {
    /// One colour; nothing where it is a picture or lets what lies behind it through.
    fileprivate func inCells() -> Paint? {
      switch kind {
      case .color: self
      case .gradient(let gradient): gradient.colors.first.map { .color($0) }
      case .image, .material: nil
      }
    }
  }

  extension Block {
    fileprivate func inCells() -> Block {
      var block = self
      block.box = box.inCells()
      switch kind {
      case .image(let image):
        block.box.width = nil
        block.box.height = nil
        guard let label = box.label ?? image.label, !label.isEmpty else {
          return Block(kind: .space(0))
        }
        block.kind = .text("[\(label)]", font: .italic, color: .secondaryLabel)
        block.box.label = label
      case .space(let points): block.kind = .space(CellFigures.gap(points))
      case .text:
        if let height = box.height, CellFigures.rows(height.points) > 2 {
          block.box.height = Length(points: CellFigures.rows(height.points))
        }
        // A part that is narrower than its room is meant for a phone; letters need the room.
        if box.background == nil { block.box.width = nil }
      case .field(let field):
        if field.input == .multiline, let height = box.height {
          block.box.height = Length(points: CellFigures.rows(height.points))
        }
      case .choices(var choices):
        for index in choices.items.indices { choices.items[index].image = nil }
        block.kind = .choices(choices)
      case .slot(let id, let label, _, _):
        block.kind = .slot(id: id, label: label, width: nil, height: nil)
      case .badge: block.box.width = nil
      case .toggle, .progress, .separator: break
      }
      return block
    }
  }

  extension Box {
    fileprivate func inCells() -> Box {
      Box(
        inset: inset.map {
          Insets(
            top: CellFigures.gap($0.top), leading: CellFigures.side($0.leading),
            bottom: CellFigures.gap($0.bottom), trailing: CellFigures.side($0.trailing))
        },
        width: width.map { CellFigures.length($0) }, gap: gap.map { CellFigures.gap($0) },
        background: background?.inCells(), alignment: alignment, label: label)
    }
  }

  extension Action {
    fileprivate func inCells() -> Action {
      var action = self
      if title.isEmpty, let words = label ?? image?.label { action.title = RichText(words) }
      action.image = nil
      action.alignment = nil
      action.background = background?.inCells()
      action.border = nil
      action.corners = nil
      action.height = nil
      action.width = nil
      action.inset = nil
      action.gap = nil
      return action
    }
  }
#endif
