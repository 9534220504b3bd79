/// Puts the panel together and finds its place on the surface.
struct PanelLayout {
  private let context: LayoutContext
  private let alert: Alert
  private let metrics: Metrics
  private var nodes: [Node] = []
  private var scrollAreas: [ScrollArea] = []
  private var concessions: [Scene.Concession] = []
  private var actionOrder: [Name] = []

  init(_ context: LayoutContext) {
    self.context = context
    self.alert = context.alert
    self.metrics = context.metrics
  }

  /// Lays everything out from left to right.
  mutating func scene() -> Scene {
    let entries = alert.actionEntries
    let width = panelWidth
    let room = self.room
    let content = ContentLayout(context, width: width)
    let layout = ActionsLayout(context: context, width: width)
    var cancelPanel = metrics.hasCancelPanel ? entries.filter { $0.isCancel } : []
    var cancel = layout.block(cancelPanel, isBelowContent: false)
    if cancel.height > room.height / 2 {
      // On a small surface it would leave no room for the rest: it scrolls with the others.
      cancelPanel = []
      cancel = ActionsBlock()
    }
    let mainEntries = entries.filter { !($0.isCancel && !cancelPanel.isEmpty) }
    let main = layout.block(
      mainEntries, isBelowContent: !content.pieces.isEmpty || alert.header != nil)
    let hasMain = !content.pieces.isEmpty || !main.order.isEmpty || alert.header != nil
    let beneath = cancelPanel.isEmpty ? 0 : cancel.height + (hasMain ? metrics.actionGap : 0)

    var padding = metrics.padding
    // The first action says itself how far beneath the content it stands.
    if mainEntries.first?.action.inset != nil { padding.bottom = 0 }
    let header = alert.header.map { self.header($0, width: width) }
    let solved = VerticalRoom(
      pieces: content.pieces, actions: main, padding: hasMain ? padding : 0, header: header,
      room: max(0, room.height - beneath), wish: wishedHeight,
      pixel: { [context] in context.pixelDown($0) })
    concessions = solved.concessions

    let total = solved.panelHeight + (hasMain ? beneath : cancel.height)
    let origin = self.origin(
      size: Size(width: width, height: hasMain ? total : cancel.height),
      overhang: solved.headerOverhang)
    let panel = Rect(
      x: origin.x, y: origin.y, width: width, height: hasMain ? solved.panelHeight : 0)
    addDismissNode()
    if hasMain {
      addPanel("panel", panel)
      addHeader(solved, panel)
      addContent(content.pieces, solved, panel)
      addActions(main, solved, panel)
    }
    if !cancelPanel.isEmpty {
      let frame = Rect(
        x: panel.x, y: hasMain ? panel.maxY + metrics.actionGap : panel.y, width: width,
        height: cancel.height)
      addPanel(hasMain ? "panel/cancel" : "panel", frame)
      add(cancel.nodes, x: frame.x, y: frame.y, clip: clip(of: frame, in: frame))
      actionOrder += cancel.order
    }
    addClose(panel)
    return finished()
  }

  // MARK: Room

  /// The surface without the margins that the panel keeps.
  private var room: Rect {
    let safe = context.safeFrame
    let isAtEdge = edge != nil
    // A bar at the bottom edge is margin enough.
    let hasBar = isAtEdge && context.environment.safeArea.bottom > 0
    let margin = alert.frame?.height == nil ? metrics.verticalMargin : 0
    let fitting = min(margin, safe.height / 8)
    return safe.inset(
      by: EdgeInsets(
        top: context.pixel(fitting), left: 0, bottom: hasBar ? 0 : context.pixel(fitting),
        right: 0))
  }

  private var panelWidth: Double {
    let safe = context.safeFrame
    if let wish = alert.frame?.width {
      return context.pixel(min(wish.resolved(in: context.environment.size.width), safe.width))
    }
    let margin = min(metrics.sideMargin, safe.width / 16)
    return context.pixelDown(max(0, min(metrics.width, safe.width - 2 * margin)))
  }

  private var wishedHeight: Double? {
    alert.frame?.height.map { context.pixel($0.resolved(in: context.environment.size.height)) }
  }

  private var edge: VerticalEdge? {
    if let edge = alert.frame?.edge { return edge }
    switch alert.style.kind {
    case .alert, .card: return nil
    case .sheet: return .bottom
    case .banner: return .top
    }
  }

  private func header(_ header: Header, width: Double) -> (height: Double, overhang: Double) {
    let size = context.size(of: header.image)
    let natural = size.width > 0 ? width * size.height / size.width : 0
    let height = context.pixel(header.height ?? natural)
    return (height, context.pixel(min(header.overhang, height)))
  }

