import Heed

/// The drawing of one scene.
struct ScenePainting {
  let scene: Scene
  let alert: Alert
  let interaction: Interaction
  let edit: FieldEdit?
  let time: Double
  let look: TerminalLook
  let palette: CellPalette
  let marks: CellMarks
  /// The id of the node that has the focus.
  let focused: Name?
  /// Rows by which each scroll area is scrolled.
  let offsets: [Int]

  var canvas: CellCanvas
  var cursor: CellFrame.Place?
  var fieldScroll: Int?

  init(
    _ scene: Scene, alert: Alert, interaction: Interaction, edit: FieldEdit?,
    scrolled: [Name: Double], time: Double, look: TerminalLook
  ) {
    self.scene = scene
    self.alert = alert
    self.interaction = interaction
    self.edit = edit
    self.time = time
    self.look = look
    palette = CellPalette(look: look)
    marks = CellMarks(look.borders)
    // A banner may have given the focus back.
    focused =
      interaction.focused ?? (interaction.showsFocus == false ? nil : scene.initialFocus)
    offsets = scene.scrollAreas.map { area in
      let most = max(0, area.contentHeight - area.viewport.height)
      return Int(min(max(0, scrolled[area.id] ?? 0), most).rounded())
    }
    func whole(_ value: Double) -> Int { Int(max(0, min(2000, value))) }
    canvas = CellCanvas(
      CellGrid(columns: whole(scene.size.width), rows: whole(scene.size.height)))
  }

  mutating func frame() -> CellFrame {
    paintBackdrop()
    let below = canvas
    guard scene.moment.opacity > 0.02, scene.moment.scale > 0.02 else {
      return CellFrame(grid: canvas.grid)
    }
    if let panel { paintShadow(panel) }
    for node in scene.nodes { paint(node) }
    paintScrollBars()
    if scene.moment.opacity < 1 || scene.moment.scale < 1 || scene.moment.offset != Point() {
      cursor = nil
      compose(over: below)
    }
    return CellFrame(grid: canvas.grid, cursor: cursor, fieldScroll: fieldScroll)
  }

  /// The panel's frame.
  var panel: CellArea? {
    scene.nodes.first { $0.role == .panel }.map { CellArea($0.frame) }
  }

  // MARK: Places

  /// How far a node is moved by scrolling.
  func shift(of node: Node) -> Int {
    guard let area = node.scrollArea, offsets.indices.contains(area) else { return 0 }
    return -offsets[area]
  }

  /// Where a node is drawn.
  func area(of node: Node) -> CellArea { CellArea(node.frame).moved(y: shift(of: node)) }

  /// What is seen of a node.
  func clip(of node: Node) -> CellArea {
    var clip = canvas.bounds
    if let area = node.scrollArea, scene.scrollAreas.indices.contains(area) {
      clip = clip.intersection(CellArea(scene.scrollAreas[area].viewport))
    }
    if let shape = node.clip { clip = clip.intersection(CellArea(shape.frame)) }
    return clip
  }

  func isFocused(_ node: Node) -> Bool { node.id == focused }

  // MARK: Nodes

  private mutating func paint(_ node: Node) {
    let area = area(of: node)
    let clip = clip(of: node)
    guard !area.intersection(clip).isEmpty else { return }
    canvas.clip = clip
    defer { canvas.clip = canvas.bounds }
    switch node.role {
    case .panel: paintPanel(node, area)
    case .header: paintHeader(node, area)
    case .action: paintAction(node, area)
    case .close: paintClose(node, area)
    case .field: paintField(node, area)
    case .choice: paintRow(node, area)
    case .toggle: paintRow(node, area)
    case .progress: paintProgress(node, area)
    case .separator: paintSeparator(node, area)
    case .badge: paintBadge(node, area)
    case .dismiss: break
    case .decoration: paintDecoration(node, area)
    case .slot:
      paintGround(node, area)
      paintText(node, area)
      paintRow(node, area)
    default:
      paintGround(node, area)
      paintText(node, area)
    }
  }

  /// Parts of other nodes, told by the end of their ids.
  private mutating func paintDecoration(_ node: Node, _ area: CellArea) {
    let id = node.id.string
    if node.text != nil {
      let owner = parent(of: node)
      if owner?.role == .field { return }
      if let owner, owner.role == .action { return paintActionPart(node, area, of: owner) }
      return paintText(node, area)
    }
    if id.hasSuffix("/box") { return paintGround(node, area) }
    if id.hasSuffix("/mark") { return paintMark(node, area) }
    if id.hasSuffix("/track") { return paintToggle(node, area) }
    if id.hasSuffix("/image") { return paintActionMark(node, area) }
    if id.hasSuffix("/bar"), parent(of: node)?.role == .progress { return }
    guard let color = CellPalette.color(of: node.fill), area.width == 1 else { return }
    // The bar beside a quote.
    for row in area.y..<area.maxY {
      canvas.put(marks.bar, palette.edge(color, on: canvas.background(area.x, row)), area.x, row)
    }
  }

  /// The node that a part belongs to.
  func parent(of node: Node) -> Node? {
    let bytes = Array(node.id.string.utf8)
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return scene[Name(String(decoding: bytes[..<slash], as: UTF8.self))]
  }

  mutating func paintGround(_ node: Node, _ area: CellArea) {
    guard let ground = palette.ground(node.fill, over: canvas.background(area.x, area.y)) else {
      return
    }
    canvas.fill(area, CellStyle(background: ground))
  }
}
