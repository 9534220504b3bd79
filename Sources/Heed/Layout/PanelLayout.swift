/// Puts the panel together and finds its place on the surface.
///
/// A class, so that what it has so far is not copied for each question about it.
final class PanelLayout {
  let context: LayoutContext
  /// What is wished for the panel's size and place.
  private let wish: Frame
  /// What is seen, each with its edges at whole pixels.
  private var nodes: [Node] = []
  private var scrollAreas: [ScrollArea] = []
  private(set) var concessions: [Scene.Concession] = []
  var actionOrder: [Name] = []

  init(_ context: LayoutContext) {
    self.context = context
    wish = context.alert.frame ?? Frame()
  }

  /// Lays everything out from left to right.
  func scene() -> Scene {
    let entries = context.entries
    let outerWidth = panelWidth
    // A terminal draws the panel's edge in cells of its own, so that nothing scrolls over it.
    let edge: Double = context.countsCells ? 1 : 0
    let width = max(0, outerWidth - 2 * edge)
    let room = self.room
    let content = ContentLayout(context, width: width)
    let layout = ActionsLayout(context: context, width: width)
    var cancelPanel =
      context.metrics.hasCancelPanel ? Self.entries(entries, thatCancel: true) : []
    var cancel = layout.block(cancelPanel, isBelowContent: false)
    if cancel.height > room.height / 2 {
      // On a small surface it would leave no room for the rest: it scrolls with the others.
      cancelPanel = []
      cancel = ActionsBlock()
    }
    let mainEntries =
      cancelPanel.isEmpty ? entries : Self.entries(entries, thatCancel: false)
    let header = context.alert.header.map { self.header($0, width: width) }
    let hasContent = !content.pieces.isEmpty || header != nil
    let main = layout.block(mainEntries, isBelowContent: hasContent)
    let hasMain = hasContent || !main.order.isEmpty
    let beneath =
      cancelPanel.isEmpty ? 0 : cancel.height + (hasMain ? context.metrics.actionGap : 0)

    var padding = context.metrics.padding
    // The first action says itself how far beneath the content it stands.
    if mainEntries.first?.action.inset != nil { padding.bottom = 0 }
    if mainEntries.isEmpty { padding.bottom = max(padding.bottom, padding.top) }
    let solved = VerticalRoom(
      context, pieces: content.pieces, actions: main, padding: hasMain ? padding : 0,
      header: header, room: max(0, room.height - beneath - 2 * edge), wish: wishedHeight)
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
      actionOrder.add(contentsOf: cancel.order)
    }
    #if hasFeature(Embedded)
      addClose(panel)
    #else
      context.countsCells ? addCloseInEdge(panel) : addClose(panel)
    #endif
    return finished()
  }

  /// The way out alone, or all but it.
  @inline(never)
  private static func entries(
    _ entries: [ActionEntry], thatCancel isCancel: Bool
  ) -> [ActionEntry] {
    var kept: [ActionEntry] = []
    for entry in entries where entry.isCancel == isCancel { kept.add(entry) }
    return kept
  }

  @inline(never)
  func add(_ node: consuming Node) {
    node.frame = context.snapped(node.frame)
    nodes.add(node)
  }

  /// Adds a part whose content is higher than its room; gives its place among all.
  @inline(never)
  func addScrollArea(_ id: Name, _ viewport: Rect, contentHeight: Double) -> Int {
    scrollAreas.add(
      ScrollArea(id: id, viewport: context.snapped(viewport), contentHeight: contentHeight))
    return scrollAreas.count - 1
  }

  // MARK: Room

  /// The surface without the margins that the panel keeps.
  private var room: Rect {
    let safe = context.safeFrame
    let isAtEdge = edge != nil
    // A bar at the bottom edge is margin enough.
    let bar = context.environment.safeArea.bottom
    let hasBar = isAtEdge && bar > context.environment.keyboardHeight
    let margin = wish.height == nil ? context.metrics.verticalMargin : 0
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
    if let width = wish.width {
      return context.pixel(min(width.resolved(in: context.environment.size.width), safe.width))
    }
    let margin = min(context.metrics.sideMargin, safe.width / 16)
    return context.pixelDown(max(0, min(context.metrics.width, safe.width - 2 * margin)))
  }

  private var wishedHeight: Double? {
    wish.height.map {
      context.pixel($0.resolved(in: context.environment.size.height))
    }
  }

  private var edge: VerticalEdge? {
    if let edge = wish.edge { return edge }
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
    let offset = wish.offset
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

  private func finished() -> Scene {
    let focus = FocusOrder(
      nodes: nodes, actions: actionOrder, entries: context.entries,
      preferred: context.alert.preferred)
    // Whoever draws cells marks what has the focus in the part itself.
    if !context.countsCells,
      context.interaction.showsFocus ?? context.environment.hasFullKeyboardAccess,
      let id = context.interaction.focused ?? focus.initial,
      let node = nodes.first(where: { $0.id == id })
    {
      add(
        Node("focus", .decoration, node.frame)
          .with(scrollArea: node.scrollArea)
          .with(corners: node.corners.areSquare ? context.radii(6) : node.corners)
          .with(clip: node.clip)
          .with(border: Node.Border(width: 3, color: context.styler.rgba(.tint))))
    }
    let scene = Scene(
      size: context.environment.size, scale: context.scale, direction: .leftToRight,
      backdrop: backdrop, nodes: nodes, scrollAreas: scrollAreas, focusOrder: focus.order,
      initialFocus: focus.initial, enter: transition(context.alert.enter),
      exit: transition(context.alert.exit),
      concessions: concessions)
    #if !hasFeature(Embedded)
      if context.countsCells { return withCellMotion(scene) }
    #endif
    return scene
  }
}