  /// The panel's place: in the middle or at its edge, moved as wished, but inside its room.
  private func origin(size: Size, overhang: Double) -> Point {
    let bounds = Rect(
      x: 0, y: 0, width: context.environment.size.width,
      height: context.environment.size.height - context.environment.keyboardHeight)
    let room = self.room
    let safe = context.safeFrame
    let offset = alert.frame?.offset ?? Point()
    let y: Double
    switch edge?.kind {
    case .top?: y = room.y + overhang
    case .bottom?: y = room.maxY - size.height
    case nil: y = bounds.midY - size.height / 2
    }
    func clamped(_ value: Double, _ least: Double, _ most: Double) -> Double {
      max(least, min(value, most))
    }
    return Point(
      x: context.pixel(
        clamped(bounds.midX - size.width / 2 + offset.x, safe.x, safe.maxX - size.width)),
      y: context.pixel(
        clamped(y + offset.y, room.y + overhang, room.maxY - size.height)))
  }

  // MARK: Parts

  private mutating func add(
    _ parts: [Node], x: Double, y: Double, clip: Node.Clip? = nil, scrollArea: Int? = nil
  ) {
    for part in parts {
      var node = part
      node.frame = part.frame.offset(x: x, y: y)
      node.clip = clip
      node.scrollArea = scrollArea
      nodes.append(node)
    }
  }

  /// Lets assistive technology dismiss the alert where others touch beside it.
  private mutating func addDismissNode() {
    guard context.environment.usesAssistiveTechnology, alert.dismissalRules.outsideTap else {
      return
    }
    let size = context.environment.size
    nodes.append(
      Node(
        "dismiss", role: .dismiss,
        frame: Rect(x: 0, y: 0, width: size.width, height: size.height),
        accessibility: Accessibility(role: .button, label: "Dismiss")))
  }

  private mutating func addPanel(_ id: Name, _ frame: Rect) {
    let shadow = (alert.shadow ?? metrics.shadow).map { shadow in
      Node.Shadow(
        color: context.styler.rgba(shadow.color), radius: shadow.radius, offset: shadow.offset)
    }
    let border = alert.border ?? metrics.border ?? highContrastBorder
    let label = alert.title?.text.plainText ?? alert.message?.text.plainText ?? ""
    nodes.append(
      Node(
        id, role: .panel, frame: frame, corners: panelCorners, shadow: shadow,
        fill: context.styler.fill(alert.background ?? metrics.surface),
        border: border.map { context.border($0) },
        accessibility: id == "panel" ? Accessibility(role: .dialog, label: label) : nil))
  }

  private var panelCorners: CornerRadii { context.radii(alert.corners ?? metrics.corners) }

  /// Edges that can be told from what lies behind, for people who asked for contrast.
  private var highContrastBorder: Border? {
    context.environment.isHighContrast ? Border(width: 1, color: .secondaryLabel) : nil
  }

  private mutating func addHeader(_ solved: VerticalRoom, _ panel: Rect) {
    guard let header = alert.header, solved.headerHeight > 0 else { return }
    let frame = Rect(
      x: panel.x, y: panel.y - solved.headerOverhang, width: panel.width,
      height: solved.headerHeight)
    nodes.append(
      Node(
        "header", role: .header, frame: frame,
        clip: solved.headerOverhang > 0 ? nil : clip(of: frame, in: panel),
        picture: context.picture(header.image, fit: header.fit, color: .tint),
        accessibility: header.image.label.map { Accessibility(role: .image, label: $0) }))
  }

  private mutating func addContent(_ pieces: [Piece], _ solved: VerticalRoom, _ panel: Rect) {
    let isScrolling = solved.concessions.contains(.contentScrolls)
    var area: Int?
    var shape: Node.Clip?
    if isScrolling {
      let viewport = Rect(
        x: panel.x, y: panel.y, width: panel.width, height: solved.visibleContent)
      area = scrollAreas.count
      scrollAreas.append(
        ScrollArea(
          id: "content", viewport: viewport, contentHeight: solved.contentHeight))
      shape = clip(of: viewport, in: panel)
    }
    for (index, piece) in pieces.enumerated() {
      let y = panel.y + solved.tops[index]
      if let full = piece.fullHeight, !isScrolling, let first = piece.nodes.first {
        // The piece asked for less room than it needs: it scrolls by itself.
        let bottom = piece.height - (full - first.frame.height)
        let viewport = Rect(
          x: panel.x + first.frame.x, y: y + first.frame.y, width: first.frame.width,
          height: max(0, bottom))
        scrollAreas.append(
          ScrollArea(id: first.id, viewport: viewport, contentHeight: first.frame.height))
        add(
          piece.nodes, x: panel.x, y: y, clip: Node.Clip(frame: viewport),
          scrollArea: scrollAreas.count - 1)
      } else {
        add(piece.nodes, x: panel.x, y: y, clip: shape, scrollArea: area)
      }
    }
  }

