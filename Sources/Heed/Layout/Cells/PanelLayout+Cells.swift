#if !hasFeature(Embedded)
  extension PanelLayout {
    /// The columns of the panel: what its texts and actions need, within limits.
    var panelColumns: Double {
      let columns = context.safeFrame.width
      let margin = columns >= CellFigures.roomyColumns ? context.metrics.sideMargin : 0
      let room = max(0, columns - 2 * margin)
      let natural = max(CellFigures.narrowest, naturalColumns)
      guard let wish = context.alert.frame?.width else {
        return context.pixelDown(min(room, min(natural, context.metrics.width)))
      }
      // A phone's width is too narrow here, and a part of a wide terminal too wide to read.
      let asked = wish.resolved(in: columns)
      let least = min(natural, 48)
      return context.pixelDown(min(room, max(least, min(asked, CellFigures.widestWish))))
    }

    private var naturalColumns: Double {
      let metrics = context.metrics
      let besides = metrics.padding.horizontal + 2 * CellFigures.edge
      var widest =
        CellActionsLayout(context: context, width: metrics.width)
        .naturalWidth(context.entries) + 2 * CellFigures.edge
      func take(_ text: RichText?, _ more: Double = 0) {
        guard let text, !text.isEmpty else { return }
        let setting = context.setting(text, font: Font(), color: .label, alignment: .start)
        widest = max(widest, context.width(of: setting) + more + besides)
      }
      take(context.alert.title?.text)
      take(context.alert.message?.text)
      for block in context.alert.content {
        switch block.kind {
        case .text(let text, _, _): take(text, 2)
        case .badge(let text, _, _): take(text, 2)
        case .choices(let choices):
          for item in choices.items { take(item.title, CellFigures.choiceMark + 2) }
        case .toggle(_, let title, _): take(title, CellFigures.toggle + 3)
        case .progress(_, let title):
          take(title)
          widest = max(widest, CellFigures.control + besides)
        case .field: widest = max(widest, CellFigures.control + 8 + besides)
        case .image, .separator, .space, .slot: break
        }
      }
      return widest
    }

    /// The close button stands in the panel's edge, where it takes no room from the content.
    func addCloseInEdge(_ panel: Rect) {
      guard let close = context.alert.close, context.alert.dismissalRules.close else { return }
      let isTrailing = close.corner == .topTrailing || close.corner == .bottomTrailing
      let isBottom = close.corner == .bottomLeading || close.corner == .bottomTrailing
      let x = isTrailing ? max(panel.x, panel.maxX - 5) : panel.x + 2
      let y = isBottom ? panel.maxY - 1 : panel.y
      add(
        Node("close", .close, Rect(x: x, y: y, width: min(3, panel.width), height: 1))
          .with(fill: .color(context.styler.rgba(.secondaryLabel)))
          .with(accessibility: Accessibility(role: .button, label: close.label ?? "Close")))
    }
  }
#endif
