/// An alert laid out for a surface: what to draw where, and what to tell assistive technology.
public struct Scene: Hashable, Sendable {
  private(set) var shared: Shared<Values>

  /// What covers the surface behind the panel.
  public struct Backdrop: Hashable, Sendable {
    /// Painted over the surface.
    public var color: RGBA
    /// How strongly the surface is blurred, in points.
    public var blur: Double
    /// Whether touches beside the panel reach the app.
    public var passesTouches: Bool

    /// Makes a backdrop.
    public init(color: RGBA, blur: Double = 0, passesTouches: Bool = false) {
      self.color = color
      self.blur = blur
      self.passesTouches = passesTouches
    }
  }

  /// What gave way because the surface is small, in the order in which things do.
  public enum Concession: Hashable, Sendable, CaseIterable {
    /// Space between things is smaller than asked for.
    case spacing
    /// The header picture is lower than asked for, or gone.
    case header
    /// Texts with a fixed place stand higher than asked for.
    case fixedTops
    /// The content has to be scrolled.
    case contentScrolls
    /// The actions have to be scrolled.
    case actionsScroll
  }

  /// The surface's size in points.
  public var size: Size {
    get { shared.storage.values.size }
    set { shared.own().values.size = newValue }
  }
  /// Pixels a point.
  public var scale: Double {
    get { shared.storage.values.scale }
    set { shared.own().values.scale = newValue }
  }
  public var direction: Direction {
    get { shared.storage.values.direction }
    set { shared.own().values.direction = newValue }
  }
  public var backdrop: Backdrop {
    get { shared.storage.values.backdrop }
    set { shared.own().values.backdrop = newValue }
  }
  /// What to draw, back to front.
  public var nodes: [Node] {
    get { shared.storage.values.nodes }
    set { shared.own().values.nodes = newValue }
  }
  public var scrollAreas: [ScrollArea] {
    get { shared.storage.values.scrollAreas }
    set { shared.own().values.scrollAreas = newValue }
  }
  /// The ids of the nodes that can have the focus, in the order that Tab follows.
  public var focusOrder: [Name] {
    get { shared.storage.values.focusOrder }
    set { shared.own().values.focusOrder = newValue }
  }
  /// The id of the node that has the focus first.
  public var initialFocus: Name? {
    get { shared.storage.values.initialFocus }
    set { shared.own().values.initialFocus = newValue }
  }
  /// How the panel comes.
  public var enter: Transition {
    get { shared.storage.values.enter }
    set { shared.own().values.enter = newValue }
  }
  /// How the panel goes.
  public var exit: Transition {
    get { shared.storage.values.exit }
    set { shared.own().values.exit = newValue }
  }
  public var concessions: [Concession] {
    get { shared.storage.values.concessions }
    set { shared.own().values.concessions = newValue }
  }
  /// How far panel and backdrop are on their way; at rest as layout makes it.
  public var moment: Moment {
    get { shared.storage.values.moment }
    set { shared.own().values.moment = newValue }
  }

  init(_ values: Values) { shared = Shared(values) }

  /// The node of an id.
  public subscript(id: Name) -> Node? {
    nodes.first { $0.id == id }
  }

  /// What assistive technology reads, in order.
  public var accessibleNodes: [Node] {
    nodes.filter { $0.accessibility != nil }
  }

  /// The scene as seen in a mirror: twice is the original.
  public func mirrored() -> Scene {
    var scene = self
    scene.direction = direction == .leftToRight ? .rightToLeft : .leftToRight
    var nodes = nodes
    for index in nodes.indices { nodes[index].mirror(in: size.width) }
    scene.nodes = nodes
    var areas = scrollAreas
    for index in areas.indices { areas[index].viewport = areas[index].viewport.mirrored(in: size.width) }
    scene.scrollAreas = areas
    return scene
  }
}

extension Node {
  /// Moves the node to where a mirror shows it; its letters and pictures stay as they are.
  package mutating func mirror(in width: Double) {
    frame = frame.mirrored(in: width)
    corners = corners.mirrored
    if let shape = clip {
      clip = Clip(frame: shape.frame.mirrored(in: width), corners: shape.corners.mirrored)
    }
    guard var text else { return }
    var lines = text.lines
    for index in lines.indices {
      lines[index].x = frame.width - lines[index].x - lines[index].width
    }
    var links = text.links
    for index in links.indices {
      let before = links[index].frame
      // Within its line a link stays where it is: the letters are not mirrored.
      guard let line = lines.first(where: { $0.y == before.y }) else { continue }
      let inLine = before.x - (frame.width - line.x - line.width)
      links[index].frame = Rect(
        x: line.x + inLine, y: before.y, width: before.width, height: before.height)
    }
    text.lines = lines
    text.links = links
    self.text = text
  }
}
