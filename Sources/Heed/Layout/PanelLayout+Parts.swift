extension PanelLayout {
  @inline(never)
  func add(
    _ parts: [Node], x: Double, y: Double, clip: Node.Clip? = nil, scrollArea: Int? = nil
  ) {
    for part in parts {
      var node = part
      node.frame = part.frame.offset(x: x, y: y)
      node.clip = clip
      node.scrollArea = scrollArea
      add(node)
    }
  }

  /// Lets assistive technology dismiss the alert where others touch beside it.
  func addDismissNode() {
    guard context.environment.usesAssistiveTechnology, context.alert.dismissalRules.outsideTap
    else {
      return
    }
    let size = context.environment.size
    add(
      Node("dismiss", .dismiss, Rect(x: 0, y: 0, width: size.width, height: size.height))
        .with(accessibility: .button, "Dismiss"))
  }

  func addPanel(_ id: Name, _ frame: Rect) {
    var node = Node(id, .panel, frame)
      .with(corners: panelCorners)
      .with(fill: context.styler.fill(context.alert.background ?? context.metrics.surface))
    if let shadow = context.alert.shadow ?? context.metrics.shadow {
      node.shadow = Node.Shadow(
        color: context.styler.rgba(shadow.color), radius: shadow.radius, offset: shadow.offset)
    }
    if let border = context.alert.border ?? context.metrics.border ?? highContrastBorder {
      node.border = context.border(border)
    }
    if id == "panel" {
      let text = context.alert.title ?? context.alert.message
      node = node.with(accessibility: .dialog, text?.text.plainText ?? "")
    }
    add(node)
  }

  private var panelCorners: CornerRadii {
    context.radii(context.alert.corners ?? context.metrics.corners)
  }

  /// Edges that can be told from what lies behind, for people who asked for contrast.
  private var highContrastBorder: Border? {
    context.environment.isHighContrast ? Border(width: 1, color: .secondaryLabel) : nil
  }

  func addHeader(_ solved: borrowing VerticalRoom, _ panel: Rect) {
    guard let header = context.alert.header, solved.headerHeight > 0 else { return }
    let frame = Rect(
      x: panel.x, y: panel.y - solved.headerOverhang, width: panel.width,
      height: solved.headerHeight)
    add(
      Node("header", .header, frame)
        .with(clip: solved.headerOverhang > 0 ? nil : clip(of: frame, in: panel))
        .with(
          picture: context.picture(
            header.image, fit: solved.concessions.contains(.header) ? .fit : header.fit,
            color: .tint)
        )
        .with(accessibility: context.picture(labelled: header.image.label)))
  }

  func addContent(_ pieces: [Piece], _ solved: borrowing VerticalRoom, _ panel: Rect) {
    let isScrolling = solved.concessions.contains(.contentScrolls)
    let shown = Rect(x: panel.x, y: panel.y, width: panel.width, height: solved.visibleContent)
    let area =
      isScrolling ? addScrollArea("content", shown, contentHeight: solved.contentHeight) : 0
    for (index, piece) in pieces.enumerated() {
      let y = panel.y + solved.tops[index]
      if isScrolling {
        add(piece.nodes, x: panel.x, y: y, clip: clip(of: shown, in: panel), scrollArea: area)
      } else if let full = piece.fullHeight, let first = piece.nodes.first {
        // The piece asked for less room than it needs: it scrolls by itself.
        let bottom = piece.height - (full - first.frame.height)
        let viewport = Rect(
          x: panel.x + first.frame.x, y: y + first.frame.y, width: first.frame.width,
          height: max(0, bottom))
        add(
          piece.nodes, x: panel.x, y: y, clip: Node.Clip(frame: context.snapped(viewport)),
          scrollArea: addScrollArea(first.id, viewport, contentHeight: first.frame.height))
      } else {
        add(piece.nodes, x: panel.x, y: y)
      }
    }
  }

  func addActions(_ block: ActionsBlock, _ solved: borrowing VerticalRoom, _ panel: Rect) {
    guard !block.order.isEmpty else { return }
    let viewport = Rect(
      x: panel.x, y: panel.maxY - solved.visibleActions, width: panel.width,
      height: solved.visibleActions)
    var area: Int?
    if solved.concessions.contains(.actionsScroll) {
      area = addScrollArea("actions", viewport, contentHeight: block.height)
    }
    add(
      block.nodes, x: panel.x, y: viewport.y, clip: clip(of: viewport, in: panel),
      scrollArea: area)
    if solved.concessions.contains(.contentScrolls),
      block.nodes.allSatisfy({ $0.frame.y >= context.hairline })
    {
      // Where content scrolls beneath filled actions, a line says that there is more of it.
      let line = Rect(x: panel.x, y: viewport.y, width: panel.width, height: context.hairline)
      add(
        Node("separator/actions", .separator, line)
          .with(fill: .color(context.styler.rgba(.separator))))
    }
    actionOrder.add(contentsOf: block.order)
  }

  /// A part of a panel, with the panel's corners where it reaches them.
  @inline(never)
  func clip(of part: Rect, in panel: Rect) -> Node.Clip {
    var corners = CornerRadii()
    let own = panelCorners
    if part.y <= panel.y + 0.001 {
      corners.topLeft = own.topLeft
      corners.topRight = own.topRight
    }
    if part.maxY >= panel.maxY - 0.001 {
      corners.bottomLeft = own.bottomLeft
      corners.bottomRight = own.bottomRight
    }
    return Node.Clip(frame: context.snapped(part), corners: corners)
  }

  func addClose(_ panel: Rect) {
    guard let close = context.alert.close, context.alert.dismissalRules.close else { return }
    let size = context.pixel(close.size)
    let isTrailing = close.corner == .topTrailing || close.corner == .bottomTrailing
    let isBottom = close.corner == .bottomLeading || close.corner == .bottomTrailing
    let offset = close.offset ?? Point(x: isTrailing ? -8 : 8, y: isBottom ? -8 : 8)
    let surface = context.safeFrame
    let x = (isTrailing ? panel.maxX - size : panel.x) + offset.x
    let y = (isBottom ? panel.maxY - size : panel.y) + offset.y
    let frame = Rect(
      x: context.pixel(max(surface.x, min(x, surface.maxX - size))),
      y: context.pixel(max(surface.y, min(y, surface.maxY - size))), width: size, height: size)
    let accessibility = Accessibility(role: .button, label: close.label ?? "Close")
    if let image = close.image {
      add(
        Node("close", .close, frame)
          .with(picture: context.picture(image, fit: .fit, color: .secondaryLabel))
          .with(accessibility: accessibility))
      return
    }
    let disc = Color(
      light: Color(hex: 0xE3E3E8), dark: Color(hex: 0x48484C))
    let inner = context.pixel(size * 0.3)
    add(
      Node("close", .close, frame)
        .with(corners: context.radii(Corners(all: size / 2)))
        .with(fill: .color(context.styler.rgba(disc)))
        .with(accessibility: accessibility))
    add(
      Node(
        "close/image", .decoration,
        Rect(
          x: frame.x + inner, y: frame.y + inner, width: max(0, size - 2 * inner),
          height: max(0, size - 2 * inner))
      )
      .with(picture: context.picture(.symbol("xmark"), fit: .fit, color: .secondaryLabel)))
  }
}
