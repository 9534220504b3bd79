internal import Heed

/// Which views a scene needs, back to front, and which of them stand inside another.
struct ScenePlan {
  /// Something that one view shows.
  enum Part {
    case node(Node)
    /// An action and what belongs to it.
    case action(Node, parts: [Node])
    /// A field and the text that it shows while nobody types.
    case field(Node, text: Node?)
    case slot(Node)
    /// What moves along a track while nobody knows how far the work is.
    case sweep(Node, track: Rect)
    /// A part of the panel that other parts stand in.
    case area(Area)

    var id: Name {
      switch self {
      case .node(let node), .action(let node, _), .field(let node, _), .slot(let node),
        .sweep(let node, _):
        node.id
      case .area(let area): area.id
      }
    }
  }

  /// A part of the panel whose content may be cut off at its edges and scrolled.
  ///
  /// A class, so that a part is added without copying those before it.
  final class Area {
    let id: Name
    let frame: Rect
    /// Nothing where what stands in it may reach over its edges.
    let clip: CornerRadii?
    /// What is scrolled through; nothing where all of it is seen.
    let scroll: ScrollArea?
    fileprivate(set) var parts: [Part] = []

    init(_ id: Name, _ frame: Rect, clip: CornerRadii?, scroll: ScrollArea? = nil) {
      self.id = id
      self.frame = frame
      self.clip = clip
      self.scroll = scroll
    }
  }

  /// Back to front.
  private(set) var parts: [Part] = []
  private let scene: Scene
  private let panel: Rect
  /// The panel that the way out has for itself.
  private let cancelPanel: Rect?
  private var areas: [Name: Area] = [:]

  init(_ scene: Scene) {
    self.scene = scene
    panel = scene["panel"]?.frame ?? scene.panelFrame
    cancelPanel = scene["panel/cancel"]?.frame
    var index = 0
    while index < scene.nodes.count {
      let node = scene.nodes[index]
      let family = children(of: node, at: index + 1)
      index += 1
      switch node.role.kind {
      case .action:
        add(.action(node, parts: family), for: node)
        index += family.count
      case .field:
        let text = family.first
        add(.field(node, text: text), for: node)
        if text != nil { index += 1 }
      case .slot: add(.slot(node), for: node)
      case .progress where node.accessibility?.value == nil:
        add(.node(node), for: node)
        for bar in family { add(.sweep(bar, track: node.frame), for: bar) }
        index += family.count
      default: add(.node(node), for: node)
      }
    }
  }

  /// The decorations that follow a node and carry its id before their own.
  private func children(of node: Node, at start: Int) -> [Node] {
    let prefix = Array(node.id.string.utf8) + [UInt8(ascii: "/")]
    return Array(
      scene.nodes[start...].prefix { child in
        child.role == .decoration && child.id.string.utf8.starts(with: prefix)
      })
  }

  private mutating func add(_ part: Part, for node: Node) {
    guard let outer = area(of: node) else { return parts.append(part) }
    let (area, isNew) = known(outer)
    if isNew { parts.append(.area(area)) }
    guard let own = ownArea(of: node) else { return area.parts.append(part) }
    let (inner, isFirst) = known(own)
    if isFirst { area.parts.append(.area(inner)) }
    inner.parts.append(part)
  }

  private mutating func known(_ area: Area) -> (area: Area, isNew: Bool) {
    if let known = areas[area.id] { return (known, false) }
    areas[area.id] = area
    return (area, true)
  }

  // MARK: Areas

  /// The part of the panel that a node stands in, named alike whether it has to be scrolled or not: a
  /// field that is moved to another view while somebody types would lose the keyboard.
  private func area(of node: Node) -> Area? {
    let scroll = scrollArea(of: node)
    if isContent(node) {
      guard let scroll, scroll.id == "content" else { return Area("content", panel, clip: nil) }
      return Area(
        "content", scroll.viewport, clip: node.clip?.corners ?? CornerRadii(),
        scroll: scroll)
    }
    guard let clip = node.clip else { return nil }
    if clip.frame == cancelPanel { return Area("area/cancel", clip.frame, clip: clip.corners) }
    if node.role == .header { return Area("area/header", clip.frame, clip: clip.corners) }
    return Area("actions", clip.frame, clip: clip.corners, scroll: scroll)
  }

  /// The part of the content that scrolls by itself, around one node.
  private func ownArea(of node: Node) -> Area? {
    guard isContent(node), let scroll = scrollArea(of: node), scroll.id != "content" else {
      return nil
    }
    return Area(
      Name("area/\(scroll.id)"), scroll.viewport, clip: node.clip?.corners ?? CornerRadii(),
      scroll: scroll)
  }

  private func scrollArea(of node: Node) -> ScrollArea? {
    node.scrollArea.flatMap { scene.scrollAreas.indices.contains($0) ? scene.scrollAreas[$0] : nil }
  }

  /// Whether a node belongs to what stands above the actions.
  private func isContent(_ node: Node) -> Bool {
    if let scroll = scrollArea(of: node) { return scroll.id != "actions" }
    switch node.role.kind {
    case .title, .message, .text, .image, .field, .choice, .toggle, .progress, .badge, .slot:
      return true
    case .separator, .decoration: return node.id.string.utf8.starts(with: "content/".utf8)
    case .panel, .header, .action, .close, .dismiss: return false
    }
  }
}