  private mutating func addActions(_ block: ActionsBlock, _ solved: VerticalRoom, _ panel: Rect) {
    guard !block.order.isEmpty else { return }
    let viewport = Rect(
      x: panel.x, y: panel.maxY - solved.visibleActions, width: panel.width,
      height: solved.visibleActions)
    var area: Int?
    if solved.concessions.contains(.actionsScroll) {
      area = scrollAreas.count
      scrollAreas.append(
        ScrollArea(id: "actions", viewport: viewport, contentHeight: block.height))
    }
    add(
      block.nodes, x: panel.x, y: viewport.y, clip: clip(of: viewport, in: panel),
      scrollArea: area)
    actionOrder += block.order
  }

  /// A part of a panel, with the panel's corners where it reaches them.
  private func clip(of part: Rect, in panel: Rect) -> Node.Clip {
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
    return Node.Clip(frame: part, corners: corners)
  }

  private mutating func addClose(_ panel: Rect) {
    guard let close = alert.close, alert.dismissalRules.close else { return }
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
      nodes.append(
        Node(
          "close", role: .close, frame: frame,
          picture: context.picture(image, fit: .fit, color: .secondaryLabel),
          accessibility: accessibility))
      return
    }
    let disc = Color(
      light: Color(hex: 0x000000, alpha: 0.12), dark: Color(hex: 0xFFFFFF, alpha: 0.2))
    let inner = context.pixel(size * 0.3)
    nodes.append(
      Node(
        "close", role: .close, frame: frame, corners: context.radii(Corners(all: size / 2)),
        fill: .color(context.styler.rgba(disc)), accessibility: accessibility))
    nodes.append(
      Node(
        "close/image", role: .decoration,
        frame: Rect(
          x: frame.x + inner, y: frame.y + inner, width: max(0, size - 2 * inner),
          height: max(0, size - 2 * inner)),
        picture: context.picture(.symbol("xmark"), fit: .fit, color: .secondaryLabel)))
  }

  // MARK: The whole

  private mutating func finished() -> Scene {
    for index in nodes.indices {
      nodes[index].frame = context.snapped(nodes[index].frame)
      if let shape = nodes[index].clip {
        nodes[index].clip = Node.Clip(frame: context.snapped(shape.frame), corners: shape.corners)
      }
    }
    for index in scrollAreas.indices {
      scrollAreas[index].viewport = context.snapped(scrollAreas[index].viewport)
    }
    let focus = FocusOrder(nodes: nodes, actions: actionOrder, alert: alert)
    if context.environment.hasFullKeyboardAccess, let id = focus.initial,
      let node = nodes.first(where: { $0.id == id })
    {
      nodes.append(
        Node(
          "focus", role: .decoration, frame: node.frame, scrollArea: node.scrollArea,
          corners: node.corners.areSquare ? context.radii(6) : node.corners, clip: node.clip,
          border: Node.Border(width: 3, color: context.styler.rgba(.tint))))
    }
    return Scene(
      size: context.environment.size, scale: context.environment.scale, direction: .leftToRight,
      backdrop: backdrop, nodes: nodes, scrollAreas: scrollAreas, focusOrder: focus.order,
      initialFocus: focus.initial, enter: transition(alert.enter), exit: transition(alert.exit),
      concessions: concessions)
  }

  private var backdrop: Scene.Backdrop {
    let isBanner = alert.style == .banner
    switch (alert.backdrop ?? (isBanner ? .passthrough : .dimming())).kind {
    case .none: return Scene.Backdrop(color: RGBA(hex: 0, alpha: 0))
    case .passthrough:
      return Scene.Backdrop(color: RGBA(hex: 0, alpha: 0), passesTouches: true)
    case .dimming(let color, let opacity, let blur):
      // A colour without an opacity keeps its own.
      let rgba = color.map { context.styler.rgba($0) } ?? RGBA(hex: 0)
      let factor = opacity ?? (color == nil ? metrics.backdropOpacity : 1)
      return Scene.Backdrop(
        color: rgba.opacity(factor), blur: context.environment.reducesTransparency ? 0 : blur)
    }
  }

  private func transition(_ given: Transition?) -> Transition {
    let transition = given ?? .preset(metrics.enter)
    if context.environment.reducesMotion, transition != .preset(.none) { return .preset(.fade) }
    return transition
  }
}
