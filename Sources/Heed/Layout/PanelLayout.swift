/// Puts the panel together and finds its place on the surface.
struct PanelLayout {
  let context: LayoutContext
  var nodes: [Node] = []
  var scrollAreas: [ScrollArea] = []
  private(set) var concessions: [Scene.Concession] = []
  var actionOrder: [Name] = []

  init(_ context: LayoutContext) {
    self.context = context
  }

  /// Lays everything out from left to right.
  mutating func scene() -> Scene {
    let entries = context.entries
    let outerWidth = panelWidth
    // A terminal draws the panel's edge in cells of its own, so that nothing scrolls over it.
    let edge: Double = context.countsCells ? 1 : 0
    let width = max(0, outerWidth - 2 * edge)
    let room = self.room
    let content = ContentLayout(context, width: width)
    let layout = ActionsLayout(context: context, width: width)
    var cancelPanel = context.metrics.hasCancelPanel ? entries.filter { $0.isCancel } : []
    var cancel = layout.block(cancelPanel, isBelowContent: false)
    if cancel.height > room.height / 2 {
      // On a small surface it would leave no room for the rest: it scrolls with the others.
      cancelPanel = []
      cancel = ActionsBlock()
    }
    let mainEntries = entries.filter { !($0.isCancel && !cancelPanel.isEmpty) }
    let main = layout.block(
      mainEntries, isBelowContent: !content.pieces.isEmpty || context.alert.header != nil)
    let hasMain = !content.pieces.isEmpty || !main.order.isEmpty || context.alert.header != nil
    let beneath =
      cancelPanel.isEmpty ? 0 : cancel.height + (hasMain ? context.metrics.actionGap : 0)

    var padding = context.metrics.padding
    // The first action says itself how far beneath the content it stands.
    if mainEntries.first?.action.inset != nil { padding.bottom = 0 }
    if mainEntries.isEmpty { padding.bottom = max(padding.bottom, padding.top) }
    let header = context.alert.header.map { self.header($0, width: width) }
    let solved = VerticalRoom(
      pieces: content.pieces, actions: main, padding: hasMain ? padding : 0, header: header,
      room: max(0, room.height - beneath - 2 * edge), wish: wishedHeight,
      countsCells: context.countsCells,
      pixel: { [context] in context.pixelDown($0) })
    concessions = solved.concessions

    let total = solved.panelHeight + 2 * edge + (hasMain ? beneath : cancel.height)
    let origin = self.origin(
      size: Size(width: outerWidth, height: hasMain ? total : cancel.height),
      overhang: solved.headerOverhang)
    let panel = Rect(
      x: origin.x, y: origin.y, width: outerWidth,
      height: hasMain ? solved.panelHeight + 2 * edge : 0)
    let inside = panel.inset(by: EdgeInsets(top: edge, left: edge, bottom: edge, right: edge))
    addDismissNode()
    if hasMain {
      addPanel("panel", panel)
      addHeader(solved, inside)
      addContent(content.pieces, solved, inside)
      addActions(main, solved, inside)
    }
    if !cancelPanel.isEmpty {
      let frame = Rect(
        x: panel.x, y: hasMain ? panel.maxY + context.metrics.actionGap : panel.y, width: width,
        height: cancel.height)
      addPanel(hasMain ? "panel/cancel" : "panel", frame)
      add(cancel.nodes, x: frame.x, y: frame.y, clip: clip(of: frame, in: frame))
      actionOrder += cancel.order
    }
    #if hasFeature(Embedded)
      addClose(panel)
    #else
      context.countsCells ? addCloseInEdge(panel) : addClose(panel)
    #endif
    return finished()
  }

  // MARK: Room

  /// The surface without the margins that the panel keeps.
  private var room: Rect {
    let safe = context.safeFrame
    let isAtEdge = edge != nil
    // A bar at the bottom edge is margin enough.
    let bar = context.environment.safeArea.bottom
    let hasBar = isAtEdge && bar > context.environment.keyboardHeight
    let margin = context.alert.frame?.height == nil ? context.metrics.verticalMargin : 0
    let fitting = min(margin, safe.height / 8)
    return safe.inset(
      by: EdgeInsets(
        top: context.pixel(fitting), left: 0, bottom: hasBar ? 0 : context.pixel(fitting),
        right: 0))
  }

  private var panelWidth: Double {
    #if !hasFeature(Embedded)
      if context.countsCells { return panelColumns }
    #endif
    let safe = context.safeFrame
    if let wish = context.alert.frame?.width {
      return context.pixel(min(wish.resolved(in: context.environment.size.width), safe.width))
    }
    let margin = min(context.metrics.sideMargin, safe.width / 16)
    return context.pixelDown(max(0, min(context.metrics.width, safe.width - 2 * margin)))
  }

  private var wishedHeight: Double? {
    context.alert.frame?.height.map {
      context.pixel($0.resolved(in: context.environment.size.height))
    }
  }

  private var edge: VerticalEdge? {
    if let edge = context.alert.frame?.edge { return edge }
    switch context.alert.style.kind {
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
    let offset = context.alert.frame?.offset ?? Point()
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
    let focus = FocusOrder(
      nodes: nodes, actions: actionOrder, entries: context.entries,
      preferred: context.alert.preferred)
    // Whoever draws cells marks what has the focus in the part itself.
    if !context.countsCells,
      context.interaction.showsFocus ?? context.environment.hasFullKeyboardAccess,
      let id = context.interaction.focused ?? focus.initial,
      let node = nodes.first(where: { $0.id == id })
    {
      nodes.add(
        Node("focus", .decoration, node.frame)
          .with(scrollArea: node.scrollArea)
          .with(corners: node.corners.areSquare ? context.radii(6) : node.corners)
          .with(clip: node.clip)
          .with(border: Node.Border(width: 3, color: context.styler.rgba(.tint))))
    }
    let values = Scene.Values(
      size: context.environment.size, scale: context.environment.scale, direction: .leftToRight,
      backdrop: backdrop, nodes: nodes, scrollAreas: scrollAreas, focusOrder: focus.order,
      initialFocus: focus.initial, enter: transition(context.alert.enter),
      exit: transition(context.alert.exit),
      concessions: concessions)
    let scene = Scene(values)
    #if !hasFeature(Embedded)
      if context.countsCells { return withCellMotion(scene) }
    #endif
    return scene
  }
}
